/** The saved periods: what each state lets staff do, how far a job is, and the settlements that came of them. */
import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { openCustomer } from '../customers/customer-app.ts'
import { CUSTOMER, NONE } from '../demo.ts'
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
  SENT,
  stubJob,
  stubPeriods,
  stubPreview,
} from './settlement-app.ts'

startOnTuesday()

const dialog = () => page.getByRole('dialog')
const inDialog = (key: string) => dialog().getByRole('button', { name: says(key) })

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('Each period has one next verb by its state; finalizing and sending show how far they are', async () => {
  const periods = stubPeriods(DRAFT, IN_BOOKS, FINALIZED, SENT)
  const job = stubJob()
  const finalizes = stub(settlementCalls.finalizeSalesPeriod, { job: JOB })
  stubPreview({ unfinished: { ...PREVIEW.unfinished, silentSince: '2027-06-14T15:00:00.000Z' } })
  const sends = stub(settlementCalls.sendSalesPeriod, refuse(payoutRefusals.period_busy))
  await openStaff('/payments/periods')
  await title('settlements.periods')
  await seen(
    page.getByRole('row', { name: /1\.–14\. juni.*Kladde.*gemt 14-06-2027 18:10, line.*Ikke bogført Åbn/ }),
  )
  await seen(
    page.getByRole('row', {
      name: /1\.–15\. maj afregning 407–411.*Afsluttet.*line 5 1.063,60.*511,10.*Send til 5/,
    }),
  )
  await seen(page.getByRole('row', { name: /30\. april .*Sendt.*Bogført.*intet/ }))
  await expectNoFindings()
  await button('settlements.sendTo_other').click()
  await inDialog('settlements.send').dblClick()
  await seenText('codes.period_busy')
  expect(sends.sent).toHaveLength(1)
  await button('settlements.finalizeOf').click()
  const written = { count: '5', first: '412', last: '416' }
  await seen(dialog().getByText(says('settlements.writesSettlements_other', written)))
  await seen(dialog().getByText(says('settlements.silent', { when: '14-06-2027 17:00' })))
  await inDialog('settlements.finalize').click()
  await seenText('settlements.progress', { done: '3', total: '5' })
  expect(finalizes.sent.map(({ params }) => params)).toEqual([{ id: IN_BOOKS.id }])
  periods.change(IN_BOOKS.id, { status: 3, firstNumber: 412, lastNumber: 416 })
  job.end()
  await seen(page.getByRole('row', { name: /16\.–31\. maj afregning 412–416.*Send til 5/ }))
})

test('A draft is finalized after the question of the preview: what is written, what its days still owe', async () => {
  stubPeriods({ ...DRAFT, dateTo: '2027-06-15' })
  stubJob()
  const { previews } = stubPreview({
    unfinished: { ...PREVIEW.unfinished, clearing: { count: 2, total: '95.00' } },
  })
  const finalizes = stub(settlementCalls.finalizeSalesPeriod, { job: JOB })
  await openStaff(`/payments/periods/${DRAFT.id}`)
  await button('settlements.finalizeOf').click()
  await seen(page.getByRole('dialog', { name: says('settlements.finalizeTitle') }))
  await seen(dialog().getByText(says('settlements.finalizeEarly')))
  for (const [key, parts] of [
    ['writesSettlements_other', { count: '5', first: '412', last: '416' }],
    ['writesRows_other', { count: '6', shares: '4', rents: '2' }],
    ['writesPayouts_other', { count: '2', amount: '1.063,60\u00a0kr.' }],
    ['openClearing_other', { count: '2', amount: '95,00\u00a0kr.' }],
    ['stillRuns', { day: 'tirsdag 15.\u00a0juni' }],
  ] as const)
    await seen(dialog().getByText(says(`settlements.${key}`, parts)))
  await expectNoFindings()
  expect(previews.sent.map(({ query }) => query)).toEqual([{ dateFrom: '2027-06-01', dateTo: '2027-06-15' }])
  await inDialog('kit.cancel').click()
  await gone(dialog())
  await expect.element(button('settlements.finalizeOf')).toHaveFocus()
  await button('settlements.finalizeOf').click()
  await inDialog('settlements.finalize').click()
  await seenText('settlements.mayLeave')
  expect(finalizes.sent.map(({ params }) => params)).toEqual([{ id: DRAFT.id }])
})

test('Days beyond the running month have no verb that finalizes them: from when one can is said', async () => {
  const days = { dateFrom: '2027-06-16', dateTo: '2027-07-15' }
  stubPeriods({ ...DRAFT, ...days }, { ...FINALIZED, firstNumber: 51, lastNumber: 51 })
  stubPreview({ proposed: days })
  await openStaff(`/payments/periods/${DRAFT.id}`)
  await seenText('settlements.notYet', { day: 'torsdag 1.\u00a0juli' })
  expect(button('settlements.finalizeOf').elements()).toHaveLength(0)
  await page
    .getByRole('link', { name: says('settlements.periods') })
    .first()
    .click()
  await seen(page.getByRole('row', { name: /1\.–15\. maj afregning 51 / }))
  location.hash = '#/payments'
  await seen(button('settlements.saveDraft'))
  await seenText('settlements.notYet', { day: 'torsdag 1.\u00a0juli' })
  expect(button('settlements.finalize').elements()).toHaveLength(0)
})

