/** What an open session must not do alone (D67): its owner shows once more who they are, and a former address undoes. */
import { generate } from 'otplib'
import { beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { tenantsOf } from '../../people/tenant.ts'

const cloud = cloudForTests()
const MARKET = 'owner-proof'
const { mails, tokenIn, logIn: logInTenant, own, changeOwn, registered } = tenantsOf(cloud, MARKET)

beforeAll(() => openMarket(MARKET, 1))

const NEEDED = { status: 409, body: { detail: 'proof_needed' } }
const at = (name: string) => `${name}@owner-proof.example`
const admin = <T>(method: string, path: string, token: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })
const open = (path: string, body: object) => cloud.call('POST', `/api/${path}`, body)
const logIn = (username: string, password = STAFF_PASSWORD) =>
  cloud.call<{ accessToken: string }>('POST', '/api/token/', { username, password, market_id: MARKET })
const prove = (token: string, body: object) => admin<{ proof: string }>('POST', 'account/prove/', token, body)

/** A session that was left open for eleven minutes. */
const leftOpen = async (username: string): Promise<string> => {
  const token = await staffToken(cloud, MARKET, username)
  await cloud.later(660)
  return token
}

test('After ten minutes a session alone changes no address, nobody’s rights, no bank account and no key', async () => {
  const token = await leftOpen('boss')
  const wants = [
    admin('PATCH', 'admin/', token, { email: at('evil') }),
    admin('POST', 'administrators/', token, { username: 'evil', email: at('evil') }),
    admin('PATCH', 'administrators/boss/', token, { role: 'staff' }),
    admin('DELETE', 'administrators/boss/', token),
    admin('PATCH', `markets/${MARKET}/`, token, { iban: 'DK5000400440116243' }),
    admin('PATCH', `markets/${MARKET}/`, token, { elavonKey: 'sk_a_thiefs_key' }),
  ]
  expect(await Promise.all(wants)).toEqual(wants.map(() => NEEDED))
  expect((await admin('PATCH', `markets/${MARKET}/`, token, { setUpHours: 'kl. 10' })).status).toBe(200)
  expect((await prove(token, { password: 'wrong-password' })).body).toEqual({ password: ['wrong_password'] })
  const { proof } = (await prove(token, { password: STAFF_PASSWORD })).body
  const invited = { username: 'colleague', email: at('colleague'), proof }
  expect((await admin('POST', 'administrators/', token, invited)).status).toBe(201)
  // A proof is its owner's alone, and of the last ten minutes.
  const other = await leftOpen('other')
  expect(await admin('PATCH', 'admin/', other, { email: at('evil'), proof })).toEqual(NEEDED)
  const again = await leftOpen('boss')
  expect(await admin('PATCH', 'admin/', again, { email: at('evil'), proof })).toEqual(NEEDED)
})

test('New tokens of an old session are no new log-in', async () => {
  const { accessToken, refreshToken } = await registered(at('kept'))
  await cloud.later(660)
  const { body } = await cloud.call<{ accessToken: string }>('POST', '/api/token/refresh/', {
    refresh_token: refreshToken,
  })
  for (const token of [accessToken, body.accessToken])
    expect(await changeOwn(token, { email: at('evil') })).toEqual(NEEDED)
})

test('A proof asks for the second factor where it is on', async () => {
  const first = await staffToken(cloud, MARKET, 'careful')
  const { secret } = (
    await admin<{ secret: string }>('POST', 'admin/second_factor/', first, { password: STAFF_PASSWORD })
  ).body
  const code = () => generate({ secret, epoch: nowSeconds() })
  const { session } = (
    await admin<{ session: { accessToken: string } }>('POST', 'admin/second_factor/confirm/', first, {
      code: await code(),
    })
  ).body
  await cloud.later(660)
  const token = session.accessToken
  const password = STAFF_PASSWORD
  expect(await prove(token, { password })).toEqual({
    status: 400,
    body: { code: ['second_factor_required'] },
  })
  expect(await prove(token, { password, code: '000000' })).toMatchObject({ body: { code: ['invalid_code'] } })
  expect((await prove(token, { password, code: await code() })).body.proof).toBeTruthy()
  await cloud.later(60)
  const byMail = { email: 'careful@staff.example', mailCode: await codeTo(token, 'careful@staff.example') }
  expect((await prove(token, byMail)).body).toEqual({ code: ['second_factor_required'] })
  expect((await prove(token, { ...byMail, code: await code() })).body.proof).toBeTruthy()
})

