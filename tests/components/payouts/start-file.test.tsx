/** Staff bring the balances of another system: choose, answer, see, write. */
import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { importRefusals } from '#shared/kit/import-refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { startFileCalls } from '#shared/payouts/start-file-calls.ts'
import { START_LEFT_OUT } from '#shared/payouts/start-file-words.ts'
import { says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

type Preview = Answer<typeof startFileCalls.previewStartFile>
type Row = Preview['samples'][number]

const row = (line: number, more: Partial<Row>): Row => ({
  ...{ line, fate: 'written', customer: '100001', name: 'Anna Jensen', amount: '250.00' },
  ...{ date: '2027-06-14', unread: null },
  ...more,
})

const PREVIEW: Preview = {
  upload: '01M7YPFKG789VHXMJ047KSPYF2',
  columns: [
    { header: 'Nr', example: '100001', column: 'customer' },
    { header: 'Saldo', example: '250,00', column: 'amount' },
    { header: 'Pr.', example: '02/03/2027', column: 'day' },
  ],
  ...{ missing: [], rows: 4, headLine: 1, dayOrder: 'day_first' },
  questions: { dayOrder: null, plusIs: { chosen: 'tenants' } },
  counts: { written: 2, begun: 0, repeated: 0, unknown: 1, zero: 0, unread: 1 },
  ...{ owed: '250.00', owing: '-40.00' },
  samples: [
    row(2, {}),
    row(3, { customer: '100002', name: 'Bo', amount: '-40.00' }),
    row(4, { fate: 'unknown', customer: '', name: '7' }),
    row(5, { fate: 'unread', customer: '', name: '', amount: null, unread: 'no_customer' }),
  ],
}

const job = (counts: Record<string, number>): Answer<typeof jobsContract.read> => ({
  ...{ state: 'done', done: 4, total: 4, counts, isClosing: false },
})

const openFile = async (preview: Preview | ReturnType<typeof refuse> = PREVIEW) => {
  stub(startFileCalls.previewStartFile, preview)
  const writes = stub(startFileCalls.writeStartFile, { job: '01M7YPFKG789VHXMJ047KSPYF0' })
  await openStaff('/payments/balances/import')
  await title('startfile.title')
  const upload = async () => {
    const input = document.querySelector('input[type=file]') as HTMLElement
    await userEvent.upload(page.elementLocator(input), new File(['x'], 'saldi.csv', { type: 'text/csv' }))
  }
  return { writes, upload }
}

test('The file is read, each row says who owes what, and only then it is written', async () => {
  stub(jobsContract.read, job({ written: 2, unknown: 1, unread: 1 }))
  const { writes, upload } = await openFile()
  await upload()
  await seenText('import.addsUp_other', { rows: '4', taken: '2', left: '2' })
  await page.getByRole('button', { name: 'Alle · 4' }).click()
  await seenText('startfile.youOwe', { amount: '250,00\u00a0kr.' })
  await seenText('startfile.theyOwe', { amount: '40,00\u00a0kr.' })
  await seen(page.getByText(START_LEFT_OUT.unknown.da))
  await seen(page.getByText(START_LEFT_OUT.no_customer.da))
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(writes.sent).toEqual([])
  await page.getByRole('button', { name: says('startfile.write_other', { number: '2' }) }).click()
  await seenText('import.done')
  await expect
    .poll(() => writes.sent.at(-1)?.body)
    .toEqual({
      columns: ['customer', 'amount', 'day'],
      dayOrder: 'day_first',
      plusIs: 'tenants',
      language: 'da',
    })
})

test('Where most amounts have a minus, staff say what a plus is before anything can be written', async () => {
  const { upload } = await openFile({
    ...PREVIEW,
    questions: { dayOrder: { chosen: null, example: '02/03/2027' }, plusIs: { chosen: null } },
  })
  const reads = stub(startFileCalls.previewStartColumns, PREVIEW)
  await upload()
  await seenText('import.answerFirst')
  await page.getByRole('radio', { name: says('startfile.plusShops') }).click()
  await expect.poll(() => reads.sent.at(-1)?.body).toMatchObject({ plusIs: 'shops' })
  await seen(page.getByRole('button', { name: says('startfile.write_other', { number: '2' }) }))
})

test('A file that cannot be read says why', async () => {
  const { upload } = await openFile(refuse(importRefusals.import_no_rows))
  await upload()
  await seenText('codes.import_no_rows')
})

test('The list of balances leads to it', async () => {
  stub(balanceCalls.listBalances, {
    ...{ results: [], page: 1, pagesCount: 1, count: 0, owed: '0.00', owing: '0.00' },
  })
  await openStaff('/payments/balances')
  await page.getByRole('link', { name: says('balances.startFile') }).click()
  await title('startfile.title')
})
