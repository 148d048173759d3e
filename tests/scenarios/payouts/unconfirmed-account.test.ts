/** A tenant changes the account that they are paid to: nothing goes there before they or staff confirm it. */
import { beforeAll, expect, test } from 'vitest'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { linkToken } from '#functions/kit/link.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { aboutOf } from '../../links/mailed-link.ts'
import { ANNA, BO, type Report, type Shop, settlingMarket } from '../../people/settling.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { type Visitor, visitorOf } from '../../people/visitor.ts'
import { writtenTenant } from '../../people/written-tenant.ts'

const cloud = cloudForTests()
const MARKET = 'unconfirmed'
const OTHER = 'unconfirmed-other'
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }
const MAY = { dateFrom: '2027-05-01', dateTo: '2027-05-31' }
const NEW = { bankRegNumber: '0040', bankAccount: '0440116243' }
const NEWER = { bankRegNumber: '0040', bankAccount: '0099998888' }

interface Own {
  accountUnconfirmedSince: string | null
  version: number
}

let shop: Shop
let anna: Visitor
let bo: Visitor

beforeAll(async () => {
  shop = await settlingMarket(cloud, MARKET)
  await openMarket(OTHER, 1)
  ;({ anna, bo } = shop)
})

const mailsTo = async (name: string) => {
  await cloud.idle()
  return anna.mails(`${name}@${MARKET}.example`)
}

/** The token in the newest mail. */
const newestToken = async (name: string): Promise<string> =>
  (await mailsTo(name))[0]?.links[0]?.split('#token=')[1] ?? ''

const change = (who: Visitor, account: object) => who.call<Own>('PATCH', 'customer/', account)
const own = async (who: Visitor) => (await who.call<Own>('GET', 'customer/')).body
const read = (token: string, market?: string) =>
  cloud.call('POST', '/api/get_bank_account_confirmation_data/', { token }, market ? { market } : {})
const confirm = (token: string, market?: string) =>
  cloud.call('POST', '/api/bank_account/confirm/', { token }, market ? { market } : {})
const seenByStaff = async (userNumber: string) =>
  (await shop.settling.call<Own>('GET', `customers/${userNumber}/`)).body
const preview = async ({ dateFrom, dateTo }: typeof APRIL) =>
  (
    await shop.settling.call<{ results: Report[]; held: object; paid: object }>(
      'GET',
      `payments_info/?dateFrom=${dateFrom}&dateTo=${dateTo}`,
    )
  ).body
const balanceOf = async (userNumber: string) =>
  (await shop.settling.call<{ balance: string }>('GET', `balance_transactions/${userNumber}/`)).body.balance

const refused = (detail: string, status = 400) => ({ status, body: { detail } })

test('Another account holds the money back in the preview, the running payout and the settlement, and it stays on the balance', async () => {
  const { body } = await change(anna, NEW)
  expect(body.accountUnconfirmedSince).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect((await seenByStaff(ANNA)).accountUnconfirmedSince).toBe(body.accountUnconfirmedSince)
  const [mail] = await mailsTo('anna')
  expect(mail?.text).toContain('6243')
  expect(mail?.links[0]).toContain(`/login/${MARKET}/confirm-account#token=`)
  const before = await preview(APRIL)
  expect(before.results).toContainEqual(
    expect.objectContaining({ customer: ANNA, why: 'unconfirmed', youReceive: '0.00' }),
  )
  expect(before).toMatchObject({
    held: { count: 1, total: '120.00' },
    paid: { count: 0, total: '0.00' },
  })
  expect((await anna.call<object>('GET', 'payout/')).body).toMatchObject({ why: 'unconfirmed' })
  const april = await shop.settling.final(APRIL)
  expect(april.results).toContainEqual(
    expect.objectContaining({ customer: ANNA, why: 'unconfirmed', youReceive: '0.00' }),
  )
  expect(april.sums).toMatchObject({ paid: { count: 0 }, held: { count: 1, total: '120.00' } })
  expect(await balanceOf(ANNA)).toBe('120.00')
  const pdf = await anna.call<{ url: string }>(
    'POST',
    `payment_reports/${(await shop.settling.reports(`customer=${ANNA}`))[0]?.id}/download_pdf/`,
  )
  expect((await fetch(pdf.body.url)).status).toBe(200)
})

test('The newest link confirms, an older one says so, twice is harmless, and another market learns nothing', async () => {
  const older = await newestToken('anna')
  await change(anna, NEWER)
  const token = await newestToken('anna')
  expect(await confirm(older)).toMatchObject(refused('account_changed_since'))
  expect(await read(older)).toMatchObject(refused('account_changed_since'))
  expect(await confirm(token, OTHER)).toMatchObject(refused('permission_denied', 403))
  expect((await own(anna)).accountUnconfirmedSince).not.toBeNull()
  expect((await read(token)).body).toEqual({
    ...{ marketId: MARKET, email: `anna@${MARKET}.example`, ends: '8888' },
  })
  expect(await confirm(token)).toMatchObject({ status: 200, body: { detail: 'account_confirmed' } })
  for (const again of [await confirm(token), await read(token)])
    expect(again).toMatchObject(refused('link_used'))
  expect((await own(anna)).accountUnconfirmedSince).toBeNull()
  expect(await anna.call('POST', 'customer/bank_account/confirmation/')).toMatchObject(
    refused('account_confirmed', 409),
  )
  await shop.sell(ANNA, '2027-05-03', 1_000)
  expect((await preview(MAY)).results).toContainEqual(
    expect.objectContaining({ customer: ANNA, why: null, carriedOver: '120.00', youReceive: '128.00' }),
  )
  const history = await shop.settling.call<{ results: { who: string; changes: { field: string }[] }[] }>(
    'GET',
    `audit/?kind=customer&id=${ANNA}`,
  )
  expect(JSON.stringify(history.body)).toContain('accountUnconfirmed')
})