const codeTo = async (token: string, email: string): Promise<string> => {
  expect((await admin('POST', 'account/prove/code/', token, { email })).status).toBe(200)
  return /^\d{6}$/m.exec((await mails(email))[0]?.text ?? '')?.[0] ?? ''
}

test('A code to the present address proves an administrator in place of the password, once, and logs nobody in', async () => {
  const email = 'forgetful@staff.example'
  const token = await leftOpen('forgetful')
  expect(await prove(token, {})).toMatchObject({ status: 400, body: { password: ['required'] } })
  expect(await prove(token, { mailCode: '123456' })).toMatchObject({ body: { email: ['required'] } })
  const mailCode = await codeTo(token, email)
  const byLogIn = { username: 'forgetful', mailCode, market_id: MARKET }
  expect((await open('token/staff_by_code/', byLogIn)).status).toBe(400)
  const wrong = { status: 400, body: { mailCode: ['invalid_code'] } }
  expect(await prove(await leftOpen('other'), { mailCode, email })).toEqual(wrong)
  const again = await codeTo(token, email)
  const { proof } = (await prove(token, { mailCode: again, email })).body
  expect(await prove(token, { mailCode: again, email })).toEqual(wrong)
  expect((await admin('PATCH', 'admin/', token, { email: at('fresh'), proof })).status).toBe(200)
  // Once the new address counts, a code that went to the former one proves nothing.
  const late = await codeTo(token, email)
  await open('email/confirm/', { token: await tokenIn(at('fresh')) })
  await cloud.later(1)
  const fresh = (await logIn('forgetful')).body.accessToken
  expect(await prove(fresh, { mailCode: late, email })).toEqual(wrong)
  expect(await admin('POST', 'account/prove/code/', fresh, { email })).toMatchObject({ status: 400 })
  expect(
    (await prove(fresh, { mailCode: await codeTo(fresh, at('fresh')), email: at('fresh') })).status,
  ).toBe(200)
})

test('Wrong passwords for a proof shut the account for nobody else', async () => {
  const token = await leftOpen('besieged')
  const from = (address: string) => ({
    market: MARKET,
    token,
    headers: { 'x-forwarded-for': address },
  })
  const guess = (address: string, password: string) =>
    cloud.call<{ proof: string }>('POST', '/api/admin/account/prove/', { password }, from(address))
  for (let nth = 0; nth < 12; nth++)
    expect((await guess(`203.0.113.${nth}`, `wrong-${nth}`)).body).toEqual({ password: ['wrong_password'] })
  expect((await guess('198.51.100.1', STAFF_PASSWORD)).body.proof).toBeTruthy()
  const start = { password: STAFF_PASSWORD }
  expect(
    (await cloud.call('POST', '/api/admin/admin/second_factor/', start, from('198.51.100.2'))).status,
  ).toBe(200)
})

test('A thief changes an administrator’s address: the old one hears it, undoes it, and has the account again', async () => {
  const token = await staffToken(cloud, MARKET, 'victim')
  await admin('PATCH', 'admin/', token, { email: at('thief') })
  expect((await open('email/confirm/', { token: await tokenIn(at('thief')) })).status).toBe(200)
  await cloud.later(1)
  // With the new address the thief chooses a password, and can delete nothing for good.
  await cloud.call('POST', '/api/password/reset/', { email: at('thief'), market_id: MARKET })
  const reset = await tokenIn(at('thief'))
  await open('password/reset/confirm/', {
    token: reset,
    newPassword1: 'Thief-chose-1',
    newPassword2: 'Thief-chose-1',
  })
  const thief = (await logIn('victim', 'Thief-chose-1')).body.accessToken
  expect(await admin('DELETE', 'administrators/boss/', thief)).toEqual({
    status: 409,
    body: { detail: 'address_is_new' },
  })
  // The thief changes the address once more, and so has a link to undo that.
  await admin('PATCH', 'admin/', thief, { email: at('thief.two') })
  await open('email/confirm/', { token: await tokenIn(at('thief.two')) })
  await cloud.later(1)

  const told = (await mails('victim@staff.example'))[0]
  expect(told?.subject).toContain('ændret')
  const undo = told?.links.find(link => link.includes('/undo-email?token='))?.split('token=')[1] ?? ''
  const ofThief = await tokenIn(at('thief'))
  expect(await open('administrator_email/undo/', { token: undo })).toEqual({
    status: 200,
    body: { detail: 'email_restored' },
  })
  expect((await admin('GET', 'admin/', thief)).status).toBe(401)
  expect((await logIn('victim', 'Thief-chose-1')).status).toBe(400)
  for (const token of [undo, ofThief])
    expect((await open('administrator_email/undo/', { token })).status).toBe(400)
  const fresh = await tokenIn('victim@staff.example')
  const chosen = { token: fresh, newPassword1: 'Mine-again-1', newPassword2: 'Mine-again-1' }
  expect((await open('password/reset/confirm/', chosen)).status).toBe(200)
  const mine = (await logIn('victim', 'Mine-again-1')).body.accessToken
  expect((await admin('GET', 'admin/', mine)).body).toMatchObject({ email: 'victim@staff.example' })
})

