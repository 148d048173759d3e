import { passwordResetRequested } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { recordAttempt } from './lockout.ts'
import { readLogin } from './table/login.ts'

/** Mails a link if the account exists and did not ask too often. The answer is the same either way. */
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
