/** The mails that went out, for staff. */
import { LEFT_OVER_DAYS, tickKey } from '#shared/bookings/day-board.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import { toMillis } from '#shared/kit/units.ts'
import type { messagesContract } from '#shared/messages/contract.ts'
import { failureOf } from '#shared/messages/mail-failure.ts'
import { readTicks } from '../../bookings/table/tick.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readMailsAbout, readUndelivered, type SentMail } from '../table/mail.ts'

/** One query. Ids that name no booking request have no mails. */
export const listMailsAbout: Verb<typeof messagesContract.listMailsAbout> = async ({ market, query }) => ({
  results: (await readMailsAbout(market, query.bookingRequest)).map(toResponse),
})

/**
 * The failures of the last week with their ticks, but none that staff dealt with before today. Three reads: the market,
 * the failures, the ticks.
 */
export const listUndelivered: Verb<typeof messagesContract.listUndelivered> = async ({ market }) => {
  const settings = await readMarket(market)
  const today = todayIn(settings)
  const first = addDays(today, -LEFT_OVER_DAYS)
  const [mails, ticks] = await Promise.all([
    readUndelivered(market),
    readTicks(market, { first, last: today }),
  ])
  const ticked = new Map(ticks.map(tick => [tickKey(tick), tick]))
  const results = mails.flatMap(mail => {
    if (!mail.failed) return []
    const { id, ts } = mail.failed
    const on = dayIn(settings.timeZone, toMillis(ts))
    const tick = ticked.get(tickKey({ kind: 'mail', id, on })) ?? null
    if (on < first || (tick && tick.day < today)) return []
    const [bookingRequest = null] = mail.bookingRequests
    return [{ ...toResponse(mail), id, on, tick, bookingRequest, customer: mail.customer }]
  })
  return { results }
}

const toResponse = ({ event, to, subject, sentTs, failed }: SentMail) => ({
  id: event,
  to,
  subject,
  sentAt: sentTs,
  failure: failed && { at: failed.ts, reason: failureOf(failed) },
})
