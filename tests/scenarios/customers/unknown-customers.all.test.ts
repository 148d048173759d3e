/** Limits that an unknown person meets only after many calls: mails to one address, names and addresses from one visitor. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { guessingAt, KNOWN, LOCKED, PASSWORD } from '../../people/guessing.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'many-tries'
const { open, post, guess } = guessingAt(cloud, MARKET)

beforeAll(open)

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

test('Mails that anybody can order to one address are 20 in a day, and beyond them one an hour', async () => {
  await cloud.later(86_401)
  const visitor = visitorOf(cloud, MARKET)
  const before = (await visitor.mails(KNOWN.email)).length
  for (let nth = 0; nth < 12; nth++) {
    const from = `192.0.2.${nth % 3}`
    expect((await post('password/reset/', { email: KNOWN.email }, from)).status).toBe(200)
    expect((await post('token/code/', { email: KNOWN.email }, from)).status).toBe(200)
    await cloud.idle()
  }
  expect((await visitor.mails(KNOWN.email)).length - before).toBe(21)
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
