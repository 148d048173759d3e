/** Staff settle some days with the tenants: they see what each gets, save the days and finalize them. */
import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { salesCalls, staffSalesCalls } from '#shared/sales/sales-calls.ts'
import { NONE } from '../demo.ts'
import { BY_TENANT, SUMMARY } from '../sales/staff-sales.ts'
import { button, gone, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'
import {
  DRAFT,
  FINALIZED,
  IN_BOOKS,
  JOB,
  PREVIEW,
  REPORT,
  row,
  stubJob,
  stubPeriods,
  stubPreview,
} from './settlement-app.ts'

startOnTuesday()

const dialog = () => page.getByRole('dialog')
const inDialog = (key: string) => dialog().getByRole('button', { name: says(key) })
const days = { dateFrom: '2027-06-01', dateTo: '2027-06-14' }
/** A file that a test follows no further than its address. */
const FILE = { url: '#/payments/sales?file' }

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('The days that come next are shown, wrong ones first; each figure leads to what makes it', async () => {
  const { previews } = stubPreview({
    unfinished: {
      clearing: { count: 2, total: '95.00' },
      differing: [{ date: '2027-06-05', till: 'Zettle', difference: '-10.00' }],
      silentSince: '2027-06-14T15:00:00.000Z',
      filesTo: '2027-06-12',
    },
  })
  const files = stub(settlementCalls.exportSettlement, FILE)
  await openStaff('/payments')
  await title('settlements.title')
  await seenText('settlements.paidTo_other', { count: '2' })
  expect(previews.sent.map(({ query }) => query)).toEqual([
    { dateFrom: '2027-06-15', dateTo: '2027-06-15' },
    days,
  ])
  const names = () =>
    page
      .css('tbody tr td:first-child a')
      .elements()
      .map(one => one.textContent)
  await expect
    .poll(names)
    .toEqual(['Ellen Brask', 'Jonas Eskildsen', 'Tina Vestergaard', 'Anna Jensen', 'Anders Bjerre'])
  await seen(
    page.getByRole('row', {
      name: /Anna Jensen 100001 · salg fra 1 .* 766,00 200,00 -153,20 -30,00 -349,00 433,80 36,64 69,80 450,80/,
    }),
  )
  await seen(page.getByRole('row', { name: /Jonas Eskildsen 100205 – – – – -449,00 -449,00 – 89,80 –/ }))
  await seen(page.getByRole('row', { name: /I alt, 5 lejere .*1.063,60/ }))
  await button('settlements.openRow', { name: 'Anna Jensen' }).click()
  for (const [name, href] of [
    [says('settlements.soldLines'), '#/customers/100001/sales?dateFrom=2027-06-01&dateTo=2027-06-14'],
    [/A8, 02-06-2027/, '#/booking/requests/01JXB00K000000000000000000'],
    [says('settlements.carriedOver'), '#/customers/100001/balance'],
    [/30\. maj/, '#/customers/100001/sales?dateFrom=2027-05-30&dateTo=2027-05-30'],
    [says('settlements.toClearing'), '#/payments/clearing'],
  ] as const)
    await expect.element(page.getByRole('link', { name }).first()).toHaveAttribute('href', href)
  await seenText('settlements.receives', { name: 'Anna Jensen' })
  await seen(page.getByText(/uafklarede: 95,00/))
  await expectNoFindings()
  await button('settlements.excel').click()
  await expect.poll(() => files.sent[0]?.query).toEqual({ ...days, language: 'da' })
})

test('Shortcuts and own days are kept in the address, and days that are turned round are refused', async () => {
  const { previews } = stubPreview({ results: [] })
  await openStaff('/payments')
  await button('settlements.lastMonth').click()
  await expect
    .poll(() => previews.sent.at(-1)?.query)
    .toEqual({ dateFrom: '2027-05-01', dateTo: '2027-05-31' })
  await seenText('settlements.noneThen')
  await button('settlements.ownDays').click()
  await expect.poll(() => location.hash).toContain('days=own&dateFrom=2027-05-01')
  await page.getByLabelText(says('settlements.lastDay'), { exact: true }).first().fill('01-04-2027')
  await seenText('settlements.reversed')
  await reload()
  await seenText('settlements.reversed')
})

test('Of 500 tenants the first rows are shown, the rest when they are asked for; a phone has cards', async () => {
  stubPreview({
    results: [
      ...PREVIEW.results,
      ...Array.from({ length: 495 }, (_, at) => row(String(200_000 + at), `Lejer ${at}`)),
    ],
    count: 500,
  })
  await openStaff('/payments', { width: 390 })
  const cards = () => page.getByRole('list', { name: says('settlements.perTenant') }).getByRole('listitem')
  await seen(button('settlements.showMore_other', { count: '475' }))
  await expectNoFindings()
  await button('settlements.openRow', { name: 'Jonas Eskildsen' }).click()
  await seenText('settlements.whyOwes', { name: 'Jonas Eskildsen' })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await button('settlements.showMore_other').click()
  await expect.poll(() => cards().elements().length).toBeGreaterThan(500)
})

test('The days are finalized after a question, once; a reload finds the job, and its end leads to the periods', async () => {
  const { change } = stubPreview()
  const job = stubJob()
  const adds = stub(settlementCalls.addSalesPeriod, { job: JOB })
  await openStaff('/payments', { role: 'bookkeeper' })
  await button('settlements.finalize').click()
  await seen(
    dialog().getByText(
      says('settlements.writesSettlements_other', { count: '5', first: '412', last: '416' }),
    ),
  )
  await seen(page.getByRole('dialog', { name: says('settlements.finalizeTitle') }))
  await expectNoFindings()
  await inDialog('settlements.finalize').dblClick()
  await seenText('settlements.progress', { done: '3', total: '5' })
  expect(adds.sent.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { saveType: 'final' }, body: days },
  ])
  expect(adds.sent[0]?.key).toBeTruthy()
  await gone(button('settlements.finalize'))
  await reload()
  await seenText('settlements.progress', { done: '3', total: '5' })
  change({ overlapping: [{ id: FINALIZED.id, ...days }] })
  job.end()
  await seenText('settlements.finalized')
  await button('kit.close').click()
  await expect
    .element(page.getByRole('link', { name: says('settlements.seePeriod') }))
    .toHaveAttribute('href', `#/payments/periods/${FINALIZED.id}`)
  expect(button('settlements.finalize').elements()).toHaveLength(0)
})

