import { customerRefusals } from '#shared/customers/refusals.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { messagesContract } from '#shared/messages/contract.ts'
import { countTry } from '../identity/table/attempts.ts'
import { addressMark } from '../kit/address.ts'
import { checkMarket } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit } from '../kit/table.ts'
import { unless } from '../kit/unless.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { newMessage } from './table/message.ts'

const ANSWER = { detail: 'feedback_received' }

/** One address may be a whole house; a market gets no more than somebody can read. */
const LIMITS = {
  visitor: { what: 'feedback', most: 10, window: 3_600 },
  market: { what: 'feedback-all', most: 500, window: 86_400 },
} as const

const tooMany = refuse(commonRefusals.too_many_requests)

/** Puts a message before the market's staff. Answers alike for a market that is not there, and beyond the limits (D60). */
export const writeToMarket: Verb<typeof messagesContract.writeToMarket> = async call => {
  const { body, address, market: header } = call
  const { marketId, name, email, notes, instagramMediaId } = body
  checkMarket(header, marketId)
  const market = await readMarket(marketId).catch(unless(commonRefusals.market_not_found))
  const phone = await phoneOf(body.phone, market?.country ?? 'dk')
  if (!market || !(await isWithinLimits(market, address))) return ANSWER
  await commit(
    newMessage(marketId, {
      id: newId(),
      name,
      email,
      phone,
      message: notes,
      createdTs: nowSeconds(),
      seen: false,
      archived: false,
      instagramMediaId: instagramMediaId ?? null,
    }),
  )
  return ANSWER
}

/** Refuses `invalid_phone`. The rules of phones are large, so only this call loads them. */
const phoneOf = async (typed: string, country: CountryCode): Promise<string> => {
  const { internationalPhone } = await import('#shared/markets/phone.ts')
  const phone = internationalPhone(typed, country)
  if (!phone) throw refuseFields({ phone: [customerRefusals.invalid_phone] })
  return phone
}

const isWithinLimits = async ({ marketId }: Market, address: string): Promise<boolean> => {
  const at = nowSeconds()
  const visitor = { ...LIMITS.visitor, who: await addressMark(marketId, address) }
  try {
    // Each in a commit of its own: so they conflict with no other.
    await commit([countTry(marketId, visitor, at, tooMany)])
    await commit([countTry(marketId, { ...LIMITS.market, who: 'all' }, at, tooMany)])
  } catch (error) {
    unless(commonRefusals.too_many_requests)(error)
    return false
  }
  return true
}
