/** What a buyer sees while an outside service fails, and after it works again. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { buyersDuringFaults } from '../../people/buyers-during-faults.ts'
import { newGuest } from '../../people/visitor.ts'

const cloud = cloudForTests()
const { at, fault, buy, mailsOfNextBooking, cannotPayWhile, isPaidWhileMailIs } = buyersDuringFaults(
  cloud,
  'faults',
)
beforeAll(() => openMarket('faults', 20))

test.each(['down'])(
  'While the card provider has the fault %s, a buyer cannot pay, but the reservation stays',
  cannotPayWhile,
)

test('A fault lasts for the number of calls that was set', async () => {
  await fault('elavon', 'down', { times: 1 })
  const checkout = at.checkout([await at.reserveOne()], newGuest())
  expect((await at.init(checkout)).status).toBe(503)
  expect((await at.init(checkout)).status).toBe(200)
})

test.each(['down'])(
  'A booking is paid while mail has the fault %s, and its mails follow later',
  isPaidWhileMailIs,
  90_000,
)

test('A mail that the service accepts and loses is not sent again', async () => {
  await fault('mail', 'drop')
  const { statuses, email } = await buy()
  expect(statuses).toEqual(['paid'])
  await cloud.idle()
  await fault('mail', 'off')
  await cloud.idle()
  expect(await at.mails(email)).toEqual([])
  expect(await mailsOfNextBooking()).toHaveLength(2)
})

test('A booking is paid also when its events are lost, but no mail follows', async () => {
  await fault('events', 'drop')
  const { statuses, email } = await buy()
  expect(statuses).toEqual(['paid'])
  await cloud.idle()
  await fault('events', 'off')
  await cloud.idle()
  expect(await at.mails(email)).toEqual([])
  expect(await mailsOfNextBooking()).toHaveLength(2)
})

test('A hold ends also when its schedule is lost', async () => {
  const reserved = await at.reserveOne()
  await cloud.idle()
  await fault('events', 'drop')
  await cloud.later(901)
  await fault('events', 'off')
  await cloud.later(60)
  expect(await at.statuses(reserved)).toEqual(['expired'])
})

test('An unknown service or mode of a fault is refused', async () => {
  const unknown = { status: 400, body: { service: ['unknown'] } }
  for (const service of ['till', 'constructor']) expect(await fault(service, 'down')).toEqual(unknown)
  expect(await cloud.call('POST', '/local/fault/')).toEqual(unknown)
  const invalid = { status: 400, body: { mode: ['invalid'] } }
  expect(await fault('events', 'slow')).toEqual(invalid)
  expect(await fault('mail', 'ill')).toEqual(invalid)
  expect(await fault('mail', 'down', { times: 0 })).toEqual({ status: 400, body: { times: ['invalid'] } })
})