test('A first account waits too; the mail comes again, and no account has nothing to confirm', async () => {
  await change(bo, NEW)
  expect((await own(bo)).accountUnconfirmedSince).not.toBeNull()
  const count = (await mailsTo('bo')).length
  expect((await bo.call('POST', 'customer/bank_account/confirmation/')).status).toBe(204)
  expect(await mailsTo('bo')).toHaveLength(count + 1)
  const token = await newestToken('bo')
  await change(bo, { bankRegNumber: '', bankAccount: '' })
  expect((await own(bo)).accountUnconfirmedSince).toBeNull()
  expect(await confirm(token)).toMatchObject(refused('account_changed_since'))
  expect((await mailsTo('bo'))[0]?.links.join()).not.toContain('confirm-account')
})

test('Who has the right confirms after asking, and only the account that they saw; an account that staff type is confirmed', async () => {
  const { settling } = shop
  await change(bo, NEW)
  const seen = await seenByStaff(BO)
  const path = `confirm_bank_account/${BO}/`
  await makeStaff(MARKET, 'mads', STAFF_PASSWORD, 'staff')
  const mads = { market: MARKET, token: await staffToken(cloud, MARKET, 'mads') }
  expect((await settling.call('PATCH', path, {}, mads)).status).toBe(403)
  const elsewhere = { market: OTHER, token: await staffToken(cloud, OTHER) }
  expect((await settling.call('PATCH', path, {}, elsewhere)).status).toBe(404)
  await change(bo, NEWER)
  expect(await settling.call('PATCH', path, { version: seen.version })).toMatchObject({
    status: 409,
    body: { detail: 'changed_meanwhile' },
  })
  const now = await seenByStaff(BO)
  const confirmed = await settling.call<Own>('PATCH', path, { version: now.version })
  expect(confirmed).toMatchObject({ status: 200, body: { accountUnconfirmedSince: null } })
  const once = await settling.call<Own>('PATCH', path, {})
  expect(once.body.version).toBe(confirmed.body.version)
  const token = await newestToken('bo')
  expect(await confirm(token)).toMatchObject(refused('link_used'))

  await change(bo, NEW)
  const waiting = await newestToken('bo')
  await settling.call('PATCH', `customers/${BO}/`, NEWER)
  expect((await seenByStaff(BO)).accountUnconfirmedSince).toBeNull()
  expect(await confirm(waiting)).toMatchObject(refused('account_changed_since'))
})

test('A link to an address that the customer no longer has confirms nothing, and after two weeks none does', async () => {
  await change(bo, NEW)
  const token = await newestToken('bo')
  const before = await readCustomer(MARKET, BO)
  await commit(putCustomer(MARKET, { ...before, email: 'bo.new@unconfirmed.example' }))
  expect(await confirm(token)).toMatchObject(refused('link_invalid'))
  await commit(putCustomer(MARKET, { ...before, version: before.version + 1 }))
  expect((await read(token)).status).toBe(200)
  const expired = await linkToken(aboutOf(token), -1)
  for (const late of [await read(expired), await confirm(expired)])
    expect(late).toMatchObject(refused('link_invalid'))
  await cloud.later(601)
  const owner = await shop.settling.call('PATCH', `confirm_bank_account/${BO}/`, {})
  expect(owner).toMatchObject({ status: 409, body: { detail: 'proof_needed' } })
})

test('Who took over the mail address, and confirmed an account of their own with it, is paid nothing once the owner undoes that', async () => {
  const userNumber = '100003'
  const [email, thief] = [`eva@${MARKET}.example`, `thief@${MARKET}.example`]
  const eva = await writtenTenant(cloud, MARKET, { userNumber, name: 'Eva', email })
  await eva.call('PATCH', 'customer/', { email: thief })
  await cloud.idle()
  const toThief = (await eva.mails(thief))[0]?.links[0]?.split('token=')[1]
  expect((await cloud.call('POST', '/api/email/change/confirm/', { token: toThief })).status).toBe(200)
  const body = { username: userNumber, password: STAFF_PASSWORD, market_id: MARKET }
  const { accessToken } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  await change(visitorOf(cloud, MARKET, { token: accessToken }), NEW)
  expect((await confirm(await newestToken('thief'))).status).toBe(200)
  expect((await seenByStaff(userNumber)).accountUnconfirmedSince).toBeNull()
  const undo = (await eva.mails(email))[0]?.links.find(link => link.includes('/undo-email'))
  const token = undo?.split('token=')[1]
  expect((await cloud.call('POST', '/api/email/change/undo/', { token })).status).toBe(200)
  expect((await seenByStaff(userNumber)).accountUnconfirmedSince).not.toBeNull()
})
