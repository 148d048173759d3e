/** Users choose passwords by links and by the old password: at the same time, too late, and with interruptions. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { log } from '#functions/kit/log.ts'
import { commit } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import { sendPasswordLink } from '#functions/messages/password-link.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'

const cloud = cloudForTests()
const FIRST = 'Et-godt-kodeord'

beforeAll(() => openMarket('passwords', 1))
afterEach(() => void vi.restoreAllMocks())

let count = 0

/** Creates a customer. Without a password the account is created later, by the first link. */
const newAccount = async (password?: string) => {
  count += 1
  const username = String(300_000 + count)
  const email = `c${count}@example.com`
  const customer = { userNumber: username, name: 'Ida', email, phone: '+4520123456', verified: false }
  await commit(newCustomer('passwords', { ...customer, language: 'da', createdTs: 1 }))
  if (password) await setPassword({ market: 'passwords', username }, password, 'customers')
  return { username, email }
}

type Account = Awaited<ReturnType<typeof newAccount>>

const newestToken = async ({ email }: Account): Promise<string> => {
  await cloud.idle()
  const mails = (await cloud.call<{ links: string[] }[]>('GET', `/local/mail/?to=${email}`)).body
  const tokens = mails.map(({ links }) => new URL(links[0] ?? '').searchParams.get('token'))
  return tokens.find(Boolean) ?? ''
}

const firstLink = async (account: Account): Promise<string> => {
  const reader = { ...account, name: 'Ida', language: 'da' } as const
  await sendPasswordLink('account', await readMarket('passwords'), `event-${account.username}`, reader)
  return newestToken(account)
}

const resetLink = async (account: Account): Promise<string> => {
  await cloud.call('POST', '/api/password/reset/', { email: account.email, market_id: 'passwords' })
  return newestToken(account)
}

const choose = (token: string, password: string, path = 'password/reset/confirm/') =>
  cloud.call('POST', `/api/${path}`, { token, newPassword1: password, newPassword2: password })

const logIn = ({ username }: Account, password: string) =>
  cloud.call<{ accessToken: string; refreshToken: string }>('POST', '/api/token/', {
    username,
    password,
    market_id: 'passwords',
  })

const refresh = (refresh_token: string) => cloud.call('POST', '/api/token/refresh/', { refresh_token })

const change = (token: string, oldPassword: string, newPassword1: string) =>
  cloud.call(
    'POST',
    '/api/password/change/',
    { oldPassword, newPassword1, newPassword2: newPassword1 },
    { market: 'passwords', token },
  )

/** Runs `act` before the user pool's next command of this name. */
const before = (command: string, act: () => Promise<void>) => {
  const send = CognitoIdentityProviderClient.prototype.send
  let isFirst = true
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(async function (
    this: CognitoIdentityProviderClient,
    ...given: unknown[]
  ) {
    if (isFirst && (given[0] as object).constructor.name === `${command}Command`) {
      isFirst = false
      await act()
    }
    return Reflect.apply(send, this, given)
  } as never)
}

const USED = { status: 400, body: { detail: 'link_used' } }

