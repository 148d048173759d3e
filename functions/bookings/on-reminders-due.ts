import { remindersDue, reminderWanted } from '#events/bookings.ts'
import {
  daysOfRound,
  isRoundOf,
  nextRound,
  type RemindedRow,
  remindersOf,
} from '#shared/bookings/reminders.ts'
import { type Millis, toMillis, toSeconds } from '#shared/kit/units.ts'
import { now, todayIn } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { readCatalogue } from '../shelves/table/catalogue.ts'
import { readPlanOfTypes } from './reports/plan-of-types.ts'
import type { PlanRow } from './table/plan.ts'
import { readReminderSettings } from './table/reminder-settings.ts'
import { nextRoundAt, readRound } from './table/round.ts'

/** A task may come a little early; one that comes much earlier is a second delivery. */
const EARLY: Millis = 60_000

/**
 * How many events one transaction emits. DynamoDB takes a hundred writes; with fewer, less is done again after a
 * failure.
 */
const AT_ONCE = 25

/**
 * Runs a market's round: emits an event for each reminder of the day, then schedules the next round. A round that dies is
 * run again from the start. That emits some events twice; the mail's worker sends each reminder once. Of two deliveries at
 * once, one schedules the next round.
 */
export default onTask({
  on: remindersDue,
  grants: ['table:read', 'table:write', 'schedules:bookings'],
  handle: ({ market, id }) =>
    retryOnConflict(async () => {
      const due = await readRound(market)
      if (due === undefined || now() < toMillis(due) - EARLY) return
      const { timeZone } = await askForReminders(market)
      const next = toSeconds(nextRound(timeZone, todayIn({ timeZone }), now() + EARLY))
      await commit([nextRoundAt(market, due, next)])
      await schedule(market, remindersDue, {}, { at: next, by: id })
    }),
})

const askForReminders = async (marketId: string): Promise<Market> => {
  const [{ market, types }, { off }] = await Promise.all([
    readCatalogue(marketId),
    readReminderSettings(marketId),
  ])
  if (!isRoundOf(market.timeZone, now() + EARLY)) return market
  const today = todayIn(market)
  const rows = await readPlanOfTypes(marketId, [...types.keys()], daysOfRound(today))
  const due = remindersOf(today, rows.map(asReminded), market)
  const wanted = due.filter(({ reminder }) => !off.includes(reminder))
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    await commit(
      wanted.slice(from, from + AT_ONCE).map(one => emit(marketId, reminderWanted, { ...one, day: today })),
    )
  return market
}

const asReminded = (row: PlanRow): RemindedRow => ({
  ...row,
  dateStartCustomer: row.sale.begins,
  dateEndCustomer: row.dateEndCustomer ?? row.dateEnd,
})
