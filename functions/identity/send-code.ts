import { logInCodeRequested } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { checkMarket } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newToken } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { mayMail } from './lockout.ts'
import { putCode } from './table/log-in-code.ts'

const VALID_SECONDS = 600

/**
 * Mails a code to log in with, if the account exists and got few mails lately; the code before it ends. The answer is
 * the same either way, and so is the work: an address without an account gets a code too, which nobody learns.
 */
export const sendCode: Verb<typeof identityContract.sendCode> = async ({
  body: { market_id: market, email },
  language,
  market: header,
}) => {
  checkMarket(header, market)
  if (await mayMail(market, 'code', email)) {
    const nonce = newToken()
    await commit([
      putCode(market, email, { nonce, until: nowSeconds() + VALID_SECONDS }),
      emit(market, logInCodeRequested, { email, language, nonce }),
    ])
  }
  return { detail: 'code_sent' }
}
