/** Whoever guesses at a name is locked out, and keeps nobody else out of it (D70, D71). */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { countTries } from '#functions/kit/limit.ts'
import { linkToken } from '#functions/kit/link.ts'
import { mayMail } from '#functions/kit/may-mail.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { makeStaff } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'lock-out'
const PASSWORD = 'Et-godt-kodeord'
const OWN = '198.51.100.1'

const RIGHT = { status: 200, body: { marketId: MARKET } }
const WRONG = { status: 400, body: { error: 'invalid_credentials' } }
const LOCKED = { status: 429, body: { error: 'too_many_attempts' } }

beforeAll(async () => {
  await openMarket(MARKET, 1)
  await makeStaff(MARKET, 'boss', PASSWORD)
  await logIn('boss', elsewhere())
})

let count = 0

/** Makes a customer who has logged in once. Each test has its own, so none waits for the locks of another. */
const newAccount = async () => {
  count += 1
  const userNumber = String(700_000 + count)
  const email = `l${count}@lock-out.example`
  const customer = { userNumber, name: 'Ida', email, phone: '+4520123456', verified: true, createdTs: 1 }
  await commit(newCustomer(MARKET, { ...customer, language: 'da' }))
  await setPassword({ market: MARKET, username: userNumber }, PASSWORD, 'customers')
  await logIn(email, elsewhere())
  return { userNumber, email }
}

const logIn = (username: string, from: string, password = PASSWORD, cookie?: string) =>
  cloud.call(
    'POST',
    '/api/token/',
    { username, password, market_id: MARKET },
    { headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) } },
  )

const guess = (username: string, from: string, cookie?: string) =>
  logIn(username, from, 'forkert-kode', cookie)

/** Another network each time. */
let networks = 0
const elsewhere = (): string => {
  networks += 1
  return `10.70.${networks >> 8}.${networks & 255}`
}

/** Wrong passwords from four networks, which slow a name down. */
const slowDown = async (name: string) => {
  for (let network = 0; network < 4; network++) {
    const from = elsewhere()
    for (let nth = 0; nth < 5; nth++) expect(await guess(name, from)).toEqual(WRONG)
  }
}

