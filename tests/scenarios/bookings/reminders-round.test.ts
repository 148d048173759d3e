/** The round that sends a market's reminders each morning, delivered more than once. */
import { expect, test } from 'vitest'
import { remindersDue } from '#events/bookings.ts'
import onRemindersDue from '#functions/bookings/on-reminders-due.ts'
import { nextRoundAt, readRound } from '#functions/bookings/table/round.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'

const cloud = cloudForTests()
const MARKET = 'reminders-round'

test('A round that is delivered three times at once schedules one next round', async () => {
  await openMarket(MARKET, 1)
  await cloud.idle()
  const round = () => onRemindersDue.receive(envelope(MARKET, remindersDue, {}))
  const schedules = async () => (await cloud.call<string[]>('GET', '/local/schedules/')).body
  const planned = (await readRound(MARKET)) ?? 0
  await commit([nextRoundAt(MARKET, planned, nowSeconds())])
  const before = (await schedules()).length
  await Promise.all([round(), round(), round()])
  expect((await schedules()).length).toBe(before + 1)
})
