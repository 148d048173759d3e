/** Staff pay tenants by a file for their bank: they see what cannot go into it, make it, fetch it, and mark it. */
import { run } from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownerCalls } from '#shared/identity/owner-calls.ts'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import { jobsContract } from '#shared/jobs/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { NONE } from '../demo.ts'
import { button, field, gone, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'
import { ANNA, BODIL, ELLEN, FILE, PERIOD_ID, PETER, stubBank, TINA } from './bank-app.ts'
import { FINALIZED, JOB, SENT, stubJob, stubPeriods } from './settlement-app.ts'

startOnTuesday()
beforeEach(() => {
  stubPeriods(FINALIZED, SENT)
})

const dialog = () => page.getByRole('dialog')
const inDialog = (key: string) => dialog().getByRole('button', { name: says(key) })

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const names = () =>
  page
    .css('tbody tr td:first-child a')
    .elements()
    .map(one => one.textContent)

test('What no file can have comes first, with what to do; a row opens to all of it', async () => {
  const { lists } = stubBank({ more: { waiting: [TINA] } })
  await openStaff('/payments/bank')
  await title('bank.title')
  await seenText('bank.leftOutTitle_other', { count: '2' })
  await expect.poll(names).toEqual(['Tina Vestergaard', 'Ellen Brask', 'Anna Jensen', 'Bodil Friis'])
  await seen(page.getByRole('row', { name: /^Ikke med i en fil 411,00/ }))
  await seen(page.getByRole('row', { name: /^Klar, 2 overførsler 1.000,00/ }))
  await seen(
    page.getByRole('row', { name: /Tina Vestergaard 9230 •••• 5518 325,00 Ny konto er ikke bekræftet/ }),
  )
  await seen(page.getByRole('row', { name: /I alt til udbetaling, 4 overførsler 1.411,00/ }))
  await expect
    .element(page.getByRole('link', { name: says('bank.askForAccount') }))
    .toHaveAttribute('href', '#/customers/100077')
  expect(lists.sent.map(({ query }) => query)).toContainEqual({
    salesPeriod: PERIOD_ID,
    state: 'open',
    page: '1',
  })
  await button('bank.openRow', { name: 'Anna Jensen' }).click()
  await seen(page.getByText('2105 1234564417'))
  await expect
    .element(page.getByRole('link', { name: says('bank.numberOf', { number: '407' }) }))
    .toHaveAttribute('href', `#/payments/reports?customer=100001&salesPeriod=${PERIOD_ID}`)
  await expectNoFindings()
})

test('A change that is refused keeps what was typed; what is taken out is asked about first', async () => {
  const bank = stubBank()
  const changes = stub(bankCalls.changeBankTransaction, refuse(payoutRefusals.more_than_available))
  const removes = stub(bankCalls.removeBankTransaction, () => {
    bank.change({ rows: [ELLEN, BODIL, { ...ANNA, amount: '500.00', state: 'taken_out' }] })
    return undefined
  })
  await openStaff('/payments/bank')
  await button('bank.changeOf', { name: 'Anna Jensen' }).click()
  await field('amount').fill('1,500')
  await inDialog('bank.save').click()
  await seenText('codes.amount_unclear')
  await field('amount').fill('700,00')
  await field('text').fill('Tak for alt i maj og juni')
  await seenText('bank.shownAs_other', { count: '20', text: 'Tak for alt i maj og' })
  await expectNoFindings()
  await inDialog('bank.save').click()
  await seenText('codes.more_than_available')
  await expect.element(field('amount')).toHaveValue('700,00')
  await expect.element(field('amount')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('text')).toHaveValue('Tak for alt i maj og juni')
  const after = { ...ANNA, amount: '500.00', version: 4 }
  changes.answer(after)
  bank.change({ rows: [ELLEN, after, BODIL] })
  await field('amount').fill('500,00')
  await inDialog('bank.save').click()
  await seenText('bank.isChanged')
  expect(changes.sent.at(-1)).toMatchObject({
    params: { id: ANNA.id },
    body: { amount: '500.00', text: 'Tak for alt i maj og juni', version: 3 },
  })
  await button('bank.takeOutOf', { name: 'Anna Jensen' }).click()
  await seen(page.getByText(/500,00.* bliver på saldoen/))
  await inDialog('bank.takeOut').click()
  await seenText('bank.takenOut', { name: 'Anna Jensen' })
  await expect.poll(names).toEqual(['Ellen Brask', 'Bodil Friis', 'Anna Jensen'])
  expect(removes.sent).toHaveLength(1)
  await seenText('bank.takenOutGroup_one', { count: '1' })
  const again = stub(bankCalls.payBankTransactionAgain, ANNA)
  await button('bank.takeAlongOf', { name: 'Anna Jensen' }).click()
  expect(again.sent.at(-1)?.params).toEqual({ id: ANNA.id })
})

test('Who makes the file shows who they are; a reload finds the job, and its end the file', async () => {
  const bank = stubBank()
  const job = stubJob()
  const starts = stub(bankCalls.startBankExport, ({ body }) =>
    body.proof === 'a proof' ? { job: JOB } : refuse(kitRefusals.proof_needed),
  )
  stub(staffCalls.readOwn, {
    ...{ email: 'admin@example.com', username: 'admin', verified: true },
    ...{ hasSecondFactor: false, role: 'owner' },
  } as never)
  stub(ownerCalls.prove, { proof: 'a proof' })
  await openStaff('/payments/bank')
  await page.getByLabelText(says('bank.format')).selectOptions('sdc')
  await button('bank.make').dblClick()
  await page.getByLabelText(says('prove.password')).fill('right')
  await button('prove.action').click()
  await seenText('settlements.progress', { done: '3', total: '5' })
  expect(starts.sent.map(({ body }) => body)).toEqual([
    { salesPeriod: PERIOD_ID, format: 'sdc' },
    { salesPeriod: PERIOD_ID, format: 'sdc', proof: 'a proof' },
  ])
  await gone(button('bank.make'))
  await reload()
  await seenText('settlements.progress', { done: '3', total: '5' })
  bank.inFile('in_file')
  job.end()
  await seen(page.getByRole('heading', { name: 'Bankfil 2027-022' }))
  await seenText('bank.bankMustShow_other', { count: '2' })
  await seen(page.getByText('9f2c41ab 77d05e1c 3b8a90f4 61d2ce07 a45f18b3 0c96e27d 58b1fa3e 2d740c96'))
  await seen(page.getByRole('row', { name: /Anna Jensen .*I fil, låst/ }))
  expect(button('bank.changeOf', { name: 'Anna Jensen' }).elements()).toHaveLength(0)
  await expectNoFindings()
})

test('A job that fails says why, and the file can be made again', async () => {
  stubBank()
  const job = stubJob()
  stub(bankCalls.startBankExport, { job: JOB })
  await openStaff('/payments/bank')
  await button('bank.make').click()
  await seenText('settlements.progress', { done: '3', total: '5' })
  job.end('failed')
  await seen(page.getByText(/^Det blev ikke færdigt\./))
  await seen(button('bank.make'))
})

test('A file is fetched, then marked after a question; the rows are sent when the job has written them', async () => {
  const bank = stubBank()
  bank.inFile('in_file')
  const job = stubJob()
  const fetched = { fetched: '2027-06-15T07:43:00.000Z', fetchedBy: 'line' }
  const fetches = stub(bankCalls.fetchBankFile, () => {
    bank.inFile('in_file', fetched)
    return { url: '#/payments/bank?file' }
  })
  const marks = stub(bankCalls.markBankFileUploaded, () => {
    bank.inFile('in_file', { ...fetched, state: 'uploading', job: JOB })
    return { job: JOB }
  })
  await openStaff('/payments/bank')
  await button('bank.fetch').click()
  await seenText('bank.fetchedBy', { who: 'line' })
  await expect.element(button('bank.fetchAgain')).toHaveFocus()
  expect(fetches.sent[0]?.params).toEqual({ id: FILE.id })
  await button('bank.mark').click()
  await seen(page.getByText(/Viser banken 2 overførsler på 1.000,00/))
  await inDialog('bank.mark').dblClick()
  await seenText('bank.writing', { number: '2027-022' })
  expect(marks.sent).toHaveLength(1)
  expect(marks.sent[0]?.key).toBeTruthy()
  await reload()
  await seenText('settlements.progress', { done: '3', total: '5' })
  expect(button('bank.withdraw').elements()).toHaveLength(0)
  bank.inFile('sent', {
    ...fetched,
    state: 'uploaded',
    uploaded: '2027-06-15T08:00:00.000Z',
    uploadedBy: 'line',
  })
  job.end()
  await seen(page.getByRole('row', { name: /^Sendt, 2 overførsler 1.000,00/ }))
  await seenText('bank.inBank')
  await gone(button('bank.mark'))
})

test('Who did not begin the job that writes a file may begin it again, once it has stopped', async () => {
  const bank = stubBank()
  bank.inFile('in_file', { state: 'uploading', job: JOB })
  stub(jobsContract.read, refuse(commonRefusals.not_found))
  stub(bankCalls.markBankFileUploaded, refuse(payoutRefusals.bank_file_state))
  await openStaff('/payments/bank')
  await button('bank.markAgain').click()
  await inDialog('bank.mark').click()
  await seenText('bank.stillWriting')
  expect(button('bank.withdraw').elements()).toHaveLength(0)
})

test('A file is withdrawn with a reason, and stays in the list of files', async () => {
  const bank = stubBank()
  bank.inFile('in_file')
  const withdraws = stub(bankCalls.withdrawBankFile, ({ body }) => {
    const file = { ...FILE, state: 'withdrawn' as const, reason: String(body?.reason) }
    bank.change({ rows: [ELLEN, ANNA, BODIL], files: [file] })
    return file
  })
  await openStaff('/payments/bank', { role: 'bookkeeper' })
  await button('bank.withdraw').click()
  await field('reason').fill('forkert dag')
  await inDialog('bank.withdraw').click()
  await seenText('bank.withdrawn', { number: '2027-022' })
  expect(withdraws.sent.map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { id: FILE.id }, body: { reason: 'forkert dag' } },
  ])
  await seen(page.getByText(/forkert dag/))
  await seenText('bank.isWithdrawn')
  await seen(button('bank.make'))
})

