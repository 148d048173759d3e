/** Staff set up their market: fields, keys that nobody reads again, payment terms, card account. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit, query } from '#functions/kit/table.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import { readTerms } from '#functions/markets/table/terms.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'set-up'
let token = ''

beforeAll(async () => {
  await openMarket(MARKET, 4)
  token = await staffToken(cloud, MARKET)
})

interface Settings {
  version: number
  visualName: string
  masks: Record<string, string | null>
  currentCardAccount: { alias: string; keyEnd: string } | null
  hasUncheckedCardAccount: boolean
  elavonApiValid: boolean
  missing: string[]
  paymentTerms: string
  termsVersion: number
  present?: Settings
}

const staff = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

const read = async (): Promise<Settings> => (await staff<Settings>('GET', `markets/${MARKET}/`)).body
const change = (body: object, method = 'PATCH') => staff<Settings>(method, `markets/${MARKET}/`, body)

const shown = async () =>
  (await cloud.call<Record<string, unknown>>('GET', '/api/anonymous/market/', undefined, { market: MARKET }))
    .body

const auditRows = () =>
  query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `${MARKET}#AUDIT#market#${MARKET}` },
  })

test('PATCH and PUT change what was sent alone, and visitors see it', async () => {
  const before = await read()
  const { status, body } = await change({ version: before.version, city: 'Viborg', vatId: '13585628' })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...before,
    city: 'Viborg',
    vatId: 'DK13585628',
    vatIdValid: true,
    version: before.version + 1,
  })
  expect(await read()).toEqual(body)
  const put = await change({ visualName: 'Loppehallen' }, 'PUT')
  expect(put.body).toMatchObject({ visualName: 'Loppehallen', city: 'Viborg' })
  expect(await shown()).toMatchObject({ visualName: 'Loppehallen' })
  expect((await auditRows()).at(-1)).toMatchObject({
    who: 'boss',
    changed: { visualName: { before: 'Loppehjørnet', after: 'Loppehallen' } },
  })
})

test('An older version is refused with the present state, and another market’s settings are nobody else’s', async () => {
  const { version } = await read()
  await change({ city: 'Randers' })
  const late = await change({ version, city: 'Skive' })
  expect(late).toMatchObject({ status: 409, body: { detail: 'changed_meanwhile' } })
  expect(late.body.present).toEqual(await read())
  const other = await staff('GET', 'markets/demo/')
  expect(other).toMatchObject({ status: 403, body: { detail: 'permission_denied' } })
  expect(await staff('PATCH', 'markets/demo/', { city: 'X' })).toMatchObject({ status: 403 })
})

test('What a country does not allow is refused by field, and nothing is changed', async () => {
  const before = await read()
  const refused = await change({ city: 'Y', vatPercentUsed: 19, vatId: '12345678', supportPhone: '1' })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      vatPercentUsed: ['invalid_vat_rate'],
      vatId: ['invalid_vat_id'],
      supportPhone: ['invalid_support_phone'],
    },
  })
  expect(await read()).toEqual(before)
})

test('Keys are answered by their last characters alone, in no field, audit or item in clear text', async () => {
  const { body } = await change({ zettleApiKey: 'zettle-secret-d07e', flexposCompanyId: '123456' })
  expect(body).toMatchObject({
    masks: { zettleApiKey: 'd07e' },
    flexposCompanyId: '123456',
    zettleApiValid: false,
  })
  const everything = JSON.stringify([await read(), await auditRows(), await shown()])
  expect(everything).not.toContain('zettle-secret')
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `${MARKET}#CREDENTIALS` },
  })
  expect(JSON.stringify(items)).not.toContain('zettle-secret')
  expect((await auditRows()).at(-1)?.changed).toHaveProperty('keysReplaced')
  expect((await change({ zettleApiKey: null })).body.masks.zettleApiKey).toBeNull()
})

const check = (body: object = {}) => staff<Record<string, unknown>>('POST', 'credentials/elavon/check/', body)

test('A new card key counts once it works; until then the old one takes payments', async () => {
  const at = visitorOf(cloud, MARKET)
  expect((await check()).body).toMatchObject({ works: true, problem: null, isCurrent: true })
  const saved = await change({ elavonKey: 'sk_wrong_8f2c' })
  expect(saved.body).toMatchObject({
    masks: { elavonKey: '8f2c' },
    currentCardAccount: { alias: `demo-alias-${MARKET}`, keyEnd: 't-up' },
    hasUncheckedCardAccount: true,
    elavonApiValid: true,
  })
  expect((await check()).body).toMatchObject({ works: false, problem: 'key_unknown', isCurrent: false })
  const reserved = await at.reserveOne()
  expect((await at.init(at.checkout([reserved], newGuest()))).status).toBe(200)
  await change({ elavonKey: `sk_demo_${MARKET}` })
  expect((await check()).body).toMatchObject({ works: true, isCurrent: true })
  expect(await read()).toMatchObject({ hasUncheckedCardAccount: false, elavonApiValid: true })
})

test('Staff may insist on a key that does not work: then nobody can book until it does', async () => {
  await change({ elavonKey: 'sk_wrong_0000' })
  expect((await check({ insist: true })).body).toMatchObject({ works: false, isCurrent: true })
  expect(await read()).toMatchObject({ elavonApiValid: false, missing: ['card_account'] })
  expect(await shown()).toMatchObject({ elavonApiValid: false })
  await change({ elavonKey: `sk_demo_${MARKET}` })
  await check()
  expect((await read()).missing).toEqual([])
})

test('A silent provider changes nothing', async () => {
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'down' })
  expect((await check()).body).toMatchObject({ works: false, problem: 'no_answer', isCurrent: true })
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'off' })
  expect((await read()).elavonApiValid).toBe(true)
})

test('The provider is asked about a payment through the account that took it, also after the market has another', async () => {
  const at = visitorOf(cloud, MARKET)
  const guest = newGuest()
  const reserved = await at.reserveOne()
  const { body } = await at.init(at.checkout([reserved], guest))
  await change({ elavonAlias: 'demo-alias-other', elavonKey: 'sk_demo_other' })
  expect((await check()).body).toMatchObject({ works: true, isCurrent: true, alias: 'demo-alias-other' })
  await at.pay(body.paymentId)
  const confirmed = await at.confirm(at.checkout([reserved], guest), body.paymentId)
  expect(confirmed.body.bookingRequests).toMatchObject([{ id: reserved.id, status: 'paid' }])
  await change({ elavonAlias: `demo-alias-${MARKET}`, elavonKey: `sk_demo_${MARKET}` })
  expect((await check()).body).toMatchObject({ isCurrent: true, alias: `demo-alias-${MARKET}` })
})

test('Payment terms are cleaned, kept by version, and noted on what is paid', async () => {
  const { termsVersion } = await read()
  const dirty =
    '<h2>Vilkår</h2><p onclick="x()">Betal <b>nu</b><script>alert(1)</script></p><a href="javascript:x">x</a>'
  const { body } = await change({ paymentTerms: dirty })
  expect(body).toMatchObject({
    paymentTerms: '<h2>Vilkår</h2><p>Betal <strong>nu</strong></p><a>x</a>',
    termsVersion: termsVersion + 1,
  })
  expect(await readTerms(MARKET, termsVersion)).toContain('Lejevilkår')
  expect(await shown()).toMatchObject({ paymentTerms: body.paymentTerms })
  const at = visitorOf(cloud, MARKET)
  const reserved = await at.reserveOne()
  await at.init(at.checkout([reserved], newGuest()))
  const [item] = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `${MARKET}#REQUEST#${reserved.id}` },
  })
  expect(item?.termsVersion).toBe(termsVersion + 1)
})

test('A paused market, and one that does not show its terms, takes no bookings', async () => {
  const at = visitorOf(cloud, MARKET)
  const [price] = await at.prices()
  const reserve = async () =>
    at.reserve({ shelfPeriodPrice: price?.id, dateStart: await at.startDay(price?.id ?? '') })
  for (const off of [{ onlineBookingPaused: true }, { showPaymentTerms: false }]) {
    await change(off)
    expect(await reserve()).toMatchObject({ status: 409, body: { detail: 'online_booking_off' } })
    await change({ onlineBookingPaused: false, showPaymentTerms: true })
  }
  expect((await reserve()).status).toBe(201)
})

test('A market may keep booking to itself: its customers are refused, visitors are not', async () => {
  const ida = { name: 'Ida', email: 'ida-books@example.com', phone: '+4520123456', language: 'da' as const }
  await commit(newCustomer(MARKET, { ...ida, userNumber: '900001', verified: true, createdTs: 1 }))
  const username = '900001'
  await setPassword({ market: MARKET, username }, 'Et-godt-kodeord', 'customers')
  const logIn = { username, password: 'Et-godt-kodeord', market_id: MARKET }
  const { body } = await cloud.call<{ accessToken: string }>('POST', '/api/token/', logIn)
  const tenant = visitorOf(cloud, MARKET, { token: body.accessToken })
  const [price] = await tenant.prices()
  const reserve = async () =>
    tenant.reserve({ shelfPeriodPrice: price?.id, dateStart: await tenant.startDay(price?.id ?? '') })
  await change({ customerAccessToBooking: false })
  expect(await reserve()).toMatchObject({ status: 409, body: { detail: 'not_enabled' } })
  expect((await visitorOf(cloud, MARKET).reserveOne()).id).toBeTruthy()
  await change({ customerAccessToBooking: true })
  expect((await reserve()).status).toBe(201)
})

test('Without a card account there is nothing to check', async () => {
  await commit(putMarket({ ...(await readMarket(MARKET)), cardAccount: null, elavonApiValid: false }))
  expect(await check()).toMatchObject({ status: 409, body: { detail: 'card_keys_missing' } })
})

test('Half a bank account is refused at the field that is missing, also beside what was saved before', async () => {
  const half = { status: 400, body: { bankRegNumber: ['required'] } }
  expect(await change({ bankAccount: '0440116243' })).toEqual(half)
  expect((await change({ bankAccount: '0440116243', bankRegNumber: '0040' })).status).toBe(200)
  expect(await change({ bankRegNumber: '' })).toEqual(half)
  expect((await change({ bankAccount: '', bankRegNumber: '' })).status).toBe(200)
})
