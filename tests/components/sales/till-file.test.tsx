/** Staff bring the till's own file of sales: choose, see, book. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { tillsRefusals } from '#shared/tills/refusals.ts'
import { button, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

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
  ...{ missing: [], rows: 5, receipts: 3 },
  counts: { sold: 1, returned: 0, clearing: 1, before: 1, differs: 0, reported: 1, unread: 1 },
  days: [{ date: '2027-06-14', receipts: 3, total: '92.50', lines: '80.00', clearing: '12.50' }],
  samples: [
    row(2, {}),
    row(3, {
      ...{ fate: 'clearing', clearing: 'no_number', number: '', name: 'Kaffe', customer: '' },
      ...{ amount: '12.50', share: null },
    }),
    row(4, { fate: 'before', receipt: '1041', customer: '', share: null }),
    row(5, { fate: 'reported', receipt: '1040', customer: '', share: null }),
    row(6, {
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

test('The file is read, each row says what becomes of it, and only then it is booked', async () => {
  const { books, upload } = await openSales()
  stub(
    jobsContract.read,
    job({ receipts: 3, sold: 1, returned: 0, clearing: 1, before: 1, differs: 0, unread: 1 }),
  )
  await upload()
  await seenText('salesfile.why_bad_date')
  expect(books.sent).toEqual([])
  await page.getByRole('button', { name: 'Alle · 5' }).click()
  await seenText('clearing.noNumberText')
  await seenText('salesfile.reportedText')
  await seen(page.getByText('92,50\u00a0kr.', { exact: true }))
  await button('salesfile.book_other', { number: '3' }).click()
  await seenText('salesfile.done')
  expect(books.sent).toMatchObject([
    { params: { upload: PREVIEW.upload }, body: { columns: ['date', 'number', 'paid'] } },
  ])
  await button('salesfile.again').click()
  await seen(button('salesfile.choose'))
})

test('Columns that are not known are chosen, and the rows are read anew', async () => {
  const { upload } = await openSales({
    ...PREVIEW,
    ...{ missing: ['paid'], receipts: 0, samples: [], days: [] },
    columns: PREVIEW.columns.map(one => (one.column === 'paid' ? { ...one, column: null } : one)),
  })
  const chosen = stub(tillFileCalls.previewSalesColumns, PREVIEW)
  await upload()
  await seenText('salesfile.missing', { columns: 'Betalt' })
  await page.getByRole('combobox', { name: 'Kr' }).selectOptions('paid')
  await seen(button('salesfile.book_other', { number: '3' }))
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
