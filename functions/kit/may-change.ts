/** Fields of one thing may ask for different rights (D66), and some of them for a proof (D67). */
import { refuseFields } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { mayDo, type Right } from '#shared/kit/rights.ts'
import type { Staff } from './caller.ts'
import { checkRecentProof } from './recent-proof.ts'

/** The names of the fields that were sent and are other than before: a form sends every field of its page. */
export const fieldsThatDiffer = (before: object, sent: object): string[] => {
  const was: Record<string, unknown> = { ...before }
  return Object.entries(sent)
    .filter(([field, value]) => value !== undefined && value !== was[field])
    .map(([field]) => field)
}

interface FieldRights<Field extends string> {
  rightOf: (field: Field) => Right
  needsProof: (field: Field) => boolean
}

/** Refuses by field, with `role_may_not`, what the caller's role may not change; then `proof_needed`. */
export const checkMayChange = async <Field extends string>(
  caller: Staff,
  changed: readonly Field[],
  { rightOf, needsProof }: FieldRights<Field>,
  proof: string | undefined,
): Promise<void> => {
  const refused = changed.filter(field => !mayDo(caller.role, rightOf(field)))
  if (refused.length)
    throw refuseFields(Object.fromEntries(refused.map(field => [field, [kitRefusals.role_may_not]])))
  if (changed.some(needsProof)) await checkRecentProof(caller, proof)
}
