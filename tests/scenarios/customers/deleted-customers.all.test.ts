/** Staff delete or merge a customer at the same moment as a payment, or events come late and in the wrong order. */
import { beforeAll, expect, test } from 'vitest'
import { customerDeleted, customersMerged } from '#events/customers.ts'
import onCustomerDeleted from '#functions/bookings/on-customer-deleted.ts'
import onCustomersMerged from '#functions/bookings/on-customers-merged.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { type Customer, deletingStaff } from '../../people/deleting.ts'

const cloud = cloudForTests()
const MARKET = 'deleted-meanwhile'
const { guest, open, logIn, created, remove, openedBy, stateNow, bookingIn, customerNow, booked, merge } =
  deletingStaff(cloud, MARKET)

beforeAll(open)

test('A deletion and a payment at the same moment: one booking or one refund, at every try', async () => {
  for (let round = 0; round < 4; round++) {
    const gone = await created()
    const { reserved, checkout, paymentId } = await openedBy(gone)
    await guest.pay(paymentId)
    const [removed, confirmed] = await Promise.all([remove(gone), guest.confirm(checkout, paymentId)])
    expect([204, 409]).toContain(removed)
    expect(confirmed.status).toBe(200)
    const owner = (await bookingIn(reserved.id))?.customer
    expect((await customerNow(owner)).status).toBe(200)
    expect(owner === gone.userNumber).toBe(removed === 409)
  }
})

const mergedEvent = (kept: Customer, from: Customer, bookings: string[]) =>
  onCustomersMerged.receive(
    envelope(MARKET, customersMerged, { userNumber: kept.userNumber, from: from.userNumber, bookings }),
  )

test('Two merges whose events come in the wrong order, twice: the last kept customer has every booking', async () => {
  const [one, two, three] = [await booked(), await booked(), await booked()]
  await setFault(cloud, 'events', 'drop')
  const kept = (await merge(two.customer, one.customer)).body
  expect((await merge(three.customer, kept)).status).toBe(200)
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  await mergedEvent(three.customer, kept, [two.id, one.id])
  for (const _ of [1, 2]) await mergedEvent(kept, one.customer, [one.id])
  const { requests, shelfBookings } = await stateNow()
  for (const { id } of [one, two, three]) {
    expect(requests.find(request => request.id === id)?.customer).toBe(three.customer.userNumber)
    expect(shelfBookings.find(shelf => shelf.id === id)?.customer).toBe(three.customer.userNumber)
  }
  expect(await customerNow(three.customer.userNumber)).toMatchObject({ status: 200 })
})

test('A past booking that a late merge gives to a customer who is deleted by then keeps no name', async () => {
  const { customer: from, id } = await booked()
  const kept = await created()
  // Both are over before anybody deletes.
  await cloud.later(13 * 86_400)
  await logIn()
  await setFault(cloud, 'events', 'drop')
  const merged = await merge(kept, from)
  expect(merged.status).toBe(200)
  expect(await remove(merged.body)).toBe(204)
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  await onCustomerDeleted.receive(envelope(MARKET, customerDeleted, { userNumber: kept.userNumber }))
  await mergedEvent(kept, from, [id])
  const { requests } = await stateNow()
  expect(requests.find(request => request.id === id)).toMatchObject({
    customerEmail: null,
    buyer: { name: '' },
  })
}, 60_000)
