/** Staff delete or merge a customer while money and events are under way: all money is booked or given back. */
import { beforeAll, expect, test } from 'vitest'
import { customerDeleted, customersMerged } from '#events/customers.ts'
import onCustomerDeleted from '#functions/bookings/on-customer-deleted.ts'
import onCustomersMerged from '#functions/bookings/on-customers-merged.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { envelope } from '#functions/kit/outbox.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { setFault } from '../cloud/fault.ts'
import { type Caller, cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { allItems, readMarketStates } from '../cloud/market-state.ts'
import { told } from '../cloud/told.ts'
import { staffToken } from '../people/staff.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { violations } from '../walk/invariants.ts'

const cloud = cloudForTests()
const MARKET = 'deleted'
const guest = visitorOf(cloud, MARKET)
let staff: Caller
beforeAll(async () => {
  await openMarket(MARKET, 20)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
})

interface Customer {
  userNumber: string
  version: number
  email: string
}

const call = <T = Customer>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, staff)

let count = 0
const created = async (): Promise<Customer> => {
  count += 1
  const typed = { name: 'Ida Holm', email: `ida${count}@deleted.example`, phone: '20123456', country: 'dk' }
  const { body } = await call('POST', 'customers/', typed)
  await cloud.idle()
  return body
}

const remove = async ({ userNumber }: Customer): Promise<number> =>
  (await call('DELETE', `customers/${userNumber}/`)).status

const at = async ({ userNumber }: Customer) => {
  await setPassword({ market: MARKET, username: userNumber }, 'Correct-horse-1', 'customers')
  const body = { username: userNumber, password: 'Correct-horse-1', market_id: MARKET }
  const { accessToken: token } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  return visitorOf(cloud, MARKET, { token })
}

/** A card window that the customer has open. */
const openedBy = async (customer: Customer) => {
  const tenant = await at(customer)
  const reserved = await tenant.reserveOne({ from: 2 })
  const checkout = tenant.checkout([reserved], {})
  return { reserved, checkout, paymentId: (await tenant.init(checkout)).body.paymentId }
}

const stateNow = async () => {
  await cloud.idle()
  const [state] = await readMarketStates(cloud, [MARKET])
  if (!state) throw new Error('no state')
  // A payment keeps the name of who paid, also when staff have merged them since.
  const { oneOwner, ...others } = violations({ ...state, queues: [] })
  expect(others).toEqual({})
  return state
}

const bookingIn = async (id: string) => (await stateNow()).requests.find(one => one.id === id)

const customerNow = async (number: string | null | undefined) => call('GET', `customers/${number}/`)

test('Who is deleted while their card window is open, and pays, has the booking as a new customer', async () => {
  const gone = await created()
  const { reserved, checkout, paymentId } = await openedBy(gone)
  expect(await remove(gone)).toBe(204)
  await cloud.idle()
  await guest.pay(paymentId)
  const confirmed = await guest.confirm(checkout, paymentId)
  expect(confirmed.body.bookingRequests).toMatchObject([{ id: reserved.id, status: 'paid' }])
  const booked = await bookingIn(reserved.id)
  expect(booked?.customer).not.toBe(gone.userNumber)
  expect(await customerNow(booked?.customer)).toMatchObject({ status: 200, body: { email: gone.email } })
  // They can log in again, and nobody deletes them over the booking.
  expect(await guest.mails(gone.email)).not.toHaveLength(0)
  expect((await call('DELETE', `customers/${booked?.customer}/`)).status).toBe(409)
})

test('Without a browser the money of a deleted customer is booked too, once', async () => {
  const gone = await created()
  const { reserved, paymentId } = await openedBy(gone)
  await guest.pay(paymentId)
  expect(await remove(gone)).toBe(204)
  await cloud.later(1_000)
  const booked = await bookingIn(reserved.id)
  expect(booked).toMatchObject({ status: 'paid', customerEmail: gone.email })
  // The event of the deletion comes once more, late: what was bought since keeps its buyer.
  const message = envelope(MARKET, customerDeleted, { userNumber: gone.userNumber })
  await onCustomerDeleted.receive(message)
  expect(await bookingIn(reserved.id)).toMatchObject({
    customer: booked?.customer,
    customerEmail: gone.email,
  })
})

