import { passwordResetRequested } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { recordAttempt } from './lockout.ts'
import { readLogin } from './table/login.ts'

/**
 * Sends a link, if there is such an account and it was not asked for too often. The answer never tells.
 * Refuses 403 `permission_denied` under another market's header, and nothing else.
 */
export const requestPasswordReset: Verb<typeof identityContract.requestPasswordReset> = async ({
  body,
  language,
  market: header,
}) => {
  const { market_id: market, email } = body
  checkMarket(header, market)
  const login = await readLogin(market, email)
  if (login && (await recordAttempt(market, 'reset', email))) {
    const { username } = login
    await commit([
      emit(market, passwordResetRequested, { username, email, language: language ?? login.language }),
    ])
  }
  return { detail: 'password_reset_sent' }
}
