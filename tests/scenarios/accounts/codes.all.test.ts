/** Codes that are ordered and guessed very often. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { beside, codesAt, PASSWORD } from '../../people/codes.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'codes-many'
const { newAccount, post, codeFor, logInBy } = codesAt(cloud, MARKET)

beforeAll(() => openMarket(MARKET, 4))

test('All visitors together try fifty codes a day for an address', async () => {
  const { email } = await newAccount(PASSWORD)
  const code = await codeFor(email)
  const statuses = []
  for (let nth = 0; nth < 51; nth++)
    statuses.push((await logInBy(email, beside(code), `198.51.100.${nth >> 3}`)).status)
  expect(statuses).toEqual([...Array(50).fill(400), 429])
})

test('A stranger who orders mails and guesses codes does not shut the owner out', async () => {
  const { email } = await newAccount(PASSWORD)
  const stranger = '203.0.113.66'
  const code = await codeFor(email)
  for (let nth = 0; nth < 30; nth++) {
    await post(nth % 2 ? 'password/reset/' : 'token/code/', { email }, stranger)
    await logInBy(email, beside(code), stranger)
  }
  await cloud.idle()
  expect((await visitorOf(cloud, MARKET).mails(email)).length).toBe(1 + 10)
  expect((await logInBy(email, code)).status).toBe(200)
  expect((await logInBy(email, await codeFor(email))).status).toBe(200)
})