test('Staff change a tenant’s address: the old one hears it and undoes it; one that nobody confirmed does not', async () => {
  const { refreshToken, username } = await registered(at('eva'))
  const boss = await staffToken(cloud, MARKET)
  const moved = (email: string) => admin('PATCH', `customers/${username}/`, boss, { email })
  expect((await moved(at('typo'))).status).toBe(200)
  expect((await moved(at('eva.new'))).status).toBe(200)
  const told = (await mails(at('eva')))[0]
  expect(told?.subject).toContain('er ændret')
  const refreshed = await cloud.call('POST', '/api/token/refresh/', { refresh_token: refreshToken })
  expect(refreshed.status).toBe(400)
  // The address in between was nobody's: its owner gets the link to confirm it, and none to have the account.
  const links = (await mails(at('typo'))).flatMap(mail => mail.links)
  expect(links.filter(link => link.includes('/undo-email?'))).toEqual([])

  const undo = told?.links.find(link => link.includes('/undo-email?'))?.split('token=')[1] ?? ''
  expect((await open('email/change/undo/', { token: undo })).body).toMatchObject({ detail: 'email_restored' })
  const fresh = await tokenIn(at('eva'))
  const chosen = { token: fresh, newPassword1: 'Mine-again-1', newPassword2: 'Mine-again-1' }
  expect((await open('password/reset/confirm/', chosen)).status).toBe(200)
  expect((await logInTenant(at('eva'), 'Mine-again-1')).body).toMatchObject({ username })
})

test('A thief changes a tenant’s address: nothing is deleted within seven days, and the old address undoes it', async () => {
  const { accessToken } = await registered(at('ida'))
  await changeOwn(accessToken, { email: at('robber') })
  await open('email/change/confirm/', { token: await tokenIn(at('robber')) })
  await cloud.idle()
  const robber = (await logInTenant(at('robber'))).body.accessToken
  const { body } = await cloud.call<{ proof: string }>(
    'POST',
    '/api/customer/account/prove/',
    { password: 'Et-godt-kodeord' },
    { market: MARKET, token: robber },
  )
  const deleted = await cloud.call(
    'POST',
    '/api/customer/customer/delete/',
    { proof: body.proof },
    { market: MARKET, token: robber },
  )
  expect(deleted).toEqual({ status: 409, body: { detail: 'address_is_new' } })

  const undo = (await mails(at('ida')))[0]?.links
    .find(link => link.includes('/undo-email?'))
    ?.split('token=')[1]
  expect((await open('email/change/undo/', { token: undo ?? '' })).body).toMatchObject({
    detail: 'email_restored',
  })
  await cloud.idle()
  expect((await logInTenant(at('robber'))).status).toBe(400)
  // The robber knew the password, so it is worth nothing either.
  expect((await logInTenant(at('ida'))).status).toBe(400)
  const fresh = await tokenIn(at('ida'))
  const chosen = { token: fresh, newPassword1: 'Mine-again-1', newPassword2: 'Mine-again-1' }
  expect((await open('password/reset/confirm/', chosen)).status).toBe(200)
  const mine = (await logInTenant(at('ida'), 'Mine-again-1')).body.accessToken
  expect(await own(mine)).toMatchObject({ email: at('ida') })
  expect((await open('email/change/undo/', { token: undo ?? '' })).body).toEqual({ detail: 'link_used' })
})
