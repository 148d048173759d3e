/** Staff look after customers: create, change, verify, delete. What they may type: customer-fields.test.ts. */
import { beforeAll, expect, test } from 'vitest'
import { readCustomer } from '#functions/customers/table/customer.ts'
import { readPayees } from '#functions/customers/table/payee.ts'
import { hasPassword } from '#functions/identity/provider.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'customers'
const OTHER = 'customers-next-door'
let staff: Caller
let others: Caller
beforeAll(async () => {
  for (const market of [MARKET, OTHER]) await openMarket(market, 20)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  others = { market: OTHER, token: await staffToken(cloud, OTHER) }
})

interface Customer extends Record<string, unknown> {
  userNumber: string
  email: string
  version: number
  verified: boolean
}

const call = <T = Customer>(method: string, path: string, body?: unknown, as = staff) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, as)

let count = 0
const typed = (more: object = {}) => {
  count += 1
  return { name: 'Ida Holm', email: `ida${count}@example.com`, phone: '20 12 34 56', country: 'dk', ...more }
}

const created = async (more: object = {}): Promise<Customer> => {
  const { status, body } = await call('POST', 'customers/', typed(more))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const guest = visitorOf(cloud, MARKET)
const mailsTo = async (email: string): Promise<string[]> => {
  await cloud.idle()
  return (await guest.mails(email)).map(({ subject }) => subject)
}

const EVERYTHING = {
  address: 'Mejlgade 48',
  postalCode: '8000',
  city: 'Aarhus C',
  vatRateType: 2,
  customerType: 'business',
  vatId: 'dk 13 58 56 28',
  bankRegNumber: '1234',
  bankAccount: '12 3456-7890',
  sortCode: '',
  iban: 'dk50 0040 0440 1162 43',
  shelfNumber: 'A12',
  labelsToPrint: '2,3,4-10,5,20-27',
  fee: '12,5',
  rentAmount: '1.250,50 kr.',
  printType: 2,
  isActive: false,
  description: 'Vil helst\nhave en hylde ved døren',
}

test('A customer is created with every field, found by name and town, and gets a link', async () => {
  const customer = await created(EVERYTHING)
  expect(customer).toMatchObject({
    ...EVERYTHING,
    phone: '+4520123456',
    vatId: 'DK13585628',
    bankAccount: '1234567890',
    iban: 'DK5000400440116243',
    fee: 12.5,
    rentAmount: '1250.50',
    verified: false,
    accountBalance: '0.00',
    version: 0,
  })
  const { body } = await call('GET', `customer/${customer.userNumber}/`)
  expect(body).toEqual(customer)
  expect(await mailsTo(customer.email)).toHaveLength(1)
  const found = await call<{ results: Customer[] }>('GET', 'customers/?search=ida+aarhus')
  expect(found.body.results.map(({ userNumber }) => userNumber)).toEqual([customer.userNumber])
})

test('What a settlement reads of a tenant follows each change, and goes with the tenant', async () => {
  const { userNumber, email, version } = await created({ ...EVERYTHING, name: 'Ib Lund' })
  const payee = async () => (await readPayees(MARKET)).find(one => one.userNumber === userNumber)
  const account = {
    iban: 'DK5000400440116243',
    bankRegNumber: '1234',
    bankAccount: '1234567890',
    sortCode: '',
  }
  const known = {
    userNumber,
    email,
    customerType: 'business',
    country: 'dk',
    vatId: 'DK13585628',
    ...account,
    accountUnconfirmed: false,
  }
  expect(await payee()).toEqual({ ...known, name: 'Ib Lund', rentAmount: 125050 })
  const changed = { name: 'Ib Holm', rentAmount: '0', version }
  expect((await call('PATCH', `customers/${userNumber}/`, changed)).status).toBe(200)
  expect(await payee()).toEqual({ ...known, name: 'Ib Holm', rentAmount: 0 })
  expect((await call('DELETE', `customers/${userNumber}/`)).status).toBe(204)
  expect(await payee()).toBeUndefined()
})

test('An address belongs to one customer: a second is refused, and a call sent twice creates one', async () => {
  const one = await created()
  const taken = { status: 409, body: { email: ['customer_exists'] } }
  expect(await call('POST', 'customers/', typed({ email: one.email.toUpperCase() }))).toEqual(taken)
  const two = await created()
  expect(await call('PATCH', `customers/${two.userNumber}/`, { email: one.email })).toEqual(taken)
  const body = typed()
  const twice = { ...staff, headers: { 'idempotency-key': 'customers-created-twice' } }
  const answers = [
    await call('POST', 'customers/', body, twice),
    await call('POST', 'customers/', body, twice),
  ]
  expect(answers[1]).toEqual(answers[0])
  const race = typed()
  const raced = await Promise.all(Array.from({ length: 4 }, () => call('POST', 'customers/', race)))
  expect(raced.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
})

test('A new address logs in, must be confirmed, and gets the link; the old one is free', async () => {
  const one = await created()
  await call('PATCH', `verify_customer/${one.userNumber}/`)
  const email = `new-${one.email}`
  const put = await call('PUT', `customers/${one.userNumber}/`, { ...typed(), email, name: 'Ida Lund' })
  expect(put.body).toMatchObject({ email, name: 'Ida Lund', verified: false })
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await created({ email: one.email })).email).toBe(one.email)
})

