/** Nobody finds out who is a customer: not by log-in, a reset, a code or a payment. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { commandsOf } from '../cloud/commands-of.ts'
import { setFault } from '../cloud/fault.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'unknown-customers'
const PASSWORD = 'Et-godt-kodeord'
const KNOWN = { number: '400001', email: 'kim@unknown-customers.example' }
const UNKNOWN = { number: '499999', email: 'nobody@unknown-customers.example' }

beforeAll(async () => {
  await openMarket(MARKET, 8)
  const { number: userNumber, email } = KNOWN
  const customer = { userNumber, name: 'Kim', email, phone: '+4520123456', verified: true, createdTs: 1 }
  await commit(newCustomer(MARKET, { ...customer, language: 'da' }))
  await setPassword({ market: MARKET, username: userNumber }, PASSWORD, 'customers')
})

const post = (path: string, body: object, from = '192.0.2.1') =>
  cloud.call('POST', `/api/${path}`, { ...body, market_id: MARKET }, { headers: { 'x-forwarded-for': from } })

let addresses = 0

/** An address of its own, so that failures from it lock no name for another one. */
const newAddress = () => {
  addresses += 1
  return `192.0.2.${addresses + 9}`
}

const guess = (username: string, from?: string) =>
  post('token/', { username, password: 'forkert-kode' }, from)

const WRONG = { status: 400, body: { error: 'invalid_credentials' } }
const LOCKED = { status: 429, body: { error: 'too_many_attempts' } }

test('A lock-out says the same after as many tries, whether or not the name is known', async () => {
  for (const name of [KNOWN.email, UNKNOWN.email, KNOWN.number, UNKNOWN.number, 'boss', 'nobody at all']) {
    const answers = []
    const from = newAddress()
    for (let at = 0; at < 7; at++) answers.push(await guess(name, from))
    expect(answers, name).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, LOCKED, LOCKED])
  }
})

test('A customer number that is locked out does not tell whose address belongs to it', async () => {
  await cloud.later(901)
  for (let at = 0; at < 5; at++) await guess(KNOWN.number)
  expect(await guess(KNOWN.number)).toEqual(LOCKED)
  expect(await guess(KNOWN.email)).toEqual(await guess(UNKNOWN.email))
})

test('Whoever tries many names from one address is locked out, and others are not', async () => {
  await cloud.later(901)
  const tries = []
  for (let at = 0; at < 32; at++)
    tries.push((await guess(`20${at}@unknown-customers.example`, '198.51.100.7')).status)
  expect(tries).toEqual([...Array(30).fill(400), 429, 429])
  const right = { username: KNOWN.number, password: PASSWORD }
  expect(await post('token/', right, '198.51.100.7')).toEqual(LOCKED)
  expect(await post('token/by_code/', { email: KNOWN.email, code: '123456' }, '198.51.100.7')).toEqual(LOCKED)
  expect((await post('token/', right, '198.51.100.8')).status).toBe(200)
  await cloud.later(901)
  expect((await post('token/', right, '198.51.100.7')).status).toBe(200)
})

test('A request for a link or a code is answered the same, however often it is sent', async () => {
  for (const [path, detail] of [
    ['password/reset/', 'password_reset_sent'],
    ['token/code/', 'code_sent'],
  ] as const)
    for (const { email } of [KNOWN, UNKNOWN])
      for (let at = 0; at < 7; at++) {
        expect(await post(path, { email })).toEqual({ status: 200, body: { detail } })
        await cloud.idle()
      }
  expect((await visitorOf(cloud, MARKET).mails(KNOWN.email)).length).toBe(10)
  expect(await visitorOf(cloud, MARKET).mails(UNKNOWN.email)).toEqual([])
})

test('At most 20 mails that anybody can order are sent to one address in a day', async () => {
  await cloud.later(86_401)
  const visitor = visitorOf(cloud, MARKET)
  const before = (await visitor.mails(KNOWN.email)).length
  for (let nth = 0; nth < 12; nth++) {
    const from = `192.0.2.${nth % 3}`
    expect((await post('password/reset/', { email: KNOWN.email }, from)).status).toBe(200)
    expect((await post('token/code/', { email: KNOWN.email }, from)).status).toBe(200)
    await cloud.idle()
  }
  expect((await visitor.mails(KNOWN.email)).length - before).toBe(20)
})

test('A payment for reservations that the caller does not hold tells nothing about an address', async () => {
  const visitor = visitorOf(cloud, MARKET)
  const others = await visitor.reserveOne()
  const { cartToken } = await visitor.reserveOne()
  const guest = { ...newGuest(), customerEmail: KNOWN.email }
  for (const id of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', others.id]) {
    const sent = { bookingIds: [id], cartToken, termsAccepted: true }
    const known = await visitor.init({ ...sent, ...guest })
    expect(known.status).not.toBe(200)
    expect(known.body.error).toBeUndefined()
    expect(await visitor.init({ ...sent, ...newGuest() })).toEqual(known)
  }
})

test('One cart tries five addresses at most, and the same one as often as it likes', async () => {
  const visitor = visitorOf(cloud, MARKET)
  const reserved = await visitor.reserveOne()
  const known = visitor.checkout([reserved], { ...newGuest(), customerEmail: KNOWN.email })
  for (let at = 0; at < 8; at++)
    expect(await visitor.init(known)).toMatchObject({ status: 409, body: { error: 'customer_exists' } })
  for (let at = 0; at < 4; at++)
    expect((await visitor.init(visitor.checkout([reserved], newGuest()))).status).toBe(200)
  expect(await visitor.init(visitor.checkout([reserved], newGuest()))).toEqual(LOCKED)
  expect((await visitor.init(known)).status).toBe(409)
})

/** Tries are counted by the hours of the clock. */
const toNextHour = async () => {
  const { body } = await cloud.call<{ now: string }>('GET', '/local/clock/')
  await cloud.later(3_600 - (Math.floor(Date.parse(body.now) / 1_000) % 3_600))
}

test('One visitor tries 60 addresses an hour at most, in whatever carts', async () => {
  await toNextHour()
  const visitor = visitorOf(cloud, MARKET)
  const statuses = []
  for (let cart = 0; cart < 13; cart++) {
    const reserved = await visitor.reserveOne({ from: 1 + 2 * cart })
    for (let at = 0; at < 5; at++)
      statuses.push(
        (await visitor.init(visitor.checkout([reserved], newGuest()), undefined, '203.0.113.9')).status,
      )
  }
  expect(statuses).toEqual([...Array(60).fill(200), ...Array(5).fill(429)])
})

test('A known and an unknown address cost the same calls, so they take the same time', async () => {
  await cloud.later(86_401)
  const acts = [
    (email: string) => guess(email),
    (email: string) => post('password/reset/', { email }),
    (email: string) => post('token/code/', { email }),
    (email: string) => post('token/by_code/', { email, code: '000000' }),
  ]
  // Makes the salt of the day.
  await guess('first@unknown-customers.example')
  // Without events no worker runs in between. The sweeper sends them later, so this is the last test.
  await setFault(cloud, 'events', 'drop')
  for (const act of acts) {
    const known = await commandsOf(() => act(KNOWN.email))
    expect(known.length).toBeGreaterThan(2)
    expect(await commandsOf(() => act(UNKNOWN.email))).toEqual(known)
  }
  await setFault(cloud, 'events', 'off')
})