test('A guest pays for a cart whose new owner is deleted: the booking is the guest’s', async () => {
  const taker = await created()
  const reserved = await guest.reserveOne({ from: 2 })
  const buyer = newGuest()
  const checkout = guest.checkout([reserved], buyer)
  const { body } = await guest.init(checkout)
  const tenant = await at(taker)
  const taken = await tenant.call('POST', `${MARKET}/reserve_update/`, { cartToken: reserved.cartToken })
  expect(taken.status).toBe(200)
  expect(await remove(taker)).toBe(204)
  await guest.pay(body.paymentId)
  expect((await guest.confirm(checkout, body.paymentId)).status).toBe(200)
  const booked = await bookingIn(reserved.id)
  expect(await customerNow(booked?.customer)).toMatchObject({ body: { email: buyer.customerEmail } })
})

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

/** Books as a guest. Returns the customer and the booking. */
const booked = async () => {
  const reserved = await guest.reserveOne({ from: 2 })
  const checkout = guest.checkout([reserved], newGuest())
  const { body } = await guest.init(checkout)
  await guest.pay(body.paymentId)
  await guest.confirm(checkout, body.paymentId)
  const { customer } = (await bookingIn(reserved.id)) ?? {}
  return { customer: (await customerNow(customer)).body, id: reserved.id }
}

const merge = (kept: Customer, from: Customer) =>
  call('POST', `customers/${kept.userNumber}/merge/`, {
    from: from.userNumber,
    version: kept.version,
    fromVersion: from.version,
  })

const mergedEvent = (kept: Customer, from: Customer, bookings: string[]) =>
  onCustomersMerged.receive(
    envelope(MARKET, customersMerged, { userNumber: kept.userNumber, from: from.userNumber, bookings }),
  )

test('Staff note that a customer who is deleted by now has paid a past booking in the shop, and cannot extend it', async () => {
  const customer = await created()
  const today = await guest.today()
  const shelf = (await call<{ results: { id: string }[] }>('GET', 'shelves/')).body.results[0]?.id
  const booked = await call<ShelfBooking>('POST', 'shelf_bookings/', {
    shelf,
    customer: customer.userNumber,
    status: 1,
    price: '249.00',
    dateStart: addDays(today, -3),
    dateEnd: addDays(today, -1),
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  expect(await remove(customer)).toBe(204)
  await cloud.idle()
  const path = `shelf_bookings/${booked.body.id}/`
  const { version } = (await call('GET', path)).body
  expect(told(await call('PUT', path, { version, status: 2 }))).toMatchObject([200, { status: 2 }])
  const extended = { dateEnd: addDays(today, 6), status: 2 }
  const answer = await call('POST', `booking_requests/${booked.body.id}/extend/`, extended)
  expect(told(answer)).toEqual([409, { detail: 'extension_not_allowed' }])
})

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
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
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

test('Who is deleted is forgotten: after a merge, no item of the market but sent mails has what was typed of them', async () => {
  const typed = { name: 'Signe Vang', email: 'signe@forgotten.example', phone: '20123477', country: 'dk' }
  const from = (await call('POST', 'customers/', { ...typed, email: 'vang@forgotten.example' })).body
  const kept = (await call('POST', 'customers/', { ...typed, iban: 'DK5000400440116243' })).body
  await call('PATCH', `customers/${kept.userNumber}/`, { city: 'Forgotten town' })
  const now = (await call('GET', `customers/${kept.userNumber}/`)).body
  expect((await merge(now, from)).status).toBe(200)
  await cloud.idle()
  expect(await remove(kept)).toBe(204)
  await cloud.idle()
  const words = /signe vang|forgotten\.example|Forgotten town|0440116243|20123477/i
  const left = (await allItems()).filter(
    item => item.kind !== 'mail' && item.pk.startsWith(`${MARKET}#`) && words.test(JSON.stringify(item)),
  )
  expect(left).toEqual([])
  // Who did it, and when, stays.
  const { body } = await call<{ results: { who: string; changes: object[] }[] }>(
    'GET',
    `audit/?kind=customer&id=${kept.userNumber}`,
  )
  expect(body.results.map(({ who }) => who)).toEqual(['boss', 'boss', 'boss', 'boss'])
  expect(body.results[0]?.changes).toEqual([{ field: 'deleted', before: false, after: true }])
})
