/** What the forms by which visitors write to a market and to the operator have in common. */
import { customerRefusals } from '#shared/customers/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { countTry, countVisitorTry } from '../kit/limit.ts'

/** The answer, whatever happens behind (D60). */
export const RECEIVED = { detail: 'feedback_received' }

/** Many people may share one internet address. `all` is the most that a shop can read in a day. */
export const LIMITS = {
  visitor: { what: 'feedback', most: 10, window: 3_600 },
  all: { what: 'feedback-all', most: 500, window: 86_400, who: 'all' },
} as const

/** Counts a message to a market, or to the operator (`ALL_MARKETS`). False when there are too many. */
export const isWithinLimits = async (market: string, address: string): Promise<boolean> =>
  (await countVisitorTry(market, LIMITS.visitor, address)) && (await countTry(market, LIMITS.all))

/**
 * A typed number in international form. Refuses `invalid_phone`. The rules of phones are large, so only a form loads
 * them.
 */
export const phoneOf = async (typed: string, country: string): Promise<string> => {
  const { internationalPhone } = await import('#shared/markets/phone.ts')
  const phone = internationalPhone(typed, country)
  if (!phone) throw refuseFields({ phone: [customerRefusals.invalid_phone] })
  return phone
}
