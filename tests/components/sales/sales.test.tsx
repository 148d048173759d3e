/** A tenant's sales: the figures of some days, their lines, and what the home says of them. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownCalls } from '#shared/bookings/tenants-calls.ts'
import { jobsContract } from '#shared/jobs/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { NONE } from '../demo.ts'
import { button, forward, gone, goneText, holdTimers, says, seen, seenText, title } from '../screen.tsx'
import { Failed, stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { startOnTuesday } from '../tuesday.ts'
import { aggregated, answerSales, LINES, line, summaryOf } from './sales-app.ts'

startOnTuesday()

const WEEK = { dateFrom: '2027-06-14', dateTo: '2027-06-15' }

test('The share is large, with what was paid, what came back, and the same days of the week before', async () => {
  const calls = answerSales()
  await openTenant('/sales')
  await title('sold.title')
  await seenText('sold.shareOf', { days: '14.–15.\u00a0juni' })
  await seenText('sold.moreThan', { amount: '172,00\u00a0kr.', days: '7.–8.\u00a0juni' })
  await seen(page.getByText('204,00\u00a0kr.', { exact: true }).first())
  await seen(page.getByText('255,00\u00a0kr.', { exact: true }).first())
  await seenText('sold.usedShare')
  await seen(page.getByText('-48,00\u00a0kr.', { exact: true }))
  await seenText('sold.back')
  await seen(page.getByRole('heading', { name: says('sold.dearest') }))
  expect(calls.summary.sent[0]?.query).toEqual(WEEK)
})

test('The plot says the same as a table, and by its name which day was best', async () => {
  answerSales()
  await openTenant('/sales')
  await seen(page.getByRole('img', { name: /^Din andel dag for dag\. Mest tirsdag 15\..juni: 108,00.kr\.$/ }))
  await page.getByText(says('sold.asTable')).click()
  await seen(page.getByRole('rowheader', { name: /^mandag 14\..juni$/ }))
  await seen(page.getByRole('cell', { name: /^96,00.kr\.$/ }))
})

test('A shortcut asks for other days and stays in the address; own days the wrong way round are refused here', async () => {
  const calls = answerSales()
  await openTenant('/sales', { width: 1280 })
  await button('sold.lastMonth').click()
  await expect
    .poll(() => calls.lines.sent.at(-1)?.query)
    .toEqual({ dateFrom: '2027-05-01', dateTo: '2027-05-31' })
  expect(location.hash).toBe('#/sales?days=last_month')
  await button('sold.ownDays').click()
  const last = page.getByLabelText('Til og med').first()
  await last.fill('20-05-2027')
  await expect.poll(() => calls.lines.sent.at(-1)?.query.dateTo).toBe('2027-05-20')
  const asked = calls.lines.sent.length
  await last.fill('20-04-2027')
  await seenText('sold.reversed')
  expect(calls.lines.sent).toHaveLength(asked)
})

test('What is sold meanwhile changes the number, and its lines wait for a press', async () => {
  const calls = answerSales()
  holdTimers()
  await openTenant('/sales')
  await seen(page.getByText('Læselampe').first())
  calls.lines.answer(
    calls.listed([line({ name: 'Grøn vase', paid: 30, time: '07:55', number: 12 }), ...LINES]),
  )
  await forward(61_000)
  await seenText('sold.freshLines_one', { count: '1' })
  const time = page.getByText('09:55', { exact: true })
  expect(time.elements()).toHaveLength(0)
  await button('sold.freshLines_one', { count: '1' }).click()
  await seen(time)
  await goneText('sold.freshLines_one')
})

test('Nothing sold says what to do; nothing before is no percentage', async () => {
  answerSales([], 0, 0)
  await openTenant('/sales')
  await seenText('sold.noneTitle')
  await seenText('sold.noneBefore', { days: '7.–8.\u00a0juni' })
  await seen(page.getByRole('link', { name: says('sold.makeSheet') }))
  await button('sold.tryLonger').click()
  await expect.poll(() => location.hash).toBe('#/sales?days=this_year')
  await gone(button('sold.tryLonger'))
})

test('A part that fails says so and comes with another try; a tenant who may see no figures is told', async () => {
  const calls = answerSales()
  calls.lines.answer(new Failed(500))
  await openTenant('/sales')
  await seenText('kit.couldNotLoad')
  await seen(page.getByText('204,00\u00a0kr.', { exact: true }).first())
  calls.lines.answer(calls.listed(LINES))
  await button('kit.tryAgain').click()
  await seen(page.getByText('Læselampe').first())
  calls.summary.answer(new Failed(500))
  await button('sold.thisYear').click()
  await seenText('kit.couldNotLoad')
  await gone(page.getByText('204,00\u00a0kr.', { exact: true }))
  calls.summary.answer(refuse(kitRefusals.not_enabled))
  await button('sold.last30Days').click()
  await seenText('sold.notActive')
})

test('All lines are paged, and written into a file for the days that are chosen', async () => {
  const calls = answerSales()
  calls.lines.answer({ ...calls.listed(LINES, 3) })
  const exports = stub(salesCalls.exportSales, { job: '01JXJ0B0000000000000000000' })
  stub(jobsContract.read, { state: 'done', done: 5, total: 5, counts: {}, isClosing: false })
  await openTenant('/sales/lines?days=last_7_days')
  await title('sold.lines')
  await button('sold.getFile').click()
  await button('sold.toExcel').click()
  await expect
    .poll(() => exports.sent.map(({ body }) => body))
    .toEqual([{ dateFrom: '2027-06-09', dateTo: '2027-06-15', format: 'xlsx', by: 'line', language: 'da' }])
  await button('list.nextPage').click()
  await expect.poll(() => calls.lines.sent.at(-1)?.query.page).toBe('2')
})

test('The home has today’s share beside the shelf, the week and the last lines', async () => {
  answerSales()
  await openTenant('/')
  await seenText('sold.soldToday')
  await seen(page.getByText('108,00\u00a0kr.', { exact: true }))
  await seen(page.getByText('204,00\u00a0kr.', { exact: true }))
  await seen(page.getByText('Kaffekande'))
  await page.getByRole('link', { name: says('sold.toAll') }).click()
  await title('sold.title')
})

test('The home has them also where the till gives files', async () => {
  answerSales()
  await openTenant('/', { access: { zettleApiValid: false, hasTillFiles: true } })
  await seenText('sold.soldToday')
})

test.each([
  ['without a till', { access: { zettleApiValid: false } }],
  ['for whom sees no figures', { me: { isActive: false } }],
])('The home is the shelf alone %s', async (_name, who) => {
  stub(ownCalls.listOwnBookings, NONE)
  await openTenant('/', who)
  await seenText('rental.nothingTitle')
  await goneText('sold.toAll')
})

test('The newest lines of a year are those of its newest month with a sale', async () => {
  const calls = answerSales()
  const [may, june] = aggregated('2027-05-01', [300, 0]).results
  calls.summary.answer({
    ...summaryOf({ dateFrom: '2027-01-01', dateTo: '2027-06-15' }),
    plot: {
      group: 'month',
      results: [may, june].flatMap((bar, at) => (bar ? [{ ...bar, date: `2027-0${5 + at}-01` }] : [])),
    },
  })
  await openTenant('/sales?days=this_year')
  await seen(page.getByRole('heading', { name: says('sold.byMonth') }))
  await expect
    .poll(() => calls.lines.sent.map(({ query }) => query))
    .toEqual([{ dateFrom: '2027-05-01', dateTo: '2027-06-15' }])
  await seenText('sold.amongLatest_other', { count: '5' })
})
