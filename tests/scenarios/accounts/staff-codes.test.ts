/** Administrators log in with a code that is mailed to the address of their account (D70). */
import { generate } from 'otplib'
import { beforeAll, expect, test } from 'vitest'
import { newAdministrator, readAdministrator } from '#functions/identity/table/administrator.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { commit } from '#functions/kit/table.ts'
import { commandsOf } from '../../cloud/commands-of.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { tenantsOf } from '../../people/tenant.ts'

const cloud = cloudForTests()
const MARKET = 'staff-codes'
const { mails, enrolled } = tenantsOf(cloud, MARKET)

beforeAll(() => openMarket(MARKET, 1))

interface Session {
  accessToken: string
  refreshToken: string
}

const post = <T>(path: string, body: object, from = '192.0.2.1') =>
  cloud.call<T>(
    'POST',
    `/api/${path}`,
    { ...body, market_id: MARKET },
    { headers: { 'x-forwarded-for': from } },
  )
const order = (username: string, from?: string) => post('token/staff_code/', { username }, from)
const logInBy = (username: string, mailCode: string, code?: string, from?: string) =>
  post<Session>('token/staff_by_code/', { username, mailCode, ...(code && { code }) }, from)
const admin = <T>(method: string, path: string, token: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

const addressOf = (name: string) => `${name}@staff.example`
const digitsIn = (text = ''): string => /^\d{6}$/m.exec(text)?.[0] ?? ''
const codeFor = async (typed: string, email = addressOf(typed)): Promise<string> => {
  expect(await order(typed)).toEqual({ status: 200, body: { detail: 'code_sent' } })
  return digitsIn((await mails(email))[0]?.text)
}
const beside = (code: string): string => code.slice(0, 5) + ((Number(code[5]) + 1) % 10)

const INVALID = { status: 400, body: { error: 'invalid_code' } }
const TOO_MANY = { status: 429, body: { error: 'too_many_attempts' } }

test('An administrator logs in with a code, by user name or address, once', async () => {
  await makeStaff(MARKET, 'anna')
  const code = await codeFor('Anna', addressOf('anna'))
  const { status, body } = await logInBy('anna', code)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { isAdmin: true, marketId: MARKET, username: 'anna', role: 'owner', mustChangePassword: false },
  })
  expect((await admin('GET', 'admin/', body.accessToken)).status).toBe(200)
  expect((await post('token/refresh/', { refresh_token: body.refreshToken })).status).toBe(200)
  expect(await logInBy('anna', code)).toEqual(INVALID)
  const byAddress = await codeFor(addressOf('anna'), addressOf('anna'))
  expect(await logInBy('anna', byAddress)).toEqual(INVALID)
  expect((await logInBy(addressOf('anna'), byAddress)).status).toBe(200)
})

test('A code confirms the address, also after a lock-out of the password, and ends after ten minutes', async () => {
  const email = addressOf('new')
  const row = { username: 'new', email, role: 'owner', language: 'da', createdTs: 1 } as const
  await commit(newAdministrator(MARKET, row))
  await makeStaff(MARKET, 'new')
  for (let at = 0; at < 6; at++) await post('token/', { username: 'new', password: 'wrong-password' })
  expect(await post('token/', { username: 'new', password: STAFF_PASSWORD })).toEqual(TOO_MANY)
  const old = await codeFor('new')
  await cloud.later(601)
  expect(await logInBy('new', old)).toEqual(INVALID)
  expect((await logInBy('new', await codeFor('new'))).status).toBe(200)
  expect(await readAdministrator(MARKET, 'new')).toMatchObject({ verified: true, isInvited: false })
})

test('Where the second factor is on, the code of the mail alone logs nobody in', async () => {
  const first = await staffToken(cloud, MARKET, 'careful')
  const password = STAFF_PASSWORD
  const { secret } = (await admin<{ secret: string }>('POST', 'admin/second_factor/', first, { password }))
    .body
  const factor = () => generate({ secret, epoch: nowSeconds() })
  await admin('POST', 'admin/second_factor/confirm/', first, { code: await factor() })
  await cloud.later(60)
  const code = await codeFor('careful')
  expect(await logInBy('careful', code)).toEqual({ status: 400, body: { error: 'second_factor_required' } })
  expect(await logInBy('careful', code, '000000')).toEqual(INVALID)
  expect(await logInBy('careful', beside(code), await factor())).toEqual(INVALID)
  expect((await logInBy('careful', code, await factor())).status).toBe(200)
})

