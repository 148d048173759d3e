import { PROOF_SECONDS } from '#shared/kit/owner-proof.ts'
import { asFailure, hasCode } from '../failure.ts'
import { withoutLoader } from '../loader.tsx'

/** A proof is kept for as long as the server takes it, so that the next act does not ask again. */
let kept: { proof: string; until: number } | undefined

/**
 * Tries a call that may ask for a proof of who one is (D67), and tries again with one: the last proof, or the one that
 * the person gives now. Throws as the call does; `proof_needed` when the person gives none.
 */
export const withProof = async <T>(
  attempt: (proof?: string) => Promise<T>,
  prove: (() => Promise<string | undefined>) | undefined,
): Promise<T> => {
  try {
    return await attempt(kept && kept.until > Date.now() ? kept.proof : undefined)
  } catch (thrown) {
    if (!prove || !hasCode(asFailure(thrown), 'proof_needed')) throw thrown
    const proof = await withoutLoader(prove)
    if (proof === undefined) throw thrown
    kept = { proof, until: Date.now() + PROOF_SECONDS * 1_000 }
    return attempt(proof)
  }
}
