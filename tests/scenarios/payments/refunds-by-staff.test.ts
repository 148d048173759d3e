/** Staff give money back (D35): whole or in parts, from the day that they choose. Each refund is made once. */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { refundingStaff } from '../../people/refunding.ts'
import { STAFF_PASSWORD } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'staff-refunds'
const staff = refundingStaff(cloud, MARKET)
const { visitor, later, call, buy, refund, money, request, notes, givenBack } = staff
const HOUR = 3_600
let service = { id: '', discountedPrice: '' }

beforeAll(async () => {
  await openMarket(MARKET, 20)
  await staff.logIn()
  const type = (await visitor.types())[0]?.id ?? ''
  service = (await visitor.services(type))[0] as unknown as typeof service
}, 60_000)

const inMinor = (amount: string): number => Math.round(Number(amount) * 100)
const wire = (amount: number): string => (amount / 100).toFixed(2)

test('More than the market sets asks who gives it back, once the log-in is ten minutes old', async () => {
  const { id, totalPrice } = await buy()
  await call('PATCH', `markets/${MARKET}/`, { refundProofAbove: '20.00' })
  await cloud.later(601)
  expect((await refund(id, {})).body).toEqual({ detail: 'proof_needed' })
  expect((await refund(id, { amount: '19.00' })).body).toMatchObject({ amount: '19.00' })
  expect((await refund(id, { amount: '1.00' })).body).toMatchObject({ amount: '1.00' })
  expect((await refund(id, { amount: '0.01' })).body).toEqual({ detail: 'proof_needed' })
  expect((await call('PATCH', `markets/${MARKET}/`, { refundProofAbove: '500.00' })).body).toEqual({
    detail: 'proof_needed',
  })
  const proof = (await call<{ proof: string }>('POST', 'account/prove/', { password: STAFF_PASSWORD })).body
    .proof
  const rest = wire(inMinor(totalPrice) - 2_000)
  expect((await refund(id, { proof })).body).toMatchObject({ amount: rest })
  await staff.logIn()
  await call('PATCH', `markets/${MARKET}/`, { refundProofAbove: '500.00' })
})

test('A whole refund with services ends the booking: money, shelf, credit note, mails, history, pending', async () => {
  const bought = await buy({ service: service.id })
  await cloud.idle()
  const pending = async () => (await staff.state()).pending
  const before = await pending()
  const key = 'whole-refund-of-a-booking'
  const body = { refundAddons: true, reason: 'Kunden er syg' }
  const [one, again] = await Promise.all([refund(bought.id, body, key), refund(bought.id, body, key)])
  expect(one.body).toEqual({ status: 'refund_initiated', addonsRefunded: true, amount: bought.totalPrice })
  expect(again.body).toEqual(one.body)
  await cloud.idle()
  expect(await givenBack(bought.txId)).toBe(bought.totalPrice)
  expect(await request(bought.id)).toMatchObject({
    status: 'refunded',
    shelfStatus: 0,
    net: '0.00',
    freedFrom: await visitor.today(),
  })
  expect(await notes(bought.id)).toEqual([bought.totalPrice])
  expect(await pending()).toBe(before - 1)
  expect(await money(bought.id)).toMatchObject({
    paid: 'card',
    amount: bought.totalPrice,
    card: expect.stringMatching(/^\d{4}$/),
    refundable: { rent: '0.00', addons: '0.00' },
    refunds: [{ status: 'refunded', amount: bought.totalPrice, by: 'boss', note: 'Kunden er syg' }],
  })
  const mails = (await visitor.mails(bought.email)).map(({ text }) => text).join('\n')
  expect(mails).toContain('Butikken giver dig penge tilbage for din booking.')
  expect(mails).not.toContain('Kunden er syg')
  const { body: history } = await call<{ results: { changes: object }[] }>(
    'GET',
    `audit/?kind=booking&id=${bought.id}`,
  )
  expect(history.results[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'requestStatus', before: 'paid', after: 'refund_initiated' },
      { field: 'reason', before: null, after: 'Kunden er syg' },
    ]),
  )
  const more = await refund(bought.id, {})
  expect([more.status, more.body.detail]).toEqual([409, 'nothing_to_refund'])
})

test('Rent alone goes back, the services may follow; both are parts, so the provider waits for the settlement', async () => {
  const bought = await buy({ service: service.id })
  const rent = wire(inMinor(bought.totalPrice) - inMinor(service.discountedPrice))
  expect((await refund(bought.id, {})).body).toEqual({
    status: 'refund_initiated',
    addonsRefunded: false,
    amount: rent,
  })
  const services = await refund(bought.id, { refundAddons: true })
  expect(services.body).toMatchObject({
    status: 'refund_initiated',
    addonsRefunded: true,
    amount: service.discountedPrice,
  })
  await later(14 * HOUR)
  expect(await request(bought.id)).toMatchObject({ status: 'refunded', refundedAmount: bought.totalPrice })
  expect(await givenBack(bought.txId)).toBe(bought.totalPrice)
  expect((await notes(bought.id)).toSorted()).toEqual([rent, service.discountedPrice].toSorted())
})

