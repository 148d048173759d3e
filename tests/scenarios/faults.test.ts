/** What a buyer sees while an outside service fails, and after it works again. */
import { beforeAll, expect, test, vi } from 'vitest'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { untilQuiet } from '../cloud/market-state.ts'
import { newGuest, type Reserved, visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
const at = visitorOf(cloud, 'faults')
beforeAll(() => openMarket('faults', 20))

const fault = (service: string, mode: string, more = {}) =>
  cloud.call('POST', '/local/fault/', { service, mode, ...more })

const buy = async () => {
  const reserved = await at.reserveOne()
  const guest = newGuest()
  const checkout = at.checkout([reserved], guest)
  const { paymentId } = (await at.init(checkout)).body
  await at.pay(paymentId)
  const { body } = await at.confirm(checkout, paymentId)
  return { reserved, statuses: body.bookingRequests.map(({ status }) => status), email: guest.customerEmail }
}

const mailsOfNextBooking = async () => {
  const { email } = await buy()
  await cloud.idle()
  return at.mails(email)
}

const expectPaymentAfterRecovery = async (reserved: Reserved) => {
  const checkout = at.checkout([reserved], newGuest())
  expect(await at.init(checkout)).toMatchObject({
    status: 503,
    body: { detail: 'payment_provider_unavailable' },
  })
  expect(await at.statuses(reserved)).toEqual(['reserved'])
  await fault('elavon', 'off')
  expect((await at.init(checkout)).status).toBe(200)
}

test.each(['down', 'refuse', 'drop', 'slow'])(
  'While the card provider has the fault %s, a buyer cannot pay, but the reservation stays',
  async mode => {
    const reserved = await at.reserveOne()
    await fault('elavon', mode)
    await expectPaymentAfterRecovery(reserved)
  },
)

test('A fault lasts for the number of calls that was set', async () => {
  await fault('elavon', 'down', { times: 1 })
  const checkout = at.checkout([await at.reserveOne()], newGuest())
  expect((await at.init(checkout)).status).toBe(503)
  expect((await at.init(checkout)).status).toBe(200)
})

/** How many messages the worker of mails has in flight or before it: a slow mail holds up the next one. */
const messagesUnsent = async () => {
  const { body } = await cloud.call<{ name: string; waiting: number; inFlight: number }[]>(
    'GET',
    '/local/queues/',
  )
  const queue = body.find(({ name }) => name === 'messages')
  return (queue?.waiting ?? 0) + (queue?.inFlight ?? 0)
}

test.each(['down', 'refuse', 'slow'])(
  'A booking is paid while mail has the fault %s, and its mails follow later',
  async mode => {
    await fault('mail', mode)
    const { statuses, email } = await buy()
    expect(statuses).toEqual(['paid'])
    await vi.waitFor(async () => expect(await messagesUnsent()).toBeGreaterThan(0), { timeout: 10_000 })
    expect(await at.mails(email)).toEqual([])
    await fault('mail', 'off')
    await untilQuiet(cloud)
    expect(await at.mails(email)).toHaveLength(2)
  },
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