test('Staff verify a customer, or send the link again while nobody has', async () => {
  const { userNumber, email } = await created()
  expect((await call('POST', `send_email_confirmation/${userNumber}/`)).status).toBe(204)
  expect(await mailsTo(email)).toHaveLength(2)
  for (const _ of [1, 2])
    expect((await call('PATCH', `verify_customer/${userNumber}/`)).body).toEqual({ verified: true })
  const again = await call('POST', `send_email_confirmation/${userNumber}/`)
  expect(again).toEqual({ status: 409, body: { detail: 'already_verified' } })
})

test('The summary counts all, those to verify and those without sales figures', async () => {
  const read = async () => {
    await cloud.idle()
    return (await call<Record<string, number>>('GET', 'customers/summary/')).body
  }
  const before = await read()
  const { userNumber } = await created()
  await created({ isActive: false })
  await call('PATCH', `verify_customer/${userNumber}/`)
  const { total = 0, unverified = 0, inactive = 0 } = before
  expect(await read()).toEqual({ total: total + 2, unverified: unverified + 1, inactive: inactive + 1 })
})

/** Books as a guest; returns the customer number. */
const booked = async (who = newGuest()): Promise<{ number: string; cartToken: string; email: string }> => {
  const reserved = await guest.reserveOne({ from: 2 })
  const checkout = guest.checkout([reserved], who)
  const { body } = await guest.init(checkout)
  await guest.pay(body.paymentId)
  await guest.confirm(checkout, body.paymentId)
  const { cartToken } = reserved
  const [request] = await guest.cart(cartToken)
  return { number: request?.customer ?? '', cartToken, email: who.customerEmail }
}

test('Whose booking runs is not deleted, and the refusal names it', async () => {
  const { number } = await booked()
  const refused = await call<{ usedBy: unknown[] }>('DELETE', `customers/${number}/`)
  expect(refused).toMatchObject({ status: 409, body: { detail: 'in_use', count: 1 } })
  expect(refused.body.usedBy).toEqual([{ kind: 'booking', id: expect.any(String), name: expect.any(String) }])
  expect((await call('GET', `customers/${number}/`)).status).toBe(200)
})

test('A deleted customer is gone, with the account; the address is free, and may book anew', async () => {
  const { userNumber, email } = await created()
  await cloud.idle()
  expect((await call('DELETE', `customers/${userNumber}/`)).status).toBe(204)
  await cloud.idle()
  expect((await call('GET', `customers/${userNumber}/`)).status).toBe(404)
  expect((await call('DELETE', `customers/${userNumber}/`)).status).toBe(404)
  expect(await hasPassword({ kind: 'customer', market: MARKET, username: userNumber })).toBe(false)
  const again = await booked({ ...newGuest(), customerEmail: email })
  expect(again.number).not.toBe(userNumber)
})

test('Another market’s staff, and a customer, neither see nor change a customer', async () => {
  const { userNumber, email } = await created()
  const calls = [
    ['GET', `customers/${userNumber}/`, undefined],
    ['PATCH', `customers/${userNumber}/`, { name: 'Taken' }],
    ['PUT', `customers/${userNumber}/`, typed()],
    ['DELETE', `customers/${userNumber}/`, undefined],
    ['POST', `send_email_confirmation/${userNumber}/`, undefined],
    ['PATCH', `verify_customer/${userNumber}/`, undefined],
    ['PATCH', `reset_customer_password/${userNumber}/`, undefined],
  ] as const
  const seen = await cloud.call('GET', '/api/admin/customers/summary/', undefined, others)
  expect(seen.status).toBe(200)
  for (const [method, path, body] of calls) {
    expect((await call(method, path, body, others)).status).toBe(404)
    expect((await call(method, path, body, { market: MARKET })).status).toBe(401)
  }
  expect(await readCustomer(MARKET, userNumber)).toMatchObject({ email, verified: false, name: 'Ida Holm' })
})

test('A deleted customer’s past bookings lose name and address, and the shop keeps the rest', async () => {
  const { number, cartToken, email } = await booked()
  await cloud.later(15 * 86_400)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET, 'later') }
  expect((await call('DELETE', `customers/${number}/`)).status).toBe(204)
  await cloud.idle()
  const { body } = await call<{ results: { customerEmail: string | null; totalPrice: string }[] }>(
    'GET',
    `booking_requests/?search=${number}`,
  )
  expect(body.results).toHaveLength(1)
  expect(body.results[0]).toMatchObject({ customerEmail: null })
  expect(JSON.stringify(body)).not.toContain(email)
  expect(await guest.cart(cartToken)).toEqual([])
})