/** Logs in as a browser does, and returns the cookie that it was given. */
const cookieOf = async (username: string, before?: string): Promise<{ cookie: string; said: string }> => {
  const response = await fetch(`${cloud.url()}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(before ? { cookie: before } : {}) },
    body: JSON.stringify({ username, password: PASSWORD, market_id: MARKET }),
  })
  const said = response.headers.get('set-cookie') ?? ''
  return { cookie: said.split(';')[0] ?? '', said }
}

test('Five failures lock a name for the network that they came from, and for no other', async () => {
  for (const name of ['boss', (await newAccount()).email]) {
    const stranger = elsewhere()
    for (let nth = 0; nth < 5; nth++) expect(await guess(name, stranger)).toEqual(WRONG)
    expect(await logIn(name, stranger)).toEqual(LOCKED)
    expect(await logIn(name, OWN)).toMatchObject(RIGHT)
    expect(await logIn(name, stranger), 'the right password elsewhere forgives no stranger').toEqual(LOCKED)
  }
})

test('Failures from many networks only slow a name down: one try each ten seconds', async () => {
  const { email } = await newAccount()
  await slowDown(email)
  expect(await guess(email, elsewhere())).toEqual(LOCKED)
  await cloud.later(11)
  const [one, other] = await Promise.all([guess(email, elsewhere()), guess(email, elsewhere())])
  expect([one.status, other.status].sort()).toEqual([400, 429])
  expect(await logIn(email, OWN)).toEqual(LOCKED)
  await cloud.later(11)
  expect(await logIn(email, OWN)).toMatchObject(RIGHT)
})

test('A browser that has logged in before is not locked by others, only by its own failures', async () => {
  const { email, userNumber } = await newAccount()
  const { cookie, said } = await cookieOf(email)
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/token'])
    expect(said).toContain(part)
  expect(Buffer.from(cookie, 'base64url').toString()).not.toContain(userNumber)
  await slowDown(email)
  for (let nth = 0; nth < 5; nth++) await guess(email, OWN)
  expect(await logIn(email, OWN)).toEqual(LOCKED)
  expect(await logIn(email, OWN, PASSWORD, cookie)).toMatchObject(RIGHT)
  for (let nth = 0; nth < 5; nth++) expect(await guess(email, OWN, cookie)).toEqual(WRONG)
  expect(await logIn(email, elsewhere(), PASSWORD, cookie)).toEqual(LOCKED)
})

test('The cookie of one account is worth nothing for another, nor is a forged one', async () => {
  const [own, other] = [await newAccount(), await newAccount()]
  const { cookie } = await cookieOf(own.email)
  const stranger = elsewhere()
  for (let nth = 0; nth < 5; nth++) await guess(other.email, stranger, cookie)
  expect(await logIn(other.email, stranger, PASSWORD, cookie)).toEqual(LOCKED)
  for (const forged of [`${cookie}x`, 'reol-browser=', 'reol-browser=e30.e30'])
    expect(await logIn(other.email, stranger, PASSWORD, forged), forged).toEqual(LOCKED)
})

test('A browser of several keeps the last eight accounts', async () => {
  const accounts = await Promise.all(Array.from({ length: 9 }, newAccount))
  let cookie = ''
  for (const { email } of accounts) cookie = (await cookieOf(email, cookie)).cookie
  const [first, second] = accounts
  const stranger = elsewhere()
  for (const { email } of [first, second] as { email: string }[])
    for (let nth = 0; nth < 5; nth++) await guess(email, stranger)
  expect(await logIn(second?.email ?? '', stranger, PASSWORD, cookie)).toMatchObject(RIGHT)
  expect(await logIn(first?.email ?? '', stranger, PASSWORD, cookie)).toEqual(LOCKED)
  expect(cookie.length).toBeLessThan(500)
})

test('Whoever chooses a password by a link ends the lock of every name of the account', async () => {
  const { email, userNumber } = await newAccount()
  for (const name of [email, userNumber]) {
    await slowDown(name)
    for (let nth = 0; nth < 5; nth++) await guess(name, OWN)
    expect(await logIn(name, OWN)).toEqual(LOCKED)
  }
  await cloud.later(1)
  const about = { purpose: 'reset-password', market: MARKET, username: userNumber, email, chosen: 0 } as const
  const token = await linkToken({ kind: 'customer', ...about }, 60)
  const chosen = { token, newPassword1: 'Et-helt-nyt-1', newPassword2: 'Et-helt-nyt-1' }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', chosen)).status).toBe(200)
  for (const name of [email, userNumber])
    expect(await logIn(name, OWN, 'Et-helt-nyt-1'), name).toMatchObject(RIGHT)
})

test('A household that changes its address of IPv6 stays one visitor, and neighbours are not locked by one', async () => {
  const { email } = await newAccount()
  const at = (network: string) => `2001:db8:70:${network}::1`
  const failures = async (network: string) => {
    const answers = []
    for (let nth = 0; nth < 6; nth++) answers.push((await guess(email, at(network))).status)
    return answers.filter(status => status === 400).length
  }
  // Five of a /64, and twenty of the four that make up the limit of their /56: the name is slow by then.
  for (const network of ['1', '2', '3', '4']) expect(await failures(network), network).toBe(5)
  await cloud.later(11)
  expect((await guess(email, at('5'))).status).toBe(429)
  expect((await guess(email, at('100'))).status).toBe(400)
})

test('However many mails strangers order to an address, its owner gets one an hour', async () => {
  const email = 'wanted@lock-out.example'
  await commit([countTries(MARKET, { what: 'mails', who: email, most: 20, window: 86_400 }, 20)])
  expect(await mayMail(MARKET, email, elsewhere())).toBe(true)
  expect(await mayMail(MARKET, email, elsewhere())).toBe(false)
  await cloud.later(3_601)
  expect(await mayMail(MARKET, email, elsewhere())).toBe(true)
})