test('Two who share the address of the shop get a code each, and each code logs its owner in', async () => {
  const email = 'shop@staff.example'
  for (const username of ['kai', 'pia']) {
    const row = { username, email, role: 'staff', verified: true, language: 'da', createdTs: 1 } as const
    await commit(newAdministrator(MARKET, row))
    await makeStaff(MARKET, username)
  }
  await order(email)
  const [one, other] = await mails(email)
  const toPia = one?.text.includes('pia') ? one : other
  const { body } = await logInBy(email, digitsIn(toPia?.text))
  expect(body).toMatchObject({ username: 'pia', role: 'staff' })
})

test('A code that went to an address is worth nothing when another has taken its place', async () => {
  const token = await staffToken(cloud, MARKET, 'mover')
  await admin('PATCH', 'admin/', token, { email: addressOf('moved') })
  const confirm = (await mails(addressOf('moved')))[0]?.links[0]?.split('token=')[1]
  const code = await codeFor('mover')
  expect((await post('email/confirm/', { token: confirm })).status).toBe(200)
  expect(await logInBy('mover', code)).toEqual(INVALID)
  expect((await logInBy('mover', await codeFor('mover', addressOf('moved')))).status).toBe(200)
})

test('Who was removed or only invited, and a tenant with the same address, are not let in', async () => {
  const owner = await staffToken(cloud, MARKET, 'boss')
  await makeStaff(MARKET, 'gone')
  const code = await codeFor('gone')
  expect((await admin('DELETE', 'administrators/gone/', owner)).status).toBe(204)
  expect(await logInBy('gone', code)).toEqual(INVALID)
  const invited = { username: 'guest', email: addressOf('guest'), role: 'owner' }
  expect((await admin('POST', 'administrators/', owner, invited)).status).toBe(201)
  await cloud.idle()
  const before = (await mails(addressOf('guest'))).length
  await order('guest')
  expect((await mails(addressOf('guest'))).length).toBe(before)
  // A tenant's code is no administrator's.
  await enrolled(addressOf('boss'))
  await post('token/code/', { email: addressOf('boss') })
  const tenants = digitsIn((await mails(addressOf('boss')))[0]?.text)
  expect(tenants).not.toBe('')
  expect(await logInBy(addressOf('boss'), tenants)).toEqual(INVALID)
})

test('A visitor tries ten codes a day for a name, all visitors fifty, and others are not shut out', async () => {
  await makeStaff(MARKET, 'target')
  const code = await codeFor('target')
  const guesses = await Promise.all(Array.from({ length: 12 }, () => logInBy('target', beside(code))))
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429])
  expect((await logInBy('target', code, undefined, '198.51.100.1')).status).toBe(200)
  const statuses = []
  for (let nth = 0; nth < 40; nth++)
    statuses.push((await logInBy('target', '000000', undefined, `198.51.101.${nth >> 3}`)).status)
  expect(statuses.slice(0, 39)).toEqual(Array(39).fill(400))
  expect(await logInBy('target', '000000', undefined, '198.51.102.1')).toEqual(TOO_MANY)
})

test('A name that nobody has is answered as any other, and costs the same calls', async () => {
  await cloud.later(86_401)
  await makeStaff(MARKET, 'known')
  await order('first')
  await cloud.idle()
  // Without events no worker runs in between. The sweeper sends them later, so this is the last test.
  await setFault(cloud, 'events', 'drop')
  for (const [known, unknown] of [
    ['known', 'nobody'],
    [addressOf('known'), addressOf('nobody')],
  ] as const)
    for (const act of [order, (typed: string) => logInBy(typed, '000000')]) {
      const commands = await commandsOf(() => act(known))
      expect(commands.length).toBeGreaterThan(2)
      expect(await commandsOf(() => act(unknown))).toEqual(commands)
      expect(await act(unknown)).toEqual(await act(known))
    }
  await setFault(cloud, 'events', 'off')
})
