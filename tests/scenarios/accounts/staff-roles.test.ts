/** Roles of administrators (D66), and what happens to those who are removed or get another one (D68). */
import { beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#shared/kit/rights.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'staff-roles'
let boss = ''

const admin = <T>(method: string, path: string, token: string, body?: unknown, market = MARKET) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market, token })

const withRole = async (username: string, role: StaffRole, market = MARKET): Promise<string> => {
  await makeStaff(market, username, STAFF_PASSWORD, role)
  return staffToken(cloud, market, username)
}
const settings = (token: string, body: object) => admin('PATCH', `markets/${MARKET}/`, token, body)
const invite = (token: string, username: string, role?: StaffRole) =>
  admin<{ role: StaffRole }>('POST', 'administrators/', token, {
    username,
    email: `${username}@staff-roles.example`,
    role,
  })
const tokenIn = async (username: string): Promise<string> => {
  await cloud.idle()
  const mails = await cloud.call<{ links: string[] }[]>(
    'GET',
    `/local/mail/?to=${username}@staff-roles.example`,
  )
  return mails.body[0]?.links[0]?.split('token=')[1] ?? ''
}
const choose = (token: string) =>
  cloud.call('POST', '/api/email/confirm/', {
    token,
    newPassword1: STAFF_PASSWORD,
    newPassword2: STAFF_PASSWORD,
  })

const MAY_NOT = { status: 403, body: { detail: 'role_may_not' } }

beforeAll(async () => {
  await openMarket(MARKET, 2)
  boss = await staffToken(cloud, MARKET)
})

test('Staff change the hours, and neither the bank nor a key; a bookkeeper the bank, and nothing else', async () => {
  const [shop, books] = [await withRole('shop', 'staff'), await withRole('books', 'bookkeeper')]
  expect((await settings(shop, { setUpHours: 'fra kl. 10' })).status).toBe(200)
  const taken = await settings(shop, { iban: 'DK5000400440116243', elavonKey: 'sk_thief', mostInCart: 3 })
  expect(taken).toEqual({
    status: 403,
    body: { iban: ['role_may_not'], elavonKey: ['role_may_not'], mostInCart: ['role_may_not'] },
  })
  expect((await settings(books, { iban: 'DK5000400440116243' })).status).toBe(200)
  expect((await settings(books, { setUpHours: 'fra kl. 11' })).status).toBe(403)
  // A form sends every field of its page. What is as it was is no change.
  expect((await settings(shop, { iban: 'DK5000400440116243', setUpHours: 'fra kl. 12' })).status).toBe(200)
  expect(await admin('POST', 'customers/export/', shop, {})).toEqual(MAY_NOT)
  expect(await admin('POST', 'customers/', books, {})).toEqual(MAY_NOT)
  expect((await admin('GET', 'customers/', books)).status).toBe(200)
})

/** A tenant of whom staff type this. */
const tenant = async (typed: object = {}): Promise<string> => {
  const body = {
    name: 'Ida Holm',
    email: `ida${Math.random()}@staff-roles.example`,
    phone: '20 12 34 56',
    country: 'dk',
    ...typed,
  }
  return (await admin<{ userNumber: string }>('POST', 'customers/', boss, body)).body.userNumber
}
const mailsTo = async (email: string): Promise<string[]> => {
  await cloud.idle()
  const { body } = await cloud.call<{ text: string }[]>('GET', `/local/mail/?to=${email}`)
  return body.map(({ text }) => text)
}

test('Where a tenant gets the money and how much is the owner and the bookkeeper to say, and the tenant hears of another account', async () => {
  const [shop, books] = [await withRole('desk', 'staff'), await withRole('ledger', 'bookkeeper')]
  const email = 'anna.bank@staff-roles.example'
  const number = await tenant({ email })
  const change = (token: string, body: object) => admin('PATCH', `customers/${number}/`, token, body)
  const no = ['role_may_not']
  expect(
    await change(shop, { iban: 'DK5000400440116243', fee: 99, rentAmount: '9999.00', city: 'Aarhus' }),
  ).toEqual({
    status: 403,
    body: { iban: no, fee: no, rentAmount: no },
  })
  expect((await change(shop, { city: 'Aarhus', iban: '', fee: 0 })).status).toBe(200)
  expect((await change(books, { city: 'Odense' })).body).toEqual({ city: no })
  expect((await change(books, { iban: 'DK5000400440116243', fee: 15, rentAmount: '100.00' })).status).toBe(
    200,
  )
  expect((await mailsTo(email))[0]).toContain('6243')
  // Where there are two, the mail names the one that changed.
  expect((await change(books, { bankRegNumber: '0040', bankAccount: '0099998888' })).status).toBe(200)
  expect((await mailsTo(email))[0]).toContain('8888')
  // A new tenant of staff begins with the terms of the market.
  const typed = { name: 'Bo', email: 'bo@staff-roles.example', phone: '20 12 34 56', country: 'dk' }
  expect(await admin('POST', 'customers/', shop, { ...typed, iban: 'DK5000400440116243', fee: 99 })).toEqual({
    status: 403,
    body: { iban: no, fee: no },
  })
  expect((await admin('POST', 'customers/', shop, typed)).status).toBe(201)
})

test('After ten minutes a bank account, an address and the end of a password ask who wants them', async () => {
  const number = await tenant()
  const old = await staffToken(cloud, MARKET)
  await cloud.later(601)
  const asks = { status: 409, body: { detail: 'proof_needed' } }
  expect(
    await admin('PATCH', `customers/${number}/`, old, { bankRegNumber: '0040', bankAccount: '0440116243' }),
  ).toEqual(asks)
  expect(await admin('PATCH', `customers/${number}/`, old, { email: 'other@staff-roles.example' })).toEqual(
    asks,
  )
  expect(await admin('PATCH', `reset_customer_password/${number}`, old)).toEqual(asks)
  expect((await admin('PATCH', `customers/${number}/`, old, { fee: 12 })).status).toBe(200)
  boss = await staffToken(cloud, MARKET)
})

