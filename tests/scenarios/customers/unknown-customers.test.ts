/** Nobody finds out who is a customer: not by log-in, a reset, a code or a payment. */
import { beforeAll, expect, test } from 'vitest'
import { commandsOf } from '../../cloud/commands-of.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { guessingAt, KNOWN, LOCKED } from '../../people/guessing.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'unknown-customers'
const { open, post, guess } = guessingAt(cloud, MARKET)

const UNKNOWN = { number: '499999', email: 'nobody@unknown-customers.example' }

beforeAll(open)

let addresses = 0

/** An address of its own, so that failures from it lock no name for another one. */
const newAddress = () => {
  addresses += 1
  return `192.0.2.${addresses + 9}`
}

const WRONG = { status: 400, body: { error: 'invalid_credentials' } }
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

test('A request for a link or a code is answered the same, however often it is sent', async () => {
  const mailsTo = async (email: string) => (await visitorOf(cloud, MARKET).mails(email)).length
  const before = await mailsTo(KNOWN.email)
  for (const [path, detail] of [
    ['password/reset/', 'password_reset_sent'],
    ['token/code/', 'code_sent'],
  ] as const)
    for (const { email } of [KNOWN, UNKNOWN])
      for (let at = 0; at < 7; at++) {
        expect(await post(path, { email })).toEqual({ status: 200, body: { detail } })
        await cloud.idle()
      }
  expect((await mailsTo(KNOWN.email)) - before).toBe(10)
  expect(await mailsTo(UNKNOWN.email)).toBe(0)
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
