import { passwordResetRequested } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { mayMail } from '../kit/may-mail.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'

/**
 * Mails a link if the account exists and got few mails lately. The answer is the same either way, and so is the work:
 * the subscriber finds out whether there is an account.
 */
export const requestPasswordReset: Verb<typeof identityContract.requestPasswordReset> = async ({
  body: { market_id: market, email },
  language,
  address,
  market: header,
}) => {
  checkMarket(header, market)
  if (await mayMail(market, email, address))
    await commit([emit(market, passwordResetRequested, { email, language })])
  return { detail: 'password_reset_sent' }
}
