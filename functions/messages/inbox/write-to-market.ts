import { messageWritten } from '#events/messages.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { messagesContract } from '#shared/messages/contract.ts'
import { checkMarket } from '../../kit/caller.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { newId } from '../../kit/ids.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { emit } from '../../kit/outbox.ts'
import { commit } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import { newMessage } from '../table/message.ts'
import { isKept, isWithinLimits, KEPT, phoneOf, RECEIVED, tooManyMessages } from './feedback.ts'
import { checkPerson } from './provider.ts'

/**
 * Puts a message before the market's staff. Answers alike for a market that is not there (D60). Beyond the limits it is
 * kept in a drawer of its own, of which nobody hears, and the answer is another (D71). Refuses `invalid_phone`, `phone_country`,
 * `recaptcha_error`, and `too_many_messages` when the drawer takes no more today.
 */
export const writeToMarket: Verb<typeof messagesContract.writeToMarket> = async call => {
  const { body, address, market: header } = call
  const { marketId, name, email, notes, instagramMediaId } = body
  checkMarket(header, marketId)
  const market = await readMarket(marketId).catch(ignoreRefusal(commonRefusals.market_not_found))
  const phone = await phoneOf(body.phone, body.country ?? market?.country ?? 'dk', market?.phoneCountries)
  await checkPerson(body.grecaptchaToken, address)
  if (!market) return RECEIVED
  const isOver = !(await isWithinLimits(marketId, address))
  if (isOver && !(await isKept(marketId, address))) throw tooManyMessages()
  const id = newId()
  await commit([
    ...newMessage(marketId, {
      id,
      name,
      email,
      phone,
      message: notes,
      createdTs: nowSeconds(),
      seen: isOver,
      archived: false,
      isOver,
      instagramMediaId: instagramMediaId ?? null,
    }),
    ...(isOver ? [] : [emit(marketId, messageWritten, { message: id })]),
  ])
  return isOver ? KEPT : RECEIVED
}
