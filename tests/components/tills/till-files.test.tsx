/** Staff make a file of products for their till, and bring the till's own file of sales: choose, see, book. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { tillsRefusals } from '#shared/tills/refusals.ts'
import { button, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

const BY_FILE: Answer<typeof tillsContract.readTill> = {
  ...{ till: '', valid: false, byFile: true, lastContact: null, problem: null },
  ...{ waiting: 0, more: false, days: [], failed: [] },
}

const job = (counts: Record<string, number>, done = 3): Answer<typeof jobsContract.read> => ({
  ...{ state: 'done', done, total: done, counts, isClosing: false },
})

type Preview = Answer<typeof tillFileCalls.previewSalesFile>

const row = (line: number, more: Partial<Preview['samples'][number]>): Preview['samples'][number] => ({
  ...{ line, fate: 'sold', receipt: '1042', date: '2027-06-14', number: 'lopkb100001-17', name: 'Lampe' },
  ...{ customer: '100001', amount: '80.00', share: '64.00', clearing: null, unread: null },
  ...more,
})

const PREVIEW: Preview = {
  upload: '01M7YPFKG789VHXMJ047KSPYF2',
  columns: [
    { header: 'Dato', example: '14-06-2027', column: 'date' },
    { header: 'Stregkode', example: 'lopkb100001-17', column: 'number' },
    { header: 'Kr', example: '80,00', column: 'paid' },
  ],
  ...{ missing: [], rows: 4, receipts: 3 },
  counts: { sold: 1, returned: 0, clearing: 1, before: 1, differs: 0, unread: 1 },
  days: [{ date: '2027-06-14', receipts: 3, total: '92.50', lines: '80.00', clearing: '12.50' }],
  samples: [
    row(2, {}),
    row(3, {
      ...{ fate: 'clearing', clearing: 'no_number', number: '', name: 'Kaffe', customer: '' },
      ...{ amount: '12.50', share: null },
    }),
    row(4, { fate: 'before', receipt: '1041', customer: '', share: null }),
    row(5, {
      ...{ fate: 'unread', date: null, customer: '', amount: null, share: null },
      unread: { column: 'date', reason: 'bad_date' },
    }),
  ],
}

const file = (size = 10) => new File(['x'.repeat(size)], 'salg.csv', { type: 'text/csv' })

const openSales = async (preview: Answer<typeof tillFileCalls.previewSalesFile> = PREVIEW) => {
  const previews = stub(tillFileCalls.previewSalesFile, preview)
  const books = stub(tillFileCalls.bookSalesFile, { job: '01M7YPFKG789VHXMJ047KSPYF0' })
  await openStaff('/payments/till/sales')
  await title('tillfiles.in')
  const upload = async (chosen = file()) => {
    const input = document.querySelector('input[type=file]') as HTMLElement
    await userEvent.upload(page.elementLocator(input), chosen)
  }
  return { previews, books, upload }
}

test('A shop whose till gives files makes one with what changed, and reads what is new, changed and gone', async () => {
  stub(tillsContract.readTill, BY_FILE)
  stub(tillsContract.readProductFile, {
    products: 1200,
    last: { at: '2027-06-15T07:48:00.000Z', products: 1190 },
  })
  const makes = stub(tillsContract.makeProductFile, { job: '01M7YPFKG789VHXMJ047KSPYF0' })
  stub(jobsContract.read, job({ products: 1200, new: 30, changed: 4, gone: 20, written: 34 }))
  await openStaff('/payments/till')
  await seenText('tillfiles.products_other', { number: '1.200' })
  await seenText('till.todayAt', { time: '09:48' })
  await page.getByRole('radio', { name: says('tillfiles.onlyChanges') }).click()
  await button('tillfiles.make').click()
  await seenText('tillfiles.gone')
  await seenText('tillfiles.products_other', { number: '34' })
  expect(makes.sent.map(({ body }) => body)).toEqual([{ onlyChanges: true, language: 'da' }])
})

test('The file is read, each row says what becomes of it, and only then it is booked', async () => {
  const { books, upload } = await openSales()
  stub(
    jobsContract.read,
    job({ receipts: 3, sold: 1, returned: 0, clearing: 1, before: 1, differs: 0, unread: 1 }),
  )
  await upload()
  await seenText('tillfiles.why_bad_date')
  expect(books.sent).toEqual([])
  await page.getByRole('button', { name: 'Alle · 4' }).click()
  await seenText('tillfiles.reason_no_number')
  await seen(page.getByText('92,50\u00a0kr.', { exact: true }))
  await button('tillfiles.book_other', { number: '3' }).click()
  await seenText('tillfiles.done')
  expect(books.sent).toMatchObject([
    { params: { upload: PREVIEW.upload }, body: { columns: ['date', 'number', 'paid'] } },
  ])
  await button('tillfiles.again').click()
  await seen(button('tillfiles.choose'))
})

test('Columns that are not known are chosen, and the rows are read anew', async () => {
  const { upload } = await openSales({
    ...PREVIEW,
    ...{ missing: ['paid'], receipts: 0, samples: [], days: [] },
    columns: PREVIEW.columns.map(one => (one.column === 'paid' ? { ...one, column: null } : one)),
  })
  const chosen = stub(tillFileCalls.previewSalesColumns, PREVIEW)
  await upload()
  await seenText('tillfiles.missing', { columns: 'Betalt' })
  await page.getByRole('combobox', { name: 'Kr' }).selectOptions('paid')
  await seen(button('tillfiles.book_other', { number: '3' }))
  expect(chosen.sent[0]?.body).toEqual({ columns: ['date', 'number', 'paid'] })
})

test('A file that is refused says why and what to do; one that is too large is not sent', async () => {
  const { previews, upload } = await openSales()
  previews.answer(refuse(tillsRefusals.till_is_connected))
  await upload()
  await seenText('codes.till_is_connected')
  await upload(file(4 * 1024 * 1024 + 1))
  await seenText('codes.till_file_too_large')
  expect(previews.sent).toHaveLength(1)
})