test('What the bank sends back is booked back with its reason, and paid again when the account is right', async () => {
  const bank = stubBank()
  bank.inFile('sent', { state: 'uploaded', uploaded: '2027-06-15T08:00:00.000Z', uploadedBy: 'line' })
  const returns = stub(bankCalls.returnBankTransaction, () => {
    bank.change({ rows: [{ ...BODIL, state: 'sent' }, PETER] })
    return PETER
  })
  const pays = stub(bankCalls.payBankTransactionAgain, refuse(payoutRefusals.not_payable))
  await openStaff(`/payments/bank?period=${PERIOD_ID}`)
  await button('bank.cameBackOf', { name: 'Anna Jensen' }).click()
  await inDialog('bank.bookBack').click()
  await seenText('bank.chooseReason')
  await field('reason').selectOptions('account_closed')
  await field('note').fill('brev fra banken')
  await inDialog('bank.bookBack').click()
  await seen(page.getByRole('heading', { name: /Kom retur: 317,60.*Peter Sørensen/ }))
  expect(returns.sent.at(-1)?.body).toEqual({ reason: 'account_closed', note: 'brev fra banken' })
  await seen(page.getByText(/10\..juni: kontoen er lukket.*bankfil 2027-021/))
  await expectNoFindings()
  await button('bank.payAgainOf', { name: 'Peter Sørensen' }).click()
  await seenText('codes.not_payable')
  const again = { ...PETER, id: `${PERIOD_ID}.100210.1`, state: 'open' as const, returned: null, file: null }
  pays.answer(again)
  bank.change({ rows: [again, PETER] })
  await button('bank.payAgainOf', { name: 'Peter Sørensen' }).click()
  await seenText('bank.paysAgain', { name: 'Peter Sørensen' })
  await gone(page.getByRole('heading', { name: /Kom retur: 317,60/ }))
})

