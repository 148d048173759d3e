/** Customers log in with a code from a mail: those with a password, and guests who never chose one. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readCustomer } from '#functions/customers/table/customer.ts'
import { readCode } from '#functions/identity/table/log-in-code.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { beside, codesAt, PASSWORD, type Session } from '../../people/codes.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'codes'
const { newAccount, post, newestMail, codeFor, logInBy } = codesAt(cloud, MARKET)

beforeAll(() => openMarket(MARKET, 4))
afterEach(() => void vi.restoreAllMocks())

const logInWith = (username: string, password: string) => post<Session>('token/', { username, password })

const own = (token: string) =>
  cloud.call('GET', '/api/customer/customer/', undefined, { market: MARKET, token })

const INVALID = { status: 400, body: { error: 'invalid_code' } }
const TOO_MANY = { status: 429, body: { error: 'too_many_attempts' } }

test('A guest who booked once logs in with a code, without ever having had a password', async () => {
  const visitor = visitorOf(cloud, MARKET)
  const guest = newGuest()
  const checkout = visitor.checkout([await visitor.reserveOne()], guest)
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm(checkout, paymentId)).status).toBe(200)
  await cloud.idle()

  const { status, body } = await logInBy(guest.customerEmail, await codeFor(guest.customerEmail))
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { isAdmin: false, marketId: MARKET, expiresIn: 3600, mustChangePassword: false },
  })
  expect((await own(body.accessToken)).status).toBe(200)
  const refreshed = await cloud.call('POST', '/api/token/refresh/', { refresh_token: body.refreshToken })
  expect(refreshed.status).toBe(200)
})

test('A code confirms the address, and the link to choose the first password still works', async () => {
  const { userNumber, email } = await newAccount()
  await logInBy(email, await codeFor(email))
  await cloud.idle()
  expect((await readCustomer(MARKET, userNumber)).verified).toBe(true)
  await logInBy(email, await codeFor(email))
  await post('password/reset/', { email })
  const token = new URL((await newestMail(email))?.links[0] ?? '').searchParams.get('token')
  const chosen = { token, newPassword1: PASSWORD, newPassword2: PASSWORD }
  expect((await cloud.call('POST', '/api/password/reset/confirm/', chosen)).status).toBe(200)
  expect((await logInWith(email, PASSWORD)).status).toBe(200)
})

test('A log-in by code leaves the password and the other sessions alone', async () => {
  const { email } = await newAccount(PASSWORD)
  const { refreshToken } = (await logInWith(email, PASSWORD)).body
  expect((await logInBy(email, await codeFor(email))).status).toBe(200)
  expect((await logInWith(email, PASSWORD)).status).toBe(200)
  const refreshed = await cloud.call('POST', '/api/token/refresh/', { refresh_token: refreshToken })
  expect(refreshed.status).toBe(200)
})

test('A code logs in once, also when it is sent three times at once', async () => {
  const { email } = await newAccount()
  const code = await codeFor(email)
  const answers = await Promise.all([1, 2, 3].map(() => logInBy(email, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await logInBy(email, code)).toEqual(INVALID)
})

test('A code ends ten minutes after its last mail, and when it has logged somebody in', async () => {
  const { email } = await newAccount(PASSWORD)
  const first = await codeFor(email)
  await cloud.later(400)
  expect(await codeFor(email)).toBe(first)
  await cloud.later(400)
  expect((await logInBy(email, first)).status).toBe(200)
  const second = await codeFor(email)
  expect(second).not.toBe(first)
  expect(await logInBy(email, first)).toEqual(INVALID)
  await cloud.later(601)
  expect(await logInBy(email, second)).toEqual(INVALID)
  expect(await codeFor(email)).not.toBe(second)
})

test('A code that is ordered again while it logs somebody in is not valid a second time', async () => {
  const { email } = await newAccount(PASSWORD)
  const code = await codeFor(email)
  const [{ status }] = await Promise.all([
    logInBy(email, code),
    post('token/code/', { email }),
    post('token/code/', { email }),
  ])
  expect([200, 400]).toContain(status)
  expect((await logInBy(email, code)).status).toBe(status === 200 ? 400 : 200)
})

test('A visitor tries ten codes a day for an address, also when they come at once', async () => {
  const { email } = await newAccount(PASSWORD)
  const code = await codeFor(email)
  const guesses = await Promise.all(Array.from({ length: 20 }, () => logInBy(email, beside(code))))
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), ...Array(10).fill(429)])
  expect(await logInBy(email, code)).toEqual(TOO_MANY)
  await cloud.later(86_400)
  expect((await logInBy(email, await codeFor(email))).status).toBe(200)
})

test('An unknown address is answered as a known one: asking, wrong codes, too many', async () => {
  const { email } = await newAccount(PASSWORD)
  const code = await codeFor(email)
  const unknown = 'nobody@example.com'
  expect((await post('token/code/', { email: unknown })).body).toEqual({ detail: 'code_sent' })
  for (let at = 0; at < 12; at++)
    expect(await logInBy(unknown, '123456')).toEqual(await logInBy(email, beside(code)))
  for (const odd of ['12345', '1234567', 'øøøøøø', '   '])
    expect((await logInBy('other@example.com', odd)).status).toBe(400)
  expect(await newestMail(unknown)).toBeUndefined()
})

test('A code stays valid when the user pool is busy, and the caller is told to try again', async () => {
  const { email } = await newAccount(PASSWORD)
  const code = await codeFor(email)
  const busy = vi
    .spyOn(CognitoIdentityProviderClient.prototype, 'send')
    .mockImplementation((() =>
      Promise.reject(
        Object.assign(new Error('slow down'), { name: 'TooManyRequestsException', $fault: 'client' }),
      )) as never)
  expect(await logInBy(email, code)).toEqual({ status: 503, body: { detail: 'busy' } })
  busy.mockRestore()
  expect((await logInBy(email, code)).status).toBe(200)
})

test('An account that the busy pool made by half is whole after the next try', async () => {
  const { email } = await newAccount()
  const code = await codeFor(email)
  const send = CognitoIdentityProviderClient.prototype.send
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(function (
    this: CognitoIdentityProviderClient,
    ...given: unknown[]
  ) {
    if ((given[0] as object).constructor.name === 'AdminAddUserToGroupCommand')
      return Promise.reject(Object.assign(new Error('slow'), { name: 'TooManyRequestsException' }))
    return Reflect.apply(send, this, given)
  } as never)
  expect((await logInBy(email, code)).status).toBe(503)
  vi.restoreAllMocks()
  await cloud.later(31)
  const { status, body } = await logInBy(email, code)
  expect(status).toBe(200)
  expect((await own(body.accessToken)).status).toBe(200)
})

test('Neither the table nor the subject of the mail holds the code', async () => {
  const { email } = await newAccount()
  const code = await codeFor(email)
  expect((await newestMail(email))?.subject).toBe('Din kode til Loppehjørnet')
  expect(JSON.stringify(await readCode(MARKET, email))).not.toContain(code)
})

test('Nobody gets tokens from the pool by its own challenge without our proof', async () => {
  const { userNumber, email } = await newAccount(PASSWORD)
  await logInBy(email, await codeFor(email))
  const { AdminInitiateAuthCommand, AdminRespondToAuthChallengeCommand } = await import(
    '@aws-sdk/client-cognito-identity-provider'
  )
  const client = new CognitoIdentityProviderClient()
  const pool = { UserPoolId: process.env.USER_POOL_ID, ClientId: process.env.USER_POOL_CLIENT_ID }
  const USERNAME = `${MARKET}.${userNumber}`
  const { Session, ChallengeName } = await client.send(
    new AdminInitiateAuthCommand({ ...pool, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } }),
  )
  expect(ChallengeName).toBe('CUSTOM_CHALLENGE')
  const answer = { ...pool, ChallengeName, Session, ChallengeResponses: { USERNAME, ANSWER: 'let me in' } }
  await expect(client.send(new AdminRespondToAuthChallengeCommand(answer))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
})
