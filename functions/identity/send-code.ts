import { logInCodeRequested } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { checkMarket } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newToken } from '../kit/ids.ts'
import { mayMail } from '../kit/may-mail.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { putCode, readCode } from './table/log-in-code.ts'

const VALID_SECONDS = 600

/**
 * Mails a code to log in with, if the account exists and got few mails lately. While a code is valid the same one is
 * mailed again, so that nobody ends another's code by ordering one. The answer is the same either way, and so is the
 * work: an address without an account gets a code too, which nobody learns.
 */
export const sendCode: Verb<typeof identityContract.sendCode> = async ({
  body: { market_id: market, email },
  language,
  address,
  market: header,
}) => {
  checkMarket(header, market)
  if (await mayMail(market, email, address))
    await retryOnConflict(async () => {
      const now = nowSeconds()
      const before = await readCode(market, email)
      const nonce = before && before.until > now ? before.nonce : newToken()
      await commit([
        putCode(market, email, { nonce, until: now + VALID_SECONDS }, before),
        emit(market, logInCodeRequested, { email, language, nonce }),
      ])
    })
  return { detail: 'code_sent' }
}