test('A draft is saved and opened; what a colleague has saved meanwhile is said', async () => {
  stubPreview()
  stubPeriods(DRAFT)
  const adds = stub(settlementCalls.addSalesPeriod, refuse(payoutRefusals.period_overlaps))
  await openStaff('/payments')
  await button('settlements.saveDraft').click()
  await seenText('codes.period_overlaps')
  adds.answer(DRAFT)
  await button('settlements.saveDraft').click()
  await title('settlements.periodOf')
  expect(adds.sent.at(-1)?.query).toEqual({ saveType: 'draft' })
  await seenText('settlements.draftIsAnew')
  await seen(page.getByText(/1\.063,60/).first())
})

test('Who may only look sees all figures and files, and no verbs', async () => {
  stubPreview()
  stubPeriods(DRAFT, IN_BOOKS, FINALIZED)
  stub(settlementCalls.listPaymentReports, { ...NONE, results: [REPORT], pagesCount: 1 })
  await openStaff('/payments', { role: 'staff' })
  await seen(button('settlements.excel'))
  await seen(page.getByRole('row', { name: /Anders Bjerre/ }))
  expect(button('settlements.saveDraft').elements()).toHaveLength(0)
  await page.getByRole('link', { name: says('staff.salesPeriods') }).click()
  await seen(page.getByRole('row', { name: /Låst.*intet/ }))
  expect(button('settlements.finalizeOf').elements()).toHaveLength(0)
  expect(button('settlements.sendTo_other').elements()).toHaveLength(0)
  await page.getByRole('link', { name: says('staff.finalized') }).click()
  await seen(page.getByRole('button', { name: 'PDF: nr. 407, Anna Jensen' }))
  expect(page.getByRole('button', { name: 'Send: nr. 407, Anna Jensen' }).elements()).toHaveLength(0)
})

test('Where the shop settles nothing, each screen says so', async () => {
  const off = refuse(kitRefusals.not_enabled)
  stub(settlementCalls.previewSettlement, off)
  stub(settlementCalls.listSalesPeriods, off)
  stub(settlementCalls.listFinalizedPeriods, off)
  stub(settlementCalls.listPaymentReports, off)
  await openStaff('/payments')
  for (const to of ['periods', 'reports', 'reports/finalized', '']) {
    location.hash = `#/payments/${to}`
    await seenText('settlements.off')
  }
  await gone(button('settlements.finalize'))
})

test('A menu without settlement begins with the sales', async () => {
  stub(salesCalls.summarizeSales, SUMMARY)
  stub(staffSalesCalls.listSalesByTenant, { ...BY_TENANT, results: [] })
  stub(settlementCalls.previewSettlement, refuse(kitRefusals.not_enabled))
  await openStaff('/payments', { settles: false })
  await title('staff-sales.title')
  expect(page.getByRole('link', { name: says('staff.salesPeriods') }).elements()).toHaveLength(0)
})