test('An owner who becomes staff has no open invitation left to become owner again', async () => {
  const fallen = await withRole('fallen', 'owner')
  expect((await invite(fallen, 'sleeper', 'owner')).status).toBe(201)
  const link = await tokenIn('sleeper')
  expect((await admin('PATCH', 'administrators/fallen/', boss, { role: 'staff' })).status).toBe(200)
  expect(await choose(link)).toEqual({ status: 400, body: { detail: 'link_invalid' } })
})

test('An offer on a shelf type is a price: staff change the type, and no offer', async () => {
  const shop = await withRole('offers', 'staff')
  const { body } = await admin<{ results: { id: string; name: string }[] }>('GET', 'shelf_types/', boss)
  const [type] = body.results
  const change = (more: object) =>
    admin('PUT', `shelf_types/${type?.id}/`, shop, { name: type?.name, ...more })
  expect(await change({ discountPercent: 30 })).toEqual(MAY_NOT)
  expect((await change({ description: 'Med lys' })).status).toBe(200)
  expect(await admin('POST', 'shelf_types/', shop, { name: 'Kurv', discountPercent: 10 })).toEqual(MAY_NOT)
})

test('A name that is given to somebody else lets nobody in who had it before', async () => {
  const old = await withRole('dora', 'staff')
  // Moments of log-ins are whole seconds.
  await cloud.later(5)
  expect((await admin('DELETE', 'administrators/dora/', boss)).status).toBe(204)
  expect((await invite(boss, 'dora', 'owner')).status).toBe(201)
  expect((await admin('GET', 'customers/', old)).status).toBe(401)
  await choose(await tokenIn('dora'))
  // A token of the very second in which the name was given could be the old one.
  await cloud.later(2)
  expect((await admin('GET', 'customers/', old)).status).toBe(401)
  expect((await admin('GET', 'customers/', await staffToken(cloud, MARKET, 'dora'))).status).toBe(200)
})

test('Another role counts at once, and the history names the role of that moment', async () => {
  const anna = await withRole('anna', 'owner')
  expect((await settings(anna, { mostInCart: 4 })).status).toBe(200)
  const changed = await admin('PATCH', 'administrators/anna/', boss, { role: 'staff' })
  expect(changed).toMatchObject({ status: 200, body: { username: 'anna', role: 'staff' } })
  expect((await settings(anna, { mostInCart: 5 })).status).toBe(403)
  expect(await admin('GET', 'administrators/', anna)).toEqual(MAY_NOT)
  expect((await admin('GET', 'admin/', anna)).body).toMatchObject({ role: 'staff' })
  expect((await settings(anna, { setUpHours: 'fra kl. 9' })).status).toBe(200)
  await cloud.idle()
  const { body } = await admin<{ results: { who: string; role: StaffRole }[] }>(
    'GET',
    'audit/?kind=market',
    boss,
  )
  expect(body.results.filter(({ who }) => who === 'anna').map(({ role }) => role)).toEqual(['staff', 'owner'])
})

test('One owner always stays who can log in', async () => {
  const market = 'staff-roles-last'
  await openMarket(market, 1)
  const only = await staffToken(cloud, market)
  const refused = { status: 409, body: { detail: 'last_administrator' } }
  await withRole('helper', 'staff', market)
  expect(await admin('DELETE', 'administrators/boss/', only, undefined, market)).toEqual(refused)
  expect(await admin('PATCH', 'administrators/boss/', only, { role: 'staff' }, market)).toEqual(refused)
  const two = await withRole('two', 'owner', market)
  const both = await Promise.all([
    admin('PATCH', 'administrators/two/', only, { role: 'staff' }, market),
    admin('PATCH', 'administrators/boss/', two, { role: 'staff' }, market),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('Who was removed cannot invite a second self with a token that still lives, nor do anything else', async () => {
  const fired = await withRole('fired', 'owner')
  expect((await invite(fired, 'spare')).status).toBe(201)
  const spare = await tokenIn('spare')
  expect((await admin('DELETE', 'administrators/fired/', boss)).status).toBe(204)
  const gone = { status: 403, body: { detail: 'permission_denied' } }
  expect(await invite(fired, 'evil')).toEqual(gone)
  expect(await admin('DELETE', 'administrators/boss/', fired)).toEqual(gone)
  expect(await admin('POST', 'customers/export/', fired, {})).toEqual(gone)
  expect(await settings(fired, { setUpHours: '' })).toEqual(gone)
  // The open invitation ended with who made it.
  expect(await choose(spare)).toEqual({ status: 400, body: { detail: 'link_invalid' } })
  const { body } = await admin<{ results: { username: string }[] }>('GET', 'administrators/', boss)
  expect(body.results.map(({ username }) => username)).not.toContain('spare')
})

test('An invitation names the role, and a market has thirty administrators at most', async () => {
  const market = 'staff-roles-many'
  await openMarket(market, 1)
  const only = await staffToken(cloud, market)
  const add = (nth: number) => {
    const email = `n${nth}@staff-roles.example`
    return admin('POST', 'administrators/', only, { username: `nth-${nth}`, email, role: 'staff' }, market)
  }
  expect((await add(0)).body).toMatchObject({ role: 'staff', isInvited: true })
  for (let nth = 1; nth < 29; nth++) await makeStaff(market, `nth-${nth}`, STAFF_PASSWORD, 'staff')
  expect(await add(29)).toEqual({ status: 409, body: { detail: 'too_many_administrators' } })
})
