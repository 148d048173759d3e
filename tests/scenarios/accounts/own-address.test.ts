/** A tenant's own data, and another mail address: nothing changes until its owner opens the link. */
import { beforeAll, expect, test } from 'vitest'
import { commandsOf } from '../../cloud/commands-of.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { tenantsOf } from '../../people/tenant.ts'

const cloud = cloudForTests()
const MARKET = 'own-address'
const { mails, tokenIn, logIn, own, changeOwn, enrolled } = tenantsOf(cloud, MARKET)
const at = (name: string) => `${name}@own-address.example`
let boss = ''

beforeAll(async () => {
  await openMarket(MARKET, 1)
  boss = await staffToken(cloud, MARKET)
})

const refresh = (token: string) => cloud.call('POST', '/api/token/refresh/', { refresh_token: token })
const about = (token: string) =>
  cloud.call<{ email: string; oldEmail: string }>('POST', '/api/get_email_change_data/', { token })
const confirm = (token: string) => cloud.call('POST', '/api/email/change/confirm/', { token })
const staff = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token: boss })

const INVALID = { status: 400, body: { detail: 'link_invalid' } }
const USED = { status: 400, body: { detail: 'link_used' } }

test('A new address takes the place of the old one by its link; every session ends, and the old address learns it', async () => {
  const session = await enrolled(at('ida'))
  const before = await own(session.accessToken)
  const asked = await changeOwn(session.accessToken, { email: 'Ida.New@own-address.example' })
  expect(asked).toMatchObject({ status: 200, body: { email: at('ida'), newEmail: at('ida.new') } })
  expect((await logIn(at('ida.new'))).status).toBe(400)
  const token = await tokenIn(at('ida.new'))
  expect((await about(token)).body).toMatchObject({ email: at('ida.new'), oldEmail: at('ida') })
  expect((await refresh(session.refreshToken)).status).toBe(200)

  expect(await confirm(token)).toEqual({
    status: 200,
    body: { detail: 'email_changed', username: session.username },
  })
  await cloud.idle()
  expect((await refresh(session.refreshToken)).status).toBe(400)
  expect((await logIn(at('ida'))).status).toBe(400)
  const again = (await logIn(at('ida.new'))).body
  expect(again.username).toBe(before.userNumber)
  expect(await own(again.accessToken)).toMatchObject({
    email: at('ida.new'),
    newEmail: null,
    verified: true,
  })
  const [told] = await mails(at('ida'))
  expect(told?.subject).toContain('er ændret')
  expect(told?.text).not.toContain(at('ida.new'))
  expect(await confirm(token)).toEqual(USED)
  expect(await about(token)).toEqual(USED)
})

test('Staff read in the history that the tenant did it', async () => {
  const { accessToken, username } = await enrolled(at('hist'))
  await changeOwn(accessToken, { city: 'Odense' })
  await cloud.idle()
  const { body } = await staff<{ results: { who: string; changed: { field: string }[] }[] }>(
    'GET',
    `audit/?kind=customer&id=${username}`,
  )
  expect(JSON.stringify(body.results)).toContain('Odense')
  expect(body.results[0]?.who).toBe(username)
})

test('The address of another account gets the same answer, and only its owner a mail', async () => {
  await enrolled(at('owner'))
  const { accessToken } = await enrolled(at('wants'))
  const asked = await changeOwn(accessToken, { email: at('owner') })
  expect(asked).toMatchObject({ status: 200, body: { email: at('wants'), newEmail: at('owner') } })
  const [mail] = await mails(at('owner'))
  expect(mail?.subject).toContain('Du har allerede en konto')
  expect(mail?.links.some(link => link.includes('token='))).toBe(false)
})

test('Staff change the address meanwhile: the link is worth nothing, and staff’s address stays', async () => {
  const { accessToken, username } = await enrolled(at('staffed'))
  await changeOwn(accessToken, { email: at('staffed.new') })
  const token = await tokenIn(at('staffed.new'))
  const changed = await staff('PATCH', `customers/${username}/`, { email: at('staffed.shop') })
  expect(changed.status).toBe(200)
  expect(await confirm(token)).toEqual(INVALID)
  expect(await own(accessToken)).toMatchObject({ email: at('staffed.shop'), newEmail: null })
})

test('Name, phone, address and reminders change at once; a change of an older version is refused with what stands', async () => {
  const { accessToken } = await enrolled(at('data'))
  const before = await own(accessToken)
  expect(before).toMatchObject({ remindersOff: false, username: before.userNumber })
  const sent = { name: 'Dorthe Data', phone: '+45 21 22 23 24', city: 'Odense', remindersOff: true }
  const { body } = await changeOwn(accessToken, { ...sent, version: before.version })
  expect(body).toMatchObject({ ...sent, phone: '+4521222324', version: before.version + 1 })
  const late = await changeOwn(accessToken, { name: 'Sent', version: before.version })
  expect(late).toMatchObject({ status: 409, body: { detail: 'changed_meanwhile' } })
  expect((await changeOwn(accessToken, sent)).body).toEqual({ detail: 'nothing_changed' })
  expect((await changeOwn(accessToken, { phone: '12' })).body).toEqual({ phone: ['invalid_phone'] })
  expect((await changeOwn(accessToken, { fee: 0 })).body).toEqual({ detail: 'nothing_changed' })
  expect(await own(accessToken)).not.toHaveProperty('fee')
})

test('Another bank account asks who types it, keeps both halves together, and is told by mail', async () => {
  const email = at('money')
  const { accessToken } = await enrolled(email)
  const half = await changeOwn(accessToken, { bankAccount: '0440116243' })
  expect(half).toMatchObject({ status: 400, body: { bankRegNumber: ['required'] } })
  const account = { bankRegNumber: '0040', bankAccount: '0440116243' }
  expect((await changeOwn(accessToken, account)).body).toMatchObject(account)
  await cloud.idle()
  expect((await mails(email)).at(-1)?.text).toContain('6243')
  await cloud.later(601)
  expect((await changeOwn(accessToken, { iban: 'DK5000400440116243' })).body).toEqual({
    detail: 'proof_needed',
  })
  expect((await changeOwn(accessToken, { city: 'Odense' })).status).toBe(200)
})

test('A known and an unknown new address cost the same calls', async () => {
  const { accessToken } = await enrolled(at('costs'))
  await enrolled(at('taken'))
  await cloud.idle()
  // Without events no worker runs in between. The sweeper sends them later, so this is the last test.
  await setFault(cloud, 'events', 'drop')
  await changeOwn(accessToken, { email: at('warm') })
  const known = await commandsOf(() => changeOwn(accessToken, { email: at('taken') }))
  expect(known.length).toBeGreaterThan(2)
  expect(await commandsOf(() => changeOwn(accessToken, { email: at('free') }))).toEqual(known)
  await setFault(cloud, 'events', 'off')
})
