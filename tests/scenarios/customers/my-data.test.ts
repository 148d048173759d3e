/** A tenant takes all that the shop has of them, and leaves: nobody else gets it, and nothing of them runs on. */
import { strFromU8 } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { linkToken } from '#functions/kit/link.ts'
import type { MyData } from '#shared/messages/my-data.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { type Job, ownDataAt, type OwnDataTenant as Tenant, text } from '../../people/own-data.ts'
import { staffToken } from '../../people/staff.ts'
import { TENANT_PASSWORD } from '../../people/tenant.ts'

const cloud = cloudForTests()
const MARKET = 'my-data'
const { at, mails, logIn, registered, call, asTenant, booked, exported } = ownDataAt(cloud, MARKET)
let boss = ''

beforeAll(async () => {
  await openMarket(MARKET, 4)
  boss = await staffToken(cloud, MARKET)
})

const staff = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token: boss })

const prove = async ({ token }: Tenant, password = TENANT_PASSWORD) =>
  call<{ proof: string }>(token, 'POST', 'account/prove/', { password })

const removeOwn = async (tenant: Tenant, proof?: string) =>
  call(tenant.token, 'POST', 'customer/delete/', { proof: proof ?? (await prove(tenant)).body.proof })

test('The zip has the account, bookings with price lines, payment, receipt, messages and mails, as JSON, CSV and PDF', async () => {
  const [ida, other] = [await asTenant('ida'), await asTenant('other')]
  const reserved = await booked(ida, 3)
  const theirs = await booked(other, 3)
  const write = (email: string, message: string) =>
    cloud.call('POST', '/api/market_feedback/', {
      name: 'Ida',
      email,
      phone: '20 12 34 56',
      notes: message,
      marketId: MARKET,
    })
  expect((await write(at('ida'), 'Har I plads til en sofa?')).status).toBeLessThan(300)
  await write(at('other'), 'En hemmelighed')

  const files = await exported(ida)
  const all = JSON.parse(text(files, 'data.json')) as MyData
  expect(all.account).toMatchObject({ userNumber: ida.username, email: at('ida'), name: 'Rikke Rask' })
  expect(all.bookings.map(({ id }) => id)).toEqual([reserved.id])
  expect(all.bookings[0]).toMatchObject({ total: reserved.totalPrice, status: 'paid' })
  expect(all.payments).toMatchObject([{ amount: reserved.totalPrice, email: at('ida'), refunds: [] }])
  expect(all.documents).toMatchObject([{ kind: 'receipt', total: reserved.totalPrice }])
  expect(all.messages).toMatchObject([{ text: 'Har I plads til en sofa?', answers: [] }])
  expect(all.mails.length).toBeGreaterThanOrEqual(2)
  expect(all.mails.every(({ to }) => to === at('ida'))).toBe(true)
  expect(all.terms.every(({ file }) => text(files, file).length > 0)).toBe(true)
  const pdf = all.documents[0]?.file ?? ''
  expect(text(files, pdf).startsWith('%PDF-')).toBe(true)

  const names = Object.keys(files).filter(name => name.endsWith('.csv'))
  expect(names).toHaveLength(13)
  expect(text(files, 'konto.csv')).toContain(`E-mail;${at('ida')}`)
  expect(text(files, 'bookinger.csv')).toContain(reserved.id)
  expect(text(files, 'betalinger.csv')).toContain(reserved.totalPrice.replace('.', ','))
  const everything = Object.values(files)
    .map(file => strFromU8(file, true))
    .join('\n')
  for (const secret of [theirs.id, at('other'), 'hemmelighed']) expect(everything).not.toContain(secret)

  const [mail] = await mails(at('ida'))
  expect(mail?.subject).toContain('Dine data')
  expect(mail?.links.join()).not.toContain('.zip')
})

test('Another tenant gets neither the job nor its file; one export at a time, and the next one an hour later', async () => {
  const [bo, eva] = [await asTenant('bo'), await asTenant('eva')]
  expect((await call(bo.token, 'GET', 'my_data/')).body).toEqual({
    job: null,
    startedOn: null,
    availableUntil: null,
  })
  const start = () => call<{ job: string }>(bo.token, 'POST', 'my_data/')
  const both = await Promise.all([start(), start()])
  expect(new Set(both.map(({ body }) => body.job)).size).toBe(1)
  const job = both[0]?.body.job ?? ''
  await cloud.idle()
  expect((await call(eva.token, 'GET', `jobs/${job}/`)).status).toBe(404)
  expect((await staff('GET', `jobs/${job}/`)).status).toBe(404)
  expect((await call<Job>(bo.token, 'GET', `jobs/${job}/`)).body.result?.url).toBeTruthy()

  expect(await start()).toMatchObject({ status: 409, body: { detail: 'exported_lately' } })
  expect((await call(bo.token, 'GET', 'my_data/')).body).toMatchObject({ job })
})

