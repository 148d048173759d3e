/** What a password may be. Decision D19. */

import { refuseFields } from '../kit/refusal.ts'
import { identityRefusals } from './refusals.ts'

/** True for a password that is a name of its account, whatever the case of its letters. */
export const sameAsName = (password: string, names: readonly string[]): boolean =>
  names.some(name => name.toLowerCase() === password.toLowerCase())

/**
 * Refuses `not_identical`, and `same_as_username` for any of the names that the account logs in with. The contract
 * checks the length.
 */
export const checkNewPassword = (
  { newPassword1, newPassword2 }: { newPassword1: string; newPassword2: string },
  names: readonly string[],
): void => {
  if (newPassword1 !== newPassword2) throw refuseFields({ newPassword2: [identityRefusals.not_identical] })
  if (sameAsName(newPassword1, names))
    throw refuseFields({ newPassword1: [identityRefusals.same_as_username] })
}
