/** A market settles: preview, drafts, finalizing by two people while sales come, what a tenant reads. */
import { beforeAll, expect, test } from 'vitest'
import { readAllBalances } from '#functions/balances/table/balance.ts'
import { fromWire, sum, toWire } from '#shared/kit/money.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { ANNA, BO, expectAddsUp, type Report, type Shop, settlingMarket } from '../../people/settling.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import type { Visitor } from '../../people/visitor.ts'

const cloud = cloudForTests()
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }
const MAY = { dateFrom: '2027-05-01', dateTo: '2027-05-31' }

interface Preview {
  results: Report[]
  totals: Record<string, string>
  firstNumber: number
  lastNumber: number
  rows: { shares: number; rents: number }
  overlapping: { id: string }[]
  proposed: { dateFrom: string; dateTo: string }
  paid: { count: number; total: string }
  held: { count: number; total: string }
}

let shop: Shop

beforeAll(async () => {
  shop = await settlingMarket(cloud, 'settling')
})

test('A preview says what each tenant would get, what is wrong first, and writes nothing', async () => {
  const { settling } = shop
  const { status, body } = await settling.call<Preview>(
    'GET',
    'payments_info/?dateFrom=2027-04-01&dateTo=2027-04-30',
  )
  expect(status).toBe(200)
  expect(body.results.map(({ customer }) => customer)).toEqual([BO, ANNA])
  expect(body.results).toMatchObject([
    { turnoverUsed: '30.00', feeUsed: '6.00', rentOffset: '200.00', share: '-176.00', why: 'owes' },
    { turnoverUsed: '100.00', turnoverNew: '50.00', feeUsed: '20.00', feeNew: '10.00', tax: '6.00' },
  ])
  expect(body).toMatchObject({
    ...{ firstNumber: 1, lastNumber: 2, rows: { shares: 2, rents: 1 }, overlapping: [] },
    paid: { count: 1, total: '120.00' },
  })
  expect(await readAllBalances(shop.market)).toEqual([])
  const wrong = await settling.call('GET', 'payments_info/?dateFrom=2027-04-30&dateTo=2027-04-01')
  expect(wrong.status).toBe(400)
  const file = await settling.call<{ url: string }>(
    'GET',
    'payments_info/xlsx/?dateFrom=2027-04-01&dateTo=2027-04-30',
  )
  expect((await fetch(file.body.url)).headers.get('content-type')).toContain('spreadsheet')
})

test('A draft is saved, follows its days, overlaps no other, and is deleted', async () => {
  const { settling, sell } = shop
  const draft = await settling.draft(MAY)
  expect(draft).toMatchObject({ status: 1, sums: null, job: null })
  expect((await settling.read(draft.id)).results).toMatchObject([
    { customer: BO },
    { customer: ANNA, share: '120.00' },
  ])
  await sell(ANNA, '2027-05-03', 1_000)
  expect((await settling.read(draft.id)).results).toMatchObject([
    { customer: BO },
    { customer: ANNA, share: '128.00' },
  ])
  const again = await settling.call('POST', 'payments_info/sales_periods/', {
    dateFrom: '2027-05-31',
    dateTo: '2027-06-02',
  })
  expect(again).toMatchObject({ status: 409, body: { detail: 'period_overlaps' } })
  expect((await settling.call('PATCH', `payments_info/sales_periods/${draft.id}/reset/`)).body.detail).toBe(
    'wrong_period_status',
  )
  expect((await settling.call('DELETE', `payments_info/sales_periods/${draft.id}/`)).status).toBe(204)
  expect(await settling.all()).toEqual([])
})

test('Who may only look, another market and a market that settles elsewhere are refused', async () => {
  const { market, settling } = shop
  const { id } = await settling.draft(APRIL)
  await makeStaff(market, 'mads', STAFF_PASSWORD, 'staff')
  const mads = { market, token: await staffToken(cloud, market, 'mads') }
  const path = `payments_info/sales_periods/${id}/finalize/`
  expect((await settling.call('PATCH', path, undefined, mads)).status).toBe(403)
  expect((await settling.call('GET', 'payments_info/sales_periods/', undefined, mads)).status).toBe(200)
  await changeMarket(market, { paymentsFeature: false })
  expect((await settling.call('PATCH', path)).body.detail).toBe('not_enabled')
  await changeMarket(market, { paymentsFeature: true })
  await settling.call('DELETE', `payments_info/sales_periods/${id}/`)
})

