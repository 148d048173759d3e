/** A customer who knows the password chooses another, also when an answer is lost or a call dies. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { log } from '#functions/kit/log.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'

const cloud = cloudForTests()
const MARKET = 'change-password'
const OLD = 'Et-godt-kodeord'
const NEW = 'En-ny-kode-1'

beforeAll(() => openMarket(MARKET, 1))
afterEach(() => void vi.restoreAllMocks())

let count = 0

/** Logs a new customer in. */
const newSession = async () => {
  count += 1
  const username = String(700_000 + count)
  const email = `p${count}@example.com`
  const customer = { userNumber: username, name: 'Ida', email, phone: '+4520123456', verified: true }
  await commit(newCustomer(MARKET, { ...customer, language: 'da', createdTs: 1 }))
  await setPassword({ market: MARKET, username }, OLD, 'customers')
  const { accessToken } = (await logIn(username, OLD)).body
  const change = (oldPassword: string, newPassword1: string) =>
    cloud.call(
      'POST',
      '/api/password/change/',
      { oldPassword, newPassword1, newPassword2: newPassword1 },
      { market: MARKET, token: accessToken },
    )
  return { username, change }
}

const logIn = (username: string, password: string) =>
  cloud.call<{ accessToken: string }>('POST', '/api/token/', { username, password, market_id: MARKET })

const CHANGED = { status: 200, body: { detail: 'password_changed' } }
const WRONG = { status: 400, body: { oldPassword: ['wrong_password'] } }

test('A change whose answer was lost succeeds again, until another password is chosen', async () => {
  const { username, change } = await newSession()
  expect(await change(OLD, NEW)).toEqual(CHANGED)
  expect(await change(OLD, NEW)).toEqual(CHANGED)
  expect((await logIn(username, NEW)).status).toBe(200)
  expect(await change(NEW, 'En-tredje-kode')).toEqual(CHANGED)
  expect(await change(OLD, NEW)).toEqual(WRONG)
  expect((await logIn(username, 'En-tredje-kode')).status).toBe(200)
})

test('The same change sent twice at once succeeds twice', async () => {
  const { username, change } = await newSession()
  expect(await Promise.all([change(OLD, NEW), change(OLD, NEW)])).toEqual([CHANGED, CHANGED])
  expect((await logIn(username, NEW)).status).toBe(200)
})

test('Who is locked out learns no password by a change that was made before', async () => {
  const { change } = await newSession()
  expect(await change(OLD, NEW)).toEqual(CHANGED)
  for (let nth = 0; nth < 5; nth++) expect((await change(OLD, `et-gaet-nummer-${nth}`)).status).toBe(400)
  expect((await change(OLD, NEW)).status).toBe(429)
})

test('A wrong old password is refused, also with the current password as the new one', async () => {
  const { change } = await newSession()
  expect(await change('forkert-kode', NEW)).toEqual(WRONG)
  expect(await change('forkert-kode', OLD)).toEqual(WRONG)
})

test('A change that died after it had set the password can be sent again after 30 s', async () => {
  const { username, change } = await newSession()
  const send = CognitoIdentityProviderClient.prototype.send
  vi.spyOn(log, 'error').mockReturnValue()
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(function (
    this: CognitoIdentityProviderClient,
    ...given: unknown[]
  ) {
    if ((given[0] as object).constructor.name === 'AdminUserGlobalSignOutCommand')
      throw new Error('the process is gone')
    return Reflect.apply(send, this, given)
  } as never)
  expect((await change(OLD, NEW)).status).toBe(500)
  vi.restoreAllMocks()
  await cloud.later(31)
  expect(await change(OLD, 'En-tredje-kode')).toEqual(WRONG)
  expect(await change(OLD, NEW)).toEqual(CHANGED)
  expect((await logIn(username, NEW)).status).toBe(200)
})

test('One of the 10,000 most common passwords is refused', async () => {
  const { change } = await newSession()
  for (const common of ['password1', 'QwertyUiop', '1234567890'])
    expect(await change(OLD, common)).toEqual({
      status: 400,
      body: { newPassword1: ['password_too_common'] },
    })
})
