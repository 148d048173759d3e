/** The bookkeeper sees what is in the books and why the rest is not, chooses accounts, and sends periods. */
import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { NONE } from '../demo.ts'
import { button, errorAt, field, gone, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'
import { BOOKED, LINES, line, REFUSED, SETTINGS, stubBooks } from './books-app.ts'
import { DRAFT, FINALIZED, JOB, SENT, stubPeriods } from './settlement-app.ts'

startOnTuesday()

const AT = '/payments/books'
const open = (more: Parameters<typeof openStaff>[1] = {}) =>
  openStaff(AT, { role: 'bookkeeper', hasVouchers: true, ...more })
const option = (name: string) => page.getByRole('option', { name })
const failed = () => page.getByRole('region', { name: says('books.isNotBooked') })

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const RUNNING = { state: 'running' as const, done: 0, total: 0, counts: {}, isClosing: false }

test('A refused voucher comes first with its account, is tried again once, and is in the books then', async () => {
  const books = stubBooks({}, REFUSED, BOOKED)
  const sends = stub(booksCalls.sendVoucher, { job: JOB })
  const jobs = stub(jobsContract.read, RUNNING)
  const files = stub(booksCalls.exportVouchers, { url: `#${AT}` })
  await open()
  await title('books.title')
  await seen(page.getByText('aftale 1187204, Loppehjørnet ApS'))
  await seen(failed().getByText(says('books.accountBarred', { account: '2000' })))
  await seen(failed().getByText('The account is barred', { exact: false }))
  await seen(failed().getByText(REFUSED.reference))
  await seen(page.getByRole('link', { name: /Bogføring.*1 bilag er ikke bogført/ }))
  await expectNoFindings()
  await failed()
    .getByRole('button', { name: says('books.asFile') })
    .click()
  await expect
    .poll(() => files.sent[0]?.query)
    .toMatchObject({ dateFrom: '2027-05-15', dateTo: '2027-05-15' })
  await button('books.tryAgainOf').dblClick()
  await seenText('books.sending')
  expect(sends.sent.map(({ params }) => params.id)).toEqual([REFUSED.id])
  expect(sends.sent[0]?.key).toBeTruthy()
  await expect.element(button('books.sendNow')).toBeDisabled()
  await reload()
  await seenText('books.sending')
  books.change(REFUSED.id, { state: 'sent', voucherNumber: 50_013, year: '2027', problem: null })
  jobs.answer({ ...RUNNING, state: 'done', done: 1, total: 1, counts: { sent: 1, failed: 0, waiting: 0 } })
  await seenText('books.wereSent_one', { count: '1' })
  await gone(failed())
  await seen(page.getByRole('row', { name: /15-05-2027.*966,00 I bogholderiet nr. 50013, 2027/ }))
})

test('A row opens to its lines, which add up; what is left is shown alone, and sending says what became of it', async () => {
  stubBooks({}, BOOKED, REFUSED)
  stub(booksCalls.sendVouchers, { job: JOB })
  stub(jobsContract.read, {
    ...RUNNING,
    state: 'done',
    done: 3,
    total: 3,
    counts: { sent: 1, failed: 1, waiting: 1 },
  })
  await open()
  await button('books.openLines', { text: REFUSED.text }).click()
  const lines = page.getByRole('table', { name: says('books.linesOf', { text: REFUSED.text }) }).first()
  await seen(lines.getByRole('row', { name: /2000 Kommission, heraf moms 36,64 U25 183,20/ }))
  await seen(lines.getByRole('row', { name: /I alt 966,00 966,00/ }))
  await button('books.leftCount').click()
  await expect.poll(() => location.hash).toContain('state=left')
  await gone(page.getByRole('row', { name: /Dagens betalinger/ }))
  await button('books.sendNow').click()
  await seen(page.getByText(/1 bilag er i bogholderiet\. 1 bilag blev afvist\. 1 bilag venter/))
})

test('A barred account is marked where it is chosen; another is found by typing, with its VAT code', async () => {
  const { changes } = stubBooks({}, REFUSED)
  await open()
  await expect.element(errorAt('account.commission')).toHaveTextContent('Spærret i e-conomic.')
  await button('books.otherAccount').click()
  await expect.element(field('account.commission')).toHaveFocus()
  await press('komm')
  await seen(option('1050 Kommission'))
  expect(option('5600 Debitorer').elements()).toHaveLength(0)
  await expectNoFindings()
  await press('{Enter}')
  await gone(errorAt('account.commission'))
  await expect.element(field('vat.commission')).toHaveValue('U25')
  await page
    .css('details > summary')
    .getByText(/^Kassen/)
    .click()
  await field('account.tender:MobilePay').click()
  await option('5720 Kortindløser').click()
  await button('books.save').click()
  await seenText('books.saved')
  expect(changes.sent[0]?.body).toEqual({
    journal: 2,
    layout: 19,
    version: 3,
    chart: {
      ...SETTINGS.chart,
      commission: { accountNumber: 1050, vatCode: 'U25', vatPercent: 25 },
      'tender:MobilePay': { accountNumber: 5720, vatCode: '', vatPercent: 0 },
    },
  })
  await gone(button('books.save'))
})

test('What was chosen is kept over a colleague’s change, and is guarded until it is saved', async () => {
  const { settings, changes } = stubBooks()
  await open()
  await field('account.rent').click()
  await option('1060 Reolleje').click()
  await page.getByRole('radio', { name: /Hver uge/ }).click()
  settings.change({ rhythm: 'monthly', journal: 1 })
  await button('books.save').click()
  await seenText('form.changedTitle')
  await expect.element(field('account.rent')).toHaveValue('1060 Reolleje')
  await button('form.saveChosen').click()
  await seenText('books.saved')
  expect(changes.sent.at(-1)?.body).toMatchObject({
    rhythm: 'weekly',
    journal: 1,
    chart: { rent: { accountNumber: 1060, vatCode: 'U25', vatPercent: 25 } },
  })
  await page.getByRole('checkbox', { name: says('books.withOnline') }).click()
  await page.getByRole('link', { name: says('staff.salesPeriods') }).click()
  await seen(page.getByRole('dialog', { name: says('form.leaveTitle') }))
  await page.getByRole('button', { name: says('form.stay') }).click()
  await button('books.discard').click()
  await gone(button('books.save'))
})

test('The newest period shows its voucher without sending it, and which accounts are missing', async () => {
  const { preview } = stubBooks({ journal: null })
  const lines = [line('rent', 'Leje modregnet', { credit: '966.00' }), ...LINES.slice(0, 1)]
  preview.answer({
    problem: { code: 'unavailable', message: '' },
    results: [{ dateFrom: '2027-05-01', dateTo: '2027-05-15', text: REFUSED.text, total: '966.00', lines }],
  })
  await open()
  await seenText('books.chooseFirstTitle')
  await seenText('books.unchosenTitle')
  const table = page.getByRole('table', { name: says('books.linesOf', { text: REFUSED.text }) })
  await seen(table.getByRole('row', { name: /ikke valgt Leje modregnet 966,00/ }))
  await seen(table.getByRole('row', { name: /I alt 966,00 966,00/ }))
  expect(preview.sent[0]?.query).toEqual({ salesPeriod: FINALIZED.id })
  await button('books.chooseThem').click()
  await expect.element(field('account.rent')).toHaveFocus()
})

test('Without a token the page says how to connect, and files come all the same; a phone has cards', async () => {
  stubBooks({ isConnected: false, chart: {}, journal: null, rhythm: 'off', next: null }, BOOKED)
  const files = stub(booksCalls.exportVouchers, { url: `#${AT}` })
  await open({ width: 390 })
  await seenText('books.connectTitle')
  await expect
    .element(page.getByRole('link', { name: says('books.connect') }))
    .toHaveAttribute('href', '#/settings/technical')
  expect(button('books.sendNow').elements()).toHaveLength(0)
  await button('books.openLines').click()
  await seen(page.getByText(/782,80/).first())
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.getByText(says('books.csv')).click()
  await expectNoFindings()
  await button('books.fetchCsv').click()
  await expect
    .poll(() => files.sent[0]?.query)
    .toEqual({
      dateFrom: '2027-05-01',
      dateTo: '2027-06-15',
      language: 'da',
    })
})

test('Who may only look sees vouchers and accounts, and no verbs; where nothing is settled, the page says so', async () => {
  const { choices } = stubBooks({}, REFUSED)
  choices.answer({
    ...{ problem: { code: 'token', message: '' }, agreement: null },
    ...{ accounts: [], journals: [], vatCodes: [], layouts: [] },
  })
  await open({ role: 'staff' })
  await seenText('books.tokenUnknown')
  await expect.element(field('account.commission')).toHaveValue('2000')
  await expect.element(field('account.commission')).toBeDisabled()
  await expect.element(field('journalNumber')).toBeDisabled()
  for (const verb of ['books.tryAgainOf', 'books.otherAccount', 'books.sendNow', 'books.save'])
    expect(button(verb).elements()).toHaveLength(0)
  stub(booksCalls.readBooksSettings, refuse(kitRefusals.not_enabled))
  stub(settlementCalls.listFinalizedPeriods, NONE)
  await reload()
  await seenText('books.isOff')
})

test('A draft is sent to the books after a question; what the books refused is said; one that is booked is not sent again', async () => {
  stubPeriods(DRAFT, SENT)
  const exports = stub(booksCalls.exportToBooks, refuse(payoutRefusals.books_not_connected))
  const jobs = stub(jobsContract.read, { ...RUNNING, done: 2, total: 5 })
  const entry = page.getByRole('dialog').getByRole('button', { name: says('settlements.toBooks') })
  await openStaff('/payments/periods', { role: 'bookkeeper' })
  const menus = button('settlements.menuOf')
  await menus.nth(1).click()
  await seen(page.getByRole('dialog').getByRole('button', { name: says('settlements.excel') }))
  expect(entry.elements()).toHaveLength(0)
  await press('{Escape}')
  await menus.nth(0).click()
  await entry.click()
  await seenText('settlements.toBooksText')
  await entry.click()
  await seenText('codes.books_not_connected')
  exports.answer({ job: JOB })
  await menus.nth(0).click()
  await entry.click()
  await entry.click()
  await seenText('settlements.booking')
  expect(exports.sent.at(-1)?.params).toEqual({ id: DRAFT.id })
  await reload()
  await seenText('settlements.booking')
  jobs.answer({ ...RUNNING, state: 'done', done: 1, total: 1, counts: { sent: 0, failed: 1, waiting: 0 } })
  await seenText('settlements.bookingRefused')
})