test('An account with a booking to come is not deleted, and says which; afterwards it is, and nobody can tell that it was', async () => {
  const kim = await asTenant('kim')
  const reserved = await booked(kim, 5)
  const seen = await call<{ bookings: object[]; count: number }>(kim.token, 'GET', 'customer/deletion/')
  expect(seen.body).toMatchObject({ bookings: [{ id: reserved.id }], count: 1 })
  expect(await removeOwn(kim)).toMatchObject({
    status: 409,
    body: { detail: 'in_use', usedBy: [{ kind: 'booking', id: reserved.id }], count: 1 },
  })
  expect((await logIn(at('kim'))).status).toBe(200)

  const refund = await staff('POST', `booking_requests/${reserved.id}/refund/`, {
    amount: reserved.totalPrice,
    refundAddons: false,
  })
  expect(refund.status).toBeLessThan(300)
  await cloud.idle()
  expect((await call<{ count: number }>(kim.token, 'GET', 'customer/deletion/')).body.count).toBe(0)
  expect((await removeOwn(kim)).status).toBe(204)
  await cloud.idle()

  const unknown = await logIn(at('nobody'))
  expect(await logIn(at('kim'))).toEqual(unknown)
  expect(await logIn(kim.username)).toEqual(unknown)
  expect((await staff('GET', `customers/${kim.username}/`)).status).toBe(404)
  const { body: kept } = await staff<object>('GET', `booking_requests/${reserved.id}/`)
  expect(JSON.stringify(kept)).not.toContain(at('kim'))
  const [mail] = await mails(at('kim'))
  expect(mail?.subject).toContain('er slettet')

  // The token of the session that deleted it lives for up to an hour, and is worth nothing.
  for (const [method, path] of [
    ['GET', 'customer/'],
    ['GET', 'customer/deletion/'],
    ['POST', 'my_data/'],
  ] as const)
    expect((await call(kim.token, method, path)).status).toBe(404)
  expect((await registered(at('kim'))).username).not.toBe(kim.username)
})

test('Nothing is deleted without a proof of the owner: a wrong password, another’s proof, an old or forged one', async () => {
  const [per, ulla] = [await asTenant('per'), await asTenant('ulla')]
  expect(await prove(per, 'not-the-password')).toEqual({
    status: 400,
    body: { password: ['wrong_password'] },
  })
  const said = { purpose: 'owner', market: MARKET, username: per.username }
  const { proof } = (await prove(ulla)).body
  for (const bad of [
    proof,
    `${proof}x`,
    'nothing',
    await linkToken(said, -1),
    await linkToken({ ...said, market: 'elsewhere' }, 60),
    await linkToken({ ...said, purpose: 'change-email' }, 60),
  ])
    expect(await removeOwn(per, bad)).toEqual({ status: 400, body: { detail: 'link_invalid' } })
  expect((await logIn(at('per'))).status).toBe(200)
})

test('A code by mail proves the owner in place of the password, once, and only for the own address', async () => {
  const [rie, mads] = [await asTenant('rie'), await asTenant('mads')]
  const codeTo = async (tenant: Tenant, email: string): Promise<string> => {
    expect((await call(tenant.token, 'POST', 'account/prove/code/', { email })).status).toBe(200)
    return /\b\d{6}\b/.exec((await mails(email))[0]?.text ?? '')?.[0] ?? ''
  }
  const proveBy = (tenant: Tenant, email: string, mailCode: string) =>
    call<{ proof: string }>(tenant.token, 'POST', 'account/prove/', { email, mailCode })
  const wrong = { status: 400, body: { mailCode: ['invalid_code'] } }
  for (const email of [at('mads'), at('nobody')])
    expect(await call(rie.token, 'POST', 'account/prove/code/', { email })).toEqual({
      status: 400,
      body: { email: ['invalid'] },
    })
  const foreign = await codeTo(mads, at('mads'))
  expect(await proveBy(rie, at('mads'), foreign)).toEqual(wrong)
  const code = await codeTo(rie, at('rie'))
  const proven = await proveBy(rie, at('rie'), code)
  expect(proven.status).toBe(200)
  expect(await proveBy(rie, at('rie'), code)).toEqual(wrong)
  expect((await removeOwn(rie, proven.body.proof)).status).toBe(204)
  expect((await proveBy(mads, at('mads'), foreign)).status).toBe(200)
})

test('A file is there for a week, and not for an hour longer', async () => {
  const eik = await asTenant('eik')
  await exported(eik)
  const { body } = await call<{ job: string; startedOn: number; availableUntil: number }>(
    eik.token,
    'GET',
    'my_data/',
  )
  expect(body.availableUntil - body.startedOn).toBe(7 * 86_400)
  await cloud.later(7 * 86_400 + 3_600)
  const again = { ...eik, token: (await logIn(at('eik'))).body.accessToken }
  const { state, result } = (await call<Job>(again.token, 'GET', `jobs/${body.job}/`)).body
  expect({ state, result }).toEqual({ state: 'done', result: undefined })
  expect((await call(again.token, 'GET', 'my_data/')).body).toMatchObject({ job: null })
  expect(Object.keys(await exported(again))).toContain('data.json')
})