test('A tenant whose account has come is taken along; what the settings miss is said', async () => {
  stubBank({
    rows: [],
    more: { waiting: [{ ...TINA, why: 'ready' }], missing: ['account', 'exportInfo', 'format'], format: '' },
  })
  const pays = stub(bankCalls.payBankTransactionAgain, refuse(payoutRefusals.not_payable))
  await openStaff('/payments/bank', { width: 390 })
  await seenText('bank.missesAccount')
  await seenText('bank.missesExportInfo')
  await seenText('bank.missesFormat')
  await expect
    .element(page.getByRole('link', { name: says('bank.toSettings') }))
    .toHaveAttribute('href', '#/settings/bank')
  await expect.element(button('bank.make')).toBeDisabled()
  await button('bank.takeAlongOf', { name: 'Tina Vestergaard' }).click()
  await seenText('codes.not_payable')
  expect(pays.sent[0]?.params).toEqual({ id: `${PERIOD_ID}.${TINA.customer}.0` })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectNoFindings()
})

test('Who may only look sees transfers, file and steps, and no verbs', async () => {
  const bank = stubBank()
  bank.inFile('in_file')
  await openStaff('/payments/bank', { role: 'staff' })
  await seen(page.getByRole('row', { name: /Anna Jensen .*I fil, låst/ }))
  await seenText('bank.stepFetch')
  for (const key of ['bank.fetch', 'bank.mark', 'bank.withdraw', 'bank.changeOf', 'bank.takeOutOf'])
    expect(button(key).elements(), key).toHaveLength(0)
})

test('Without a finalized period the page says what belongs there; where the shop settles nothing, too', async () => {
  stub(settlementCalls.listFinalizedPeriods, NONE)
  await openStaff('/payments/bank')
  await seenText('bank.noPeriod')
  await expect
    .element(page.getByRole('link', { name: says('bank.toPeriods') }))
    .toHaveAttribute('href', '#/payments/periods')
  stub(settlementCalls.listFinalizedPeriods, refuse(kitRefusals.not_enabled))
  await reload()
  await seenText('settlements.off')
})
