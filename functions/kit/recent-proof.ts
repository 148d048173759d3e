/**
 * Before what a session that was left open must not do, its owner shows once more who they are (D67): by the log-in of
 * the last ten minutes, or by a proof of them (`account/prove`).
 */
import { type OwnerProof, ownerProof, PROOF_SECONDS } from '#shared/kit/owner-proof.ts'
import { Refusal, refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { TokenOwner } from './caller.ts'
import { nowSeconds } from './clock.ts'
import { linkToken, readLinkOf } from './link.ts'

/** A proof for the caller, to be called after a password or a code was right. */
export const proofOf = ({ kind, market, username }: TokenOwner): Promise<string> =>
  linkToken({ purpose: 'owner', kind, market, username } satisfies OwnerProof, PROOF_SECONDS)

const isOwnProof = async ({ kind, market, username }: TokenOwner, proof: string): Promise<boolean> => {
  try {
    const about = await readLinkOf(market, proof, ownerProof)
    return about.kind === kind && about.username === username
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Refuses 409 `proof_needed` without a log-in or a proof of the last ten minutes. */
export const checkRecentProof = async (caller: TokenOwner, proof: string | undefined): Promise<void> => {
  if (nowSeconds() - caller.loggedInTs <= PROOF_SECONDS) return
  if (proof === undefined || !(await isOwnProof(caller, proof))) throw refuse(kitRefusals.proof_needed)
}