test('Two people finalize at once while sales come: one job, each line once, and what was late is named', async () => {
  const { settling, sell } = shop
  const { id } = await settling.draft(APRIL)
  const finalize = () =>
    settling.call<{ job: string }>('PATCH', `payments_info/sales_periods/${id}/finalize/`)
  const [one, other] = await Promise.all([
    finalize(),
    finalize(),
    ...Array.from({ length: 12 }, () => sell(ANNA, '2027-04-30', 1_000)),
  ])
  expect([one.status, other.status].toSorted()).toEqual([202, 409])
  expect(other.status === 409 ? other.body.detail : one.body.detail).toBe('period_busy')
  await cloud.idle()
  expect(await settling.jobOf(one.body.job ?? other.body.job)).toMatchObject({ state: 'done' })
  expect(await settling.read(id)).toMatchObject({ status: 3, firstNumber: 1, lastNumber: 2, job: null })
  await expectAddsUp(shop)
  expect((await finalize()).body.detail).toBe('wrong_period_status')
  const ahead = { dateFrom: '2099-01-01', dateTo: '2099-01-31' }
  expect(await settling.call('POST', 'payments_info/sales_periods/?saveType=final', ahead)).toMatchObject({
    ...{ status: 409, body: { detail: 'days_to_come' } },
  })
  const both = await settling.call<Preview>('GET', 'payments_info/?dateFrom=2027-04-01&dateTo=2027-05-31')
  const again = both.body.results.find(({ customer }) => customer === BO)
  expect(again).toMatchObject({ turnoverUsed: '0.00', rentOffset: '200.00' })
  await sell(ANNA, '2027-04-03', 700)
  const may = await settling.final(MAY)
  const [anna] = (may.results ?? []).filter(({ customer }) => customer === ANNA)
  expect(anna?.late).toContainEqual({ day: '2027-04-03', paid: '7.00', share: '5.60' })
  const [, , ...others] = await settling.reports('')
  expect(others).toHaveLength(2)
  await expectAddsUp(shop)
})

test('A tenant reads what they get and got, line by line, and nobody else’s; staff send it', async () => {
  const { anna, bo, settling } = shop
  const own = <T>(who: Visitor, path: string, method = 'GET') => who.call<T>(method, path)
  const { body } = await own<{ results: Report[] }>(anna, 'payment_reports/')
  expect(body.results.map(({ number }) => number)).toEqual([3, 1])
  const [latest] = body.results
  const report = await own<Record<string, string>>(anna, `payment_reports/${latest?.id}/`)
  const { sold, returned, commission, rentOffset, purchases, carriedOver, onItsWay, youReceive } = report.body
  const reckoned = [
    sold,
    `-${returned}`,
    `-${commission}`,
    `-${rentOffset}`,
    `-${purchases}`,
    carriedOver,
    `-${onItsWay}`,
  ]
  expect(toWire(sum(reckoned.map(amount => fromWire(amount?.replace('--', '') ?? ''))))).toBe(youReceive)
  expect((await own(bo, `payment_reports/${latest?.id}/`)).status).toBe(404)
  expect((await own(bo, `payment_reports/${latest?.id}/download_pdf/`, 'POST')).status).toBe(404)
  const pdf = await own<{ url: string }>(anna, `payment_reports/${latest?.id}/download_pdf/`, 'POST')
  expect((await (await fetch(pdf.body.url)).bytes()).length).toBeGreaterThan(5_000)
  // What was settled is on its way, and nothing was sold since.
  expect((await own<object>(anna, 'payout/')).body).toMatchObject({ dateFrom: '2027-06-01', why: 'held' })
  const periods = await settling.all()
  const { status, body: sending } = await settling.call<{ job: string }>(
    'POST',
    `payments_info/sales_periods/${periods[0]?.id}/send_to_customers/`,
  )
  expect(status).toBe(202)
  await cloud.idle()
  expect(await settling.jobOf(sending.job)).toMatchObject({ state: 'done', done: 2 })
  expect((await settling.read(periods[0]?.id ?? '')).status).toBe(4)
  const [mail, ...none] = (await anna.mails('anna@settling.example')).slice(-1)
  expect([mail?.text.includes(youReceive ?? ''), none]).toEqual([true, []])
  expect(await bo.mails('bo@settling.example')).toHaveLength(1)
  expect((await settling.reports(`customer=${BO}`))[0]?.sent).not.toBeNull()
  const whole = await settling.call<{ url: string }>(
    'POST',
    `payments_info/sales_periods/${periods[0]?.id}/download_pdf/`,
    {},
  )
  expect((await fetch(whole.body.url)).status).toBe(200)
})

test('What was sold is counted in pieces as in money: before what came back', async () => {
  const { bo, sell } = shop
  await sell(BO, '2027-06-02', 2_000)
  await sell(BO, '2027-06-02', 900)
  await sell(BO, '2027-06-03', -2_000)
  expect((await bo.call<object>('GET', 'payout/')).body).toMatchObject({
    ...{ pieces: 2, sold: '29.00', returned: '20.00', turnoverUsed: '9.00' },
  })
})
