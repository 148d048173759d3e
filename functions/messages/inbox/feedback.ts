/** What the forms by which visitors write to a market and to the operator have in common. */
import { customerRefusals } from '#shared/customers/refusals.ts'
import { type Refusal, refuse, refuseFields } from '#shared/kit/refusal.ts'
import { messageRefusals } from '#shared/messages/refusals.ts'
import { countTry, countVisitorTry } from '../../kit/limit.ts'

/** The answer, whatever happens behind (D60). */
export const RECEIVED = { detail: 'feedback_received' }

/** The answer to who wrote more than a shop reads in a day: it is kept, and they had better call. */
export const KEPT = { detail: 'feedback_kept' }

/** Many people may share one internet address. `all` is the most that a shop can read in a day. */
export const LIMITS = {
  visitor: { what: 'feedback', most: 10, window: 3_600 },
  all: { what: 'feedback-all', most: 500, window: 86_400, who: 'all' },
  /**
   * What is over these limits and is kept all the same. A message has 5,000 letters at most, so a day's are 10 MB at most
   * (four bytes a letter), and cost some euros of writes. One visitor fills a twentieth of it.
   */
  keptOfVisitor: { what: 'feedback-kept-of', most: 25, window: 86_400 },
  kept: { what: 'feedback-kept', most: 500, window: 86_400, who: 'all' },
} as const

/** Counts a message to a market, or to the operator (`ALL_MARKETS`). False when there are too many. */
export const isWithinLimits = async (market: string, address: string): Promise<boolean> =>
  (await countVisitorTry(market, LIMITS.visitor, address)) && (await countTry(market, LIMITS.all))

/** Counts a message over the limits. False when no more of them are kept today: the form then keeps its text. */
export const isKept = async (market: string, address: string): Promise<boolean> =>
  (await countVisitorTry(market, LIMITS.keptOfVisitor, address)) && (await countTry(market, LIMITS.kept))

/** Beyond what is kept: the sender still has the text, and hears to call. */
export const tooManyMessages = (): Refusal => refuse(messageRefusals.too_many_messages)

/**
 * A typed number in international form. Refuses `invalid_phone`, and `phone_country` where the market limits them. The rules
 * of phones are large, so only a form loads them.
 */
export const phoneOf = async (
  typed: string,
  country: string,
  allowed: readonly string[] = [],
): Promise<string> => {
  const { checkedPhone } = await import('#shared/markets/phone.ts')
  const { phone, wrong } = checkedPhone(typed, country, allowed)
  if (wrong) throw refuseFields({ phone: [customerRefusals[wrong]] })
  return phone
}
