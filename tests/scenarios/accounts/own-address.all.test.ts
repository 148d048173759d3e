/** Two want one mail address, or one tenant wants several. */
import { beforeAll, expect, test } from 'vitest'
import { readLogin } from '#functions/identity/table/login.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { tenantsOf } from '../../people/tenant.ts'

const cloud = cloudForTests()
const MARKET = 'own-address-races'

const { mails, tokenIn, logIn, changeOwn, enrolled, register } = tenantsOf(cloud, MARKET)
const at = (name: string) => `${name}@own-address-races.example`

beforeAll(() => openMarket(MARKET, 1))

const confirm = (token: string) => cloud.call('POST', '/api/email/change/confirm/', { token })
const INVALID = { status: 400, body: { detail: 'link_invalid' } }

test('An address that another account takes before the link is opened stays theirs', async () => {
  const { accessToken } = await enrolled(at('slow'))
  await changeOwn(accessToken, { email: at('contested') })
  const token = await tokenIn(at('contested'))
  await register(at('contested'))
  await cloud.idle()
  expect(await confirm(token)).toEqual(INVALID)
  expect((await logIn(at('slow'))).status).toBe(200)
})

test('Two tenants who want one address: the first link wins, the second is worth nothing', async () => {
  const [one, other] = [await enrolled(at('one')), await enrolled(at('other'))]
  await changeOwn(one.accessToken, { email: at('both') })
  const first = await tokenIn(at('both'))
  await changeOwn(other.accessToken, { email: at('both') })
  const second = await tokenIn(at('both'))
  const statuses = (await Promise.all([confirm(first), confirm(second)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 400])
  const winner = (await readLogin(MARKET, at('both')))?.username
  expect([one.username, other.username]).toContain(winner)
})

test('The present address forgets the one that waits; another one replaces it; the same one gets its mail again', async () => {
  const { accessToken } = await enrolled(at('undo'))
  await changeOwn(accessToken, { email: at('undo.first') })
  const first = await tokenIn(at('undo.first'))
  await changeOwn(accessToken, { email: at('undo.second') })
  expect(await confirm(first)).toEqual(INVALID)
  expect((await changeOwn(accessToken, { email: at('undo.second') })).status).toBe(200)
  expect(await mails(at('undo.second'))).toHaveLength(2)
  const second = await tokenIn(at('undo.second'))
  expect((await changeOwn(accessToken, { email: at('undo') })).body.newEmail).toBeNull()
  expect(await confirm(second)).toEqual(INVALID)
  expect((await changeOwn(accessToken, { email: at('undo') })).body).toEqual({ email: ['nothing_changed'] })
})

test('A tenant orders ten mails a day to addresses that they type', async () => {
  const { accessToken } = await enrolled(at('orders'))
  for (let nth = 0; nth < 10; nth++)
    expect((await changeOwn(accessToken, { email: at(`ordered${nth}`) })).status).toBe(200)
  const { status, body } = await changeOwn(accessToken, { email: at('ordered10') })
  expect([status, body]).toEqual([429, { email: ['too_many_attempts'] }])
})
