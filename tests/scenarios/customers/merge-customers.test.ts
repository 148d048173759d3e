/** Two customers were one person: staff make one of them, and no booking is lost. */
import { beforeAll, expect, test } from 'vitest'
import { hasPassword, setPassword } from '#functions/identity/provider.ts'
import { confirmLogin } from '#functions/identity/table/login.ts'
import { commit } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { setFault } from '../../cloud/fault.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { readMarketStates } from '../../cloud/market-state.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'merge'
const guest = visitorOf(cloud, MARKET)
let staff: Caller
let others: Caller
beforeAll(async () => {
  for (const market of [MARKET, 'merge-next-door']) await openMarket(market, 20)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  others = { market: 'merge-next-door', token: await staffToken(cloud, 'merge-next-door') }
})

interface Customer extends Record<string, unknown> {
  userNumber: string
  version: number
}

const call = <T = Customer>(method: string, path: string, body?: unknown, as = staff) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, as)

let count = 0
const created = async (more: object = {}): Promise<Customer> => {
  count += 1
  const typed = { name: 'Ida Holm', email: `ida${count}@merge.example`, phone: '20123456', country: 'dk' }
  return (await call('POST', 'customers/', { ...typed, ...more })).body
}

const merge = (kept: Customer, from: Customer, as = staff) =>
  call(
    'POST',
    `customers/${kept.userNumber}/merge/`,
    { from: from.userNumber, version: kept.version, fromVersion: from.version },
    as,
  )

/** Books as a guest. Returns the customer and the booking. */
const booked = async () => {
  const reserved = await guest.reserveOne({ from: 2 })
  const checkout = guest.checkout([reserved], newGuest())
  const { body } = await guest.init(checkout)
  await guest.pay(body.paymentId)
  await guest.confirm(checkout, body.paymentId)
  const [request] = await guest.cart(reserved.cartToken)
  const customer = (await call('GET', `customers/${request?.customer}/`)).body
  return { customer, id: reserved.id }
}

const bookingsOf = async ({ userNumber }: Customer): Promise<string[]> => {
  await cloud.idle()
  const { body } = await call<{ results: { id: string }[] }>('GET', `customer_bookings/${userNumber}/`)
  return body.results.map(({ id }) => id).sort()
}

test('The kept customer takes what it leaves empty, and keeps the rest; the other is gone with its log-in', async () => {
  const kept = await created({ city: 'Aarhus', bankRegNumber: '1234', bankAccount: '12345678' })
  const from = await created({
    name: 'I. Holm',
    city: 'Viby',
    address: 'Mejlgade 1',
    bankRegNumber: '9999',
    bankAccount: '99999999',
    // An account comes whole or not at all.
    iban: 'DK5000400440116243',
  })
  await cloud.idle()
  const { status, body } = await merge(kept, from)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...kept,
    address: 'Mejlgade 1',
    iban: '',
    version: kept.version + 1,
  })
  await cloud.idle()
  expect((await call('GET', `customers/${from.userNumber}/`)).status).toBe(404)
  expect(await hasPassword({ kind: 'customer', market: MARKET, username: from.userNumber })).toBe(false)
  // The address is free again.
  expect(await created({ email: from.email })).toMatchObject({ email: from.email })
  const rowsOf = async (id: string) =>
    (await call<{ results: { changes: object[] }[] }>('GET', `audit/?kind=customer&id=${id}`)).body.results
  expect((await rowsOf(kept.userNumber))[0]).toMatchObject({
    changes: expect.arrayContaining([
      { field: 'address', before: '', after: 'Mejlgade 1' },
      { field: 'merged', before: null, after: from.userNumber },
    ]),
  })
  expect((await rowsOf(from.userNumber))[0]).toMatchObject({
    changes: expect.arrayContaining([{ field: 'mergedInto', before: null, after: kept.userNumber }]),
  })
})

test('Somebody’s own account is the owner’s to end, and whoever has it hears of it', async () => {
  const [kept, from, unknown] = [await created(), await created(), await created()]
  await commit([confirmLogin(MARKET, String(from.email), from.userNumber, new Error('no log-in'))])
  await makeStaff(MARKET, 'desk', STAFF_PASSWORD, 'staff')
  const desk = { market: MARKET, token: await staffToken(cloud, MARKET, 'desk') }
  expect(await merge(kept, from, desk)).toMatchObject({ status: 403, body: { detail: 'role_may_not' } })
  const rich = await created({ iban: 'DK5000400440116243' })
  // Whoever may type no bank account brings none in by a merge.
  expect(await merge(kept, rich, desk)).toMatchObject({ status: 403, body: { iban: ['role_may_not'] } })
  const { status, body } = await merge(kept, unknown, desk)
  expect(status).toBe(200)
  expect((await merge(body, from)).status).toBe(200)
  await cloud.idle()
  const about = async (to: Customer) => (await guest.mails(String(to.email))).map(({ subject }) => subject)
  expect(await about(from)).toContain('Dine to konti hos Loppehjørnet er blevet til én')
  expect(await about(unknown)).not.toContain('Dine to konti hos Loppehjørnet er blevet til én')
})

