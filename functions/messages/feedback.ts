/** What the forms by which visitors write to a market and to the operator have in common. */
import { customerRefusals } from '#shared/customers/refusals.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { countTry } from '../identity/table/attempts.ts'
import { addressMark } from '../kit/address.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit } from '../kit/table.ts'
import { unless } from '../kit/unless.ts'

/** The answer, whatever happens behind (D60). */
export const RECEIVED = { detail: 'feedback_received' }

/** One address may be a whole house; nobody reads more than this in a day. */
const LIMITS = {
  visitor: { what: 'feedback', most: 10, window: 3_600 },
  all: { what: 'feedback-all', most: 500, window: 86_400, who: 'all' },
} as const

const tooMany = refuse(commonRefusals.too_many_requests)

/** Counts a message to a market, or to the operator (`EVERYWHERE`). False when there are too many. */
export const isWithinLimits = async (market: string, address: string): Promise<boolean> => {
  const at = nowSeconds()
  const visitor = { ...LIMITS.visitor, who: await addressMark(market, address) }
  try {
    // Each in a commit of its own: so they conflict with no other.
    await commit([countTry(market, visitor, at, tooMany)])
    await commit([countTry(market, LIMITS.all, at, tooMany)])
  } catch (error) {
    unless(commonRefusals.too_many_requests)(error)
    return false
  }
  return true
}

/** A typed number in international form. Refuses `invalid_phone`. The rules of phones are large, so only a form loads them. */
export const phoneOf = async (typed: string, country: CountryCode): Promise<string> => {
  const { internationalPhone } = await import('#shared/markets/phone.ts')
  const phone = internationalPhone(typed, country)
  if (!phone) throw refuseFields({ phone: [customerRefusals.invalid_phone] })
  return phone
}
