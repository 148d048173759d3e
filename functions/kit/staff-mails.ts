/**
 * One budget of mails a market and day, over all by which staff write to somebody at their own will or in their own words:
 * anybody can open a market, and one that mails strangers costs all markets their mails. It is counted in one item, with
 * the write that causes the mail. Not in it, and never held up, is what a shop owes to who has a booking: receipts,
 * refunds, reminders, withdrawals, longer bookings, and the answer that a tenant may move.
 */
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { countTries, endOfWindow, type Limit, triesLeft } from './limit.ts'
import { counted, log } from './log.ts'
import type { Write } from './table.ts'

/** An import of the most mails leaves room for what staff write by hand that day. */
const MOST_A_DAY = 1_200

/**
 * By hand. A shop of 300 shelves has some 45 bookings that begin on a day: with a new customer, a confirmation and a payment
 * request for each, and 50 answers, that is 185 mails. A day on which it moves every booking has room too.
 */
export const MOST_BY_HAND = 500

/** A day in UTC. `part`: by hand or by an import. */
export const staffMailsOf = (market: string, part: NonNullable<Limit['part']>) => ({
  what: 'staff-mails',
  who: market,
  most: MOST_A_DAY,
  window: 86_400,
  part,
})

const byHand = (market: string) => staffMailsOf(market, { name: 'by hand', most: MOST_BY_HAND })

/** Tells the operator of a market that has used half of what it may send in this way: an alarm counts these lines. */
export const warnFromHalf = (
  market: string,
  { part }: Pick<ReturnType<typeof staffMailsOf>, 'part'>,
  left: number,
): void => {
  if (left * 2 > part.most) return
  log.warn('a market sends unusually many mails', { market, way: part.name, left, ...counted('many-mails') })
}

/** The write that counts mails which staff cause by hand. Refuses `too_many_mails` with the moment at which it opens again. */
export const staffMails = async (market: string, mails = 1): Promise<Write[]> => {
  if (!mails) return []
  const limit = byHand(market)
  const full = refuse(kitRefusals.too_many_mails, { opensAt: endOfWindow(limit) })
  const left = await triesLeft(market, limit)
  warnFromHalf(market, limit, Math.max(0, left - mails))
  if (left < mails) throw full
  return [countTries(market, limit, mails, full)]
}