test('The first link, sent three times at once, creates one account and one password', async () => {
  for (let round = 0; round < 5; round++) {
    const account = await newAccount()
    const token = await firstLink(account)
    const answers = await Promise.all([1, 2, 3].map(() => choose(token, FIRST, 'email/confirm/')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([USED, USED])
    expect((await logIn(account, FIRST)).status).toBe(200)
  }
})

test('Of two passwords sent at once with one link, the accepted one is the password', async () => {
  for (let round = 0; round < 5; round++) {
    const account = await newAccount(FIRST)
    const token = await resetLink(account)
    const passwords = ['Den-ene-kode', 'Den-anden-kode']
    const answers = await Promise.all(passwords.map(password => choose(token, password)))
    const taken = answers.map(({ status }) => status === 200)
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(answers[taken.indexOf(false)]).toEqual(USED)
    for (const [at, password] of passwords.entries())
      expect((await logIn(account, password)).status).toBe(taken[at] ? 200 : 400)
  }
})

test('A second choice during the first waits for its end, and is then refused', async () => {
  const account = await newAccount(FIRST)
  const token = await resetLink(account)
  let second: ReturnType<typeof choose> | undefined
  before('AdminSetUserPassword', async () => {
    second = choose(token, 'Den-anden-kode')
    await new Promise(resolve => setTimeout(resolve, 300))
  })
  expect((await choose(token, 'Den-ene-kode')).status).toBe(200)
  expect(await second).toEqual(USED)
  expect((await logIn(account, 'Den-ene-kode')).status).toBe(200)
})

test.each(['AdminSetUserPassword', 'AdminUserGlobalSignOut'])(
  'After a crash at %s the link can be used again after 30 s',
  async command => {
    const account = await newAccount(FIRST)
    const token = await resetLink(account)
    vi.spyOn(log, 'error').mockReturnValue()
    before(command, async () => {
      throw new Error('the process is gone')
    })
    expect((await choose(token, 'Den-ene-kode')).status).toBe(500)
    expect(await choose(token, 'Den-anden-kode')).toMatchObject({ status: 503, body: { detail: 'busy' } })
    await cloud.later(31)
    expect((await choose(token, 'Den-anden-kode')).status).toBe(200)
    expect((await logIn(account, 'Den-anden-kode')).status).toBe(200)
    expect(await choose(token, 'Den-ene-kode')).toEqual(USED)
  },
)

test('A link stops working when a later password is chosen, by a newer link or by the old password', async () => {
  const account = await newAccount(FIRST)
  const older = await resetLink(account)
  await cloud.later(1)
  const newer = await resetLink(account)
  expect(newer).not.toBe(older)
  expect((await choose(newer, 'Den-ene-kode')).status).toBe(200)
  expect(await choose(older, 'Den-anden-kode')).toEqual(USED)
  expect(await cloud.call('POST', '/api/get_reset_password_data/', { token: older })).toEqual(USED)

  const unused = await resetLink(account)
  const { accessToken } = (await logIn(account, 'Den-ene-kode')).body
  expect((await change(accessToken, 'Den-ene-kode', 'Den-tredje-kode')).status).toBe(200)
  expect(await choose(unused, 'Den-anden-kode')).toEqual(USED)
  expect((await logIn(account, 'Den-tredje-kode')).status).toBe(200)
})

test('Of a link and the old password used at once, the one that succeeds sets the password', async () => {
  for (let round = 0; round < 5; round++) {
    const account = await newAccount(FIRST)
    const token = await resetLink(account)
    const { accessToken } = (await logIn(account, FIRST)).body
    const [byLink, byOld] = await Promise.all([
      choose(token, 'Den-ene-kode'),
      change(accessToken, FIRST, 'Den-anden-kode'),
    ])
    expect([byLink.status, byOld.status].sort()).toEqual([200, 400])
    const password = byLink.status === 200 ? 'Den-ene-kode' : 'Den-anden-kode'
    expect((await logIn(account, password)).status).toBe(200)
  }
})

test('The mail address of an account cannot be its password, in any spelling', async () => {
  const account = await newAccount(FIRST)
  const other = await newAccount(FIRST)
  const refused = { status: 400, body: { newPassword1: ['same_as_username'] } }
  const { accessToken } = (await logIn(account, FIRST)).body
  const asWritten = account.email.replace('example', 'Example')
  expect(await change(accessToken, FIRST, asWritten)).toEqual(refused)
  expect(await choose(await resetLink(account), asWritten)).toEqual(refused)
  expect(await choose(await firstLink(other), other.email, 'email/confirm/')).toEqual(refused)
  expect((await change(accessToken, FIRST, other.email)).status).toBe(200)
})

test('A password of two lines is refused with 400', async () => {
  const account = await newAccount(FIRST)
  const refused = { newPassword1: ['invalid'], newPassword2: ['invalid'] }
  expect(await choose(await resetLink(account), 'to linjer\nmed tekst')).toEqual({
    status: 400,
    body: refused,
  })
})

test('A changed password ends every session of the account, and the new password logs in', async () => {
  const account = await newAccount(FIRST)
  const here = (await logIn(account, FIRST)).body
  const elsewhere = (await logIn(account, FIRST)).body
  expect((await change(here.accessToken, FIRST, 'Den-nye-kode')).status).toBe(200)
  const ended = { status: 400, body: { error: 'invalid_grant' } }
  expect(await refresh(elsewhere.refreshToken)).toEqual(ended)
  expect(await refresh(here.refreshToken)).toEqual(ended)
  const own = { market: 'passwords', token: here.accessToken }
  expect((await cloud.call('GET', '/api/customer/customer/', undefined, own)).status).toBe(200)
  const { refreshToken } = (await logIn(account, 'Den-nye-kode')).body
  expect((await refresh(refreshToken)).status).toBe(200)
})
