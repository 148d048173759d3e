/** Staff delete or merge a customer while money and events are under way: all money is booked or given back. */
import { beforeAll, expect, test } from 'vitest'
import { customerDeleted } from '#events/customers.ts'
import onCustomerDeleted from '#functions/bookings/on-customer-deleted.ts'
import { envelope } from '#functions/kit/outbox.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { allItems } from '../../cloud/market-state.ts'
import { told } from '../../cloud/told.ts'
import { deletingStaff } from '../../people/deleting.ts'
import { newGuest } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'deleted'
const { guest, open, call, created, remove, at, openedBy, bookingIn, customerNow, merge } = deletingStaff(
  cloud,
  MARKET,
)

beforeAll(open)

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
