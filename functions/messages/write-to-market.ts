import { messageWritten } from '#events/messages.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { messagesContract } from '#shared/messages/contract.ts'
import { checkMarket } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { isWithinLimits, phoneOf, RECEIVED } from './feedback.ts'
import { checkPerson } from './provider.ts'
import { newMessage } from './table/message.ts'

/**
 * Puts a message before the market's staff. Answers alike for a market that is not there, and beyond the limits (D60).
 * Refuses `invalid_phone` and `recaptcha_error`.
 */
export const writeToMarket: Verb<typeof messagesContract.writeToMarket> = async call => {
  const { body, address, market: header } = call
  const { marketId, name, email, notes, instagramMediaId } = body
  checkMarket(header, marketId)
  const market = await readMarket(marketId).catch(ignoreRefusal(commonRefusals.market_not_found))
  const phone = await phoneOf(body.phone, body.country ?? market?.country ?? 'dk')
  await checkPerson(body.grecaptchaToken, address)
  if (!market || !(await isWithinLimits(marketId, address))) return RECEIVED
  const id = newId()
  await commit([
    ...newMessage(marketId, {
      id,
      name,
      email,
      phone,
      message: notes,
      createdTs: nowSeconds(),
      seen: false,
      archived: false,
      instagramMediaId: instagramMediaId ?? null,
    }),
    emit(marketId, messageWritten, { message: id }),
  ])
  return RECEIVED
}