test('No booking is lost: all of both are the kept customer’s, on the shelves too', async () => {
  const [one, other] = [await booked(), await booked()]
  expect(await bookingsOf(other.customer)).toEqual([other.id])
  expect((await merge(one.customer, other.customer)).status).toBe(200)
  expect(await bookingsOf(one.customer)).toEqual([one.id, other.id].sort())
  expect(await bookingsOf(other.customer)).toEqual([])
  const [state] = await readMarketStates(cloud, [MARKET])
  expect(state?.shelfBookings.find(({ id }) => id === other.id)?.customer).toBe(one.customer.userNumber)
  // Both keep the customer from being deleted.
  expect(await call('DELETE', `customers/${one.customer.userNumber}/`)).toMatchObject({
    status: 409,
    body: { count: 2 },
  })
  // Once more there is nobody to merge.
  expect((await merge(one.customer, other.customer)).status).toBe(404)
  expect(await bookingsOf(one.customer)).toHaveLength(2)
})

/** Opens a payment of a customer's own for a shelf; `pay` settles it. */
const openedBy = async (customer: Customer) => {
  const at = visitorOf(cloud, MARKET, { token: await tokenOf(customer) })
  const { id, cartToken } = await at.reserveOne({ from: 3 })
  const checkout = { bookingIds: [id], cartToken, termsAccepted: true }
  const { body } = await at.init(checkout)
  const pay = async () => {
    await at.pay(body.paymentId)
    await at.confirm(checkout, body.paymentId)
  }
  return { id, pay }
}

test('Bookings that the other customer pays while staff merge are the kept customer’s', async () => {
  const kept = await created()
  const { customer: from, id } = await booked()
  const many = [await openedBy(from), await openedBy(from), await openedBy(from)]
  const [merged] = await Promise.all([merge(kept, from), ...many.map(({ pay }) => pay())])
  expect(merged.status).toBe(200)
  expect(await bookingsOf(kept)).toEqual([id, ...many.map(one => one.id)].sort())
  expect(await bookingsOf(from)).toEqual([])
})

test('A customer whose card window was open during the merge books for the kept customer', async () => {
  const kept = await created()
  const { customer: from } = await booked()
  const { id, pay } = await openedBy(from)
  expect((await merge(kept, from)).status).toBe(200)
  await cloud.idle()
  await pay()
  expect(await bookingsOf(kept)).toContain(id)
})

const tokenOf = async ({ userNumber }: Customer): Promise<string> => {
  await setPassword({ market: MARKET, username: userNumber }, 'Correct-horse-1', 'customers')
  const body = { username: userNumber, password: 'Correct-horse-1', market_id: MARKET }
  return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
}

test('Staff ask for the money of a booking while a merge is under way: the link goes to the customer who stays', async () => {
  const [kept, from] = [await created(), await created()]
  const today = await guest.today()
  const shelf = (await call<{ results: { id: string }[] }>('GET', 'shelves/')).body.results[1]?.id
  const { body } = await call<{ id: string }>('POST', 'shelf_bookings/', {
    shelf,
    customer: from.userNumber,
    status: 1,
    price: '249.00',
    dateStart: addDays(today, 40),
    dateEnd: addDays(today, 46),
  })
  await cloud.idle()
  await setFault(cloud, 'events', 'drop')
  expect((await merge(kept, from)).status).toBe(200)
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  expect((await call('POST', `shelf_bookings/${body.id}/send_payment_request_email/`, {})).status).toBe(200)
  await cloud.idle()
  const links = (await guest.mails(String(kept.email))).flatMap(mail => mail.links)
  expect(links.filter(link => link.includes('finalize-booking-payment-request'))).toHaveLength(1)
})

test('Nobody is merged with themselves, over a change that staff have not seen, or across markets', async () => {
  const [kept, from] = [await created(), await created()]
  expect(await merge(kept, kept)).toMatchObject({ status: 409, body: { detail: 'same_customer' } })
  await call('PATCH', `customers/${from.userNumber}/`, { city: 'Viby' })
  expect(await merge(kept, from)).toMatchObject({
    status: 409,
    body: { detail: 'changed_meanwhile', present: { userNumber: from.userNumber, city: 'Viby' } },
  })
  const next = (await call('GET', `customers/${from.userNumber}/`)).body
  expect((await merge(kept, next, others)).status).toBe(404)
  expect((await merge(kept, next)).status).toBe(200)
})