test('A draft is deleted and a period in the books is reset, each after a question; files come by the menu', async () => {
  const periods = stubPeriods(DRAFT, IN_BOOKS)
  const resets = stub(settlementCalls.resetSalesPeriod, refuse(kitRefusals.changed_meanwhile))
  const pdfs = stub(settlementCalls.makePeriodPdf, { url: '#/payments/periods' })
  const menu = (at: number) => button('settlements.menuOf').nth(at)
  const entry = (key: string) => page.getByRole('dialog').getByRole('button', { name: says(key) })
  await openStaff('/payments/periods')
  await menu(0).click()
  await seen(entry('settlements.excel'))
  await expectNoFindings()
  expect(entry('settlements.reset').elements()).toHaveLength(0)
  await entry('settlements.pdf').click()
  await expect.poll(() => pdfs.sent[0]).toMatchObject({ params: { id: DRAFT.id }, body: { language: 'da' } })
  await menu(0).click()
  await entry('settlements.deleteDraft').click()
  await inDialog('settlements.deleteDraft').click()
  await seenText('settlements.deleted')
  expect(periods.removes.sent[0]?.params).toEqual({ id: DRAFT.id })
  await gone(page.getByRole('row', { name: /Kladde/ }))
  await menu(0).click()
  await entry('settlements.reset').click()
  await inDialog('settlements.reset').click()
  await seenText('settlements.changedMeanwhile')
  resets.answer({ ...IN_BOOKS, status: 1 })
})

test('A colleague’s job is shown without its progress, and a period on a phone is a card with its verbs', async () => {
  const periods = stubPeriods({ ...FINALIZED, job: JOB }, SENT)
  const job = stubJob()
  job.reads.answer(refuse(commonRefusals.not_found))
  await openStaff('/payments/periods', { width: 390 })
  await seenText('settlements.sending')
  expect(button('settlements.sendTo_other').elements()).toHaveLength(0)
  await expectNoFindings()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  periods.change(FINALIZED.id, { job: null, status: 4, sent: '2027-06-15T08:00:00.000Z' })
  await expect
    .poll(() => page.getByText(says('settlements.sending')).elements().length, { timeout: 8_000 })
    .toBe(0)
})

test('Settlements are narrowed to a tenant or a period, come as PDF, and are sent again; periods are on the other side', async () => {
  stubPeriods(FINALIZED, SENT)
  stub(staffCalls.read, CUSTOMER)
  let report = REPORT
  const lists = stub(settlementCalls.listPaymentReports, () => ({
    ...NONE,
    results: [report],
    pagesCount: 1,
    count: 1,
  }))
  const pdfs = stub(settlementCalls.makeReportPdf, { url: '#/payments/reports?customer=100001' })
  const sends = stub(settlementCalls.sendPaymentReport, () => {
    report = { ...report, sent: '2027-06-15T08:00:00.000Z' }
    return report
  })
  await openStaff('/payments/reports?customer=100001')
  await title('settlements.reports')
  await seen(
    page.getByRole('row', {
      name: /407 Anna Jensen 100001 1\.–15\. maj 433,80.*450,80.*På vej til banken.*Ikke sendt/,
    }),
  )
  expect(lists.sent.some(({ query }) => query.customer === '100001')).toBe(true)
  await expectNoFindings()
  await page.getByRole('button', { name: 'PDF: nr. 407, Anna Jensen' }).click()
  await expect.poll(() => pdfs.sent[0]).toMatchObject({ params: { id: REPORT.id }, body: { language: 'da' } })
  await page.getByRole('button', { name: 'Send: nr. 407, Anna Jensen' }).click()
  await inDialog('settlements.send').dblClick()
  await seenText('settlements.wasSent', { number: '407', name: 'Anna Jensen' })
  expect(sends.sent.map(({ params }) => params)).toEqual([{ id: REPORT.id }])
  await seen(page.getByRole('row', { name: /Sendt 15-06-2027 10:00.*Send igen|Sendt 15-06-2027 10:00/ }))
  await page.getByRole('combobox', { name: says('settlements.period') }).selectOptions(SENT.id)
  await expect.poll(() => lists.sent.at(-1)?.query).toEqual({ customer: '100001', salesPeriod: SENT.id })
  await page.getByRole('link', { name: says('settlements.finalizedPeriods') }).click()
  await seen(page.getByRole('row', { name: /1\.–15\. maj/ }))
  await seen(page.getByRole('row', { name: /16\.–30\. april/ }))
})

test('A tenant’s page has the newest settlements and leads to all; on a phone they are cards', async () => {
  stubPeriods(FINALIZED)
  await openCustomer(CUSTOMER, { width: 390 })
  const lists = stub(settlementCalls.listPaymentReports, { ...NONE, results: [REPORT], pagesCount: 1 })
  await reload()
  await seen(page.getByText(/nr\. 407/))
  await seenText('settlements.isOnItsWay')
  expect(lists.sent[0]?.query).toEqual({ customer: '100001' })
  await page.getByRole('link', { name: says('settlements.seeAll') }).click()
  await title('settlements.reports')
  await seen(page.getByRole('button', { name: 'Send: nr. 407, Anna Jensen' }))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('A job that fails says so at its period, which offers its verb once more', async () => {
  stubPeriods(FINALIZED)
  const job = stubJob()
  stub(settlementCalls.sendSalesPeriod, { job: JOB })
  await openStaff(`/payments/periods/${FINALIZED.id}`, { width: 390 })
  await button('settlements.sendTo_other').click()
  await inDialog('settlements.send').click()
  await seenText('settlements.mayLeaveSending')
  job.end('failed')
  await seen(page.getByText(/^Det blev ikke færdigt\. Prøv igen/))
  await seen(button('settlements.sendTo_other'))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectNoFindings()
  await button('kit.close').click()
  await gone(page.getByText(/^Det blev ikke færdigt/))
})