test('Two parts leave the booking as it is, the rest ends it; the other booking of the payment is untouched', async () => {
  const bought = await buy({ bookings: 2 })
  const [one, other] = bought.all
  const price = inMinor(one?.totalPrice ?? '')
  for (const amount of ['10.00', '20.50'])
    expect((await refund(bought.id, { amount })).body).toEqual({
      status: 'paid',
      addonsRefunded: false,
      amount,
    })
  const tooMuch = await refund(bought.id, { amount: one?.totalPrice })
  expect([tooMuch.status, tooMuch.body]).toMatchObject([
    409,
    { detail: 'refund_too_much', rest: wire(price - 3_050) },
  ])
  expect((await bought.confirmAgain()).body.bookingRequests.map(({ status }) => status)).toEqual([
    'paid',
    'paid',
  ])
  const last = await refund(bought.id, {})
  expect(last.body).toMatchObject({ status: 'refund_initiated', amount: wire(price - 3_050) })
  await later(14 * HOUR)
  expect(await givenBack(bought.txId)).toBe(one?.totalPrice)
  expect(await request(bought.id)).toMatchObject({ status: 'refunded', commission: '0.00' })
  expect(await request(other?.id ?? '')).toMatchObject({ status: 'paid', refundedAmount: '0.00' })
  expect(await notes(bought.id)).toHaveLength(3)
})

test('Of two staff who refund the whole at once one is told that nothing is left', async () => {
  const bought = await buy()
  const both = await Promise.all([refund(bought.id, {}), refund(bought.id, {})])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.detail).toBe('nothing_to_refund')
  await cloud.idle()
  expect(await givenBack(bought.txId)).toBe(bought.totalPrice)
})

test('The shelf is the tenant’s until the day that staff chose, and anybody’s from then', async () => {
  const bought = await buy({ from: 3 })
  const today = await visitor.today()
  for (const freeFrom of [addDays(today, -2), addDays(bought.dateEnd, 2)])
    expect((await refund(bought.id, { freeFrom })).body).toMatchObject({ freeFrom: ['date_out_of_range'] })
  const freeFrom = addDays(bought.dateStart, 2)
  expect((await refund(bought.id, { freeFrom })).status).toBe(200)
  const { calendars } = await staff.state()
  const ranges = calendars.flatMap(({ taken }) => taken.filter(({ by }) => by === bought.id))
  expect(ranges).toMatchObject([{ first: bought.dateStart, last: addDays(freeFrom, -1) }])
  const add = (dateStart: string) =>
    call('POST', 'shelf_bookings/', {
      shelf: bought.shelf.id,
      status: 1,
      customer: null,
      isBookingForMarket: true,
      dateStart,
      dateEnd: bought.dateEnd,
    })
  expect((await add(addDays(freeFrom, -1))).status).toBe(409)
  expect((await add(freeFrom)).status).toBe(201)
  await cloud.idle()
})

test('Who has not seen what a colleague gave back is refused, with what is left; so is who extends unseen', async () => {
  const bought = await buy({ service: service.id })
  const { version } = (await money(bought.id)) as unknown as { version: number }
  expect((await refund(bought.id, { amount: '10.00', version })).status).toBe(200)
  const late = await refund(bought.id, { amount: '10.00', version })
  const { refundable } = await money(bought.id)
  expect([late.status, late.body]).toMatchObject([
    409,
    { detail: 'changed_meanwhile', present: { refundable } },
  ])
  const dateEnd = addDays(bought.dateEnd, 7)
  const extend = (more: object) =>
    call('POST', `booking_requests/${bought.id}/extend/`, { dateEnd, price: '50.00', status: 1, ...more })
  const unseen = await extend({ version })
  expect([unseen.status, unseen.body]).toMatchObject([
    409,
    { detail: 'changed_meanwhile', present: { id: bought.id } },
  ])
  const { version: now } = (await request(bought.id)) as { version: number }
  expect((await extend({ version: now })).status).toBe(201)
  // The list of the history follows its row within a moment.
  await cloud.idle()
  const history = await call<{ results: { changes: { field: string; after: unknown }[] }[] }>(
    'GET',
    `audit/?kind=booking&id=${bought.id}`,
  )
  expect(history.body.results[0]?.changes).toContainEqual({
    field: 'extendedUntil',
    before: null,
    after: dateEnd,
  })
  const otherwise = { description: 'Kontant', version: now }
  const blind = await call('POST', `booking_requests/${bought.id}/refunded_otherwise/`, otherwise)
  expect([blind.status, blind.body]).toMatchObject([409, { detail: 'changed_meanwhile' }])
})
