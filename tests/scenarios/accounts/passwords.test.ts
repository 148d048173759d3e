/** Users choose passwords by links and by the old password: at the same time, too late, and with interruptions. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readMarket } from '#functions/markets/table/market.ts'
import { sendPasswordLink } from '#functions/messages/accounts/password-link.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { type Account, before, FIRST, passwordsAt, USED } from '../../people/choosing-passwords.ts'
import { soak } from '../../run/soak.ts'

const cloud = cloudForTests()
const MARKET = 'passwords'
const { newAccount, newestToken, resetLink, choose, logIn } = passwordsAt(cloud, MARKET)

beforeAll(() => openMarket(MARKET, 1))
afterEach(() => void vi.restoreAllMocks())

const firstLink = async (account: Account): Promise<string> => {
  const reader = { ...account, name: 'Ida', language: 'da' } as const
  await sendPasswordLink('account', await readMarket(MARKET), `event-${account.username}`, reader)
  return newestToken(account)
}

const refresh = (refresh_token: string) => cloud.call('POST', '/api/token/refresh/', { refresh_token })

const change = (token: string, oldPassword: string, newPassword1: string) =>
  cloud.call(
    'POST',
    '/api/password/change/',
    { oldPassword, newPassword1, newPassword2: newPassword1 },
    { market: MARKET, token },
  )

/** Resolves when somebody has read who holds the lock on choosing the account's password. */
const lockIsRead = ({ username }: Account): Promise<void> =>
  new Promise(resolve => {
    const { send } = DynamoDBDocumentClient.prototype
    vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
      this: DynamoDBDocumentClient,
      ...given: unknown[]
    ) {
      const answer = await Reflect.apply(send, this, given)
      if (JSON.stringify((given[0] as { input: unknown }).input).includes(`#PASSWORD#customer#${username}`))
        resolve()
      return answer
    } as never)
  })

test('The first link, sent three times at once, creates one account and one password', async () => {
  for (let round = 0; round < soak(5); round++) {
    const account = await newAccount()
    const token = await firstLink(account)
    const answers = await Promise.all([1, 2, 3].map(() => choose(token, FIRST, 'email/confirm/')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([USED, USED])
    expect((await logIn(account, FIRST)).status).toBe(200)
  }
})

test('Of two passwords sent at once with one link, the accepted one is the password', async () => {
  for (let round = 0; round < soak(5); round++) {
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
    const waits = lockIsRead(account)
    second = choose(token, 'Den-anden-kode')
    await waits
  })
  expect((await choose(token, 'Den-ene-kode')).status).toBe(200)
  expect(await second).toEqual(USED)
  expect((await logIn(account, 'Den-ene-kode')).status).toBe(200)
})

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
  for (let round = 0; round < soak(5); round++) {
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
  const own = { market: MARKET, token: here.accessToken }
  expect((await cloud.call('GET', '/api/customer/customer/', undefined, own)).status).toBe(200)
  const { refreshToken } = (await logIn(account, 'Den-nye-kode')).body
  expect((await refresh(refreshToken)).status).toBe(200)
})
