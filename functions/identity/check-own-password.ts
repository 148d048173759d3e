import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import type { Account } from '../kit/account.ts'
import { guarded } from './lockout.ts'
import { logInByPassword } from './password-check.ts'
import { revokeToken } from './provider.ts'

/**
 * Checks the password of an account in the middle of its session, also while the user pool shuts the account. Refuses
 * `wrong_password`, counted like a log-in.
 */
export const checkOwnPassword = async (
  account: Account,
  password: string,
  address: string,
): Promise<void> => {
  const { market, username } = account
  const tokens = await guarded(market, { who: username, address }, () => logInByPassword(account, password))
  if (!tokens) throw refuseFields({ password: [identityRefusals.wrong_password] })
  await revokeToken(tokens.refreshToken)
}
