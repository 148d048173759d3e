/** Staff bring the till's own file of sales: choose, see, book. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { LEFT_OUT_WORDS } from '#shared/sales/till-file-words.ts'
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
  noSale: null,
  ...more,
})

const PREVIEW: Preview = {
  upload: '01M7YPFKG789VHXMJ047KSPYF2',
  columns: [
    { header: 'Dato', example: '14-06-2027', column: 'date' },
    { header: 'Stregkode', example: 'lopkb100001-17', column: 'number' },
    { header: 'Kr', example: '80,00', column: 'paid' },
  ],
  ...{ missing: [], rows: 6, receipts: 3, headLine: 1, dayOrder: 'day_first' },
  questions: { dayOrder: null, sameNumber: null, total: null },
  counts: {
    sold: 1,
    returned: 0,
    reduced: 0,
    clearing: 1,
    before: 1,
    differs: 0,
    reported: 1,
    noSale: 1,
    unread: 1,
  },
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
      unread: 'bad_date',
    }),
    row(7, {
      ...{ fate: 'noSale', date: null, customer: '', amount: null, share: null },
      noSale: 'voided',
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
  await seen(page.getByText(LEFT_OUT_WORDS.bad_date.da))
  await seenText('import.addsUp_other', { rows: '6', taken: '2', left: '4' })
  expect(books.sent).toEqual([])
  await page.getByRole('button', { name: 'Alle · 6' }).click()
  await seenText('clearing.noNumberText')
  await seen(page.getByText(LEFT_OUT_WORDS.reported.da))
  await seen(page.getByText(LEFT_OUT_WORDS.voided.da))
  await seen(page.getByText('92,50\u00a0kr.', { exact: true }))
  await button('salesfile.book_other', { number: '3' }).click()
  await seenText('import.done')
  expect(books.sent).toMatchObject([
    {
      params: { upload: PREVIEW.upload },
      body: { columns: ['date', 'number', 'paid'], dayOrder: 'day_first' },
    },
  ])
  await button('import.again').click()
  await seen(button('import.choose'))
})

test('Columns that are not known are chosen, and the rows are read anew', async () => {
  const { upload } = await openSales({
    ...PREVIEW,
    ...{ missing: ['paid'], receipts: 0, samples: [], days: [] },
    columns: PREVIEW.columns.map(one => (one.column === 'paid' ? { ...one, column: null } : one)),
  })
  const chosen = stub(tillFileCalls.previewSalesColumns, PREVIEW)
  await upload()
  await seenText('import.missing', { columns: 'Betalt' })
  await page.getByRole('combobox', { name: 'Kr' }).selectOptions('paid')
  await seen(button('salesfile.book_other', { number: '3' }))
  expect(chosen.sent[0]?.body).toEqual({ columns: ['date', 'number', 'paid'] })
})

test('What the reader is not sure about is asked once, and booked as it was answered', async () => {
  const asked = {
    dayOrder: { chosen: null, example: '11/04/2026' },
    sameNumber: { chosen: 'same', rows: 2 },
    total: null,
  } as const
  const { books, upload } = await openSales({ ...PREVIEW, questions: asked })
  await upload()
  await seenText('import.answerFirst')
  const answered = { ...asked, dayOrder: { ...asked.dayOrder, chosen: 'month_first' } } as const
  const previews = stub(tillFileCalls.previewSalesColumns, {
    ...PREVIEW,
    questions: answered,
    dayOrder: 'month_first',
  })
  await page.getByRole('radio', { name: /4. november/ }).click()
  await seen(button('salesfile.book_other', { number: '3' }))
  previews.answer({
    ...PREVIEW,
    questions: { ...answered, sameNumber: { chosen: 'apart', rows: 2 } },
    dayOrder: 'month_first',
  })
  await page.getByRole('radio', { name: /anden kasse/ }).click()
  await expect.element(page.getByRole('radio', { name: /anden kasse/ })).toBeChecked()
  expect(previews.sent.map(({ body }) => body)).toEqual([
    { columns: ['date', 'number', 'paid'], dayOrder: 'month_first' },
    { columns: ['date', 'number', 'paid'], dayOrder: 'month_first', sameNumber: 'apart' },
  ])
  stub(jobsContract.read, job({ receipts: 3 }))
  await button('salesfile.book_other', { number: '3' }).click()
  await seenText('import.done')
  expect(books.sent[0]?.body).toMatchObject({ dayOrder: 'month_first', sameNumber: 'apart' })
})

test('A file that is refused says why and what to do; one that is too large is not sent', async () => {
  const { previews, upload } = await openSales()
  previews.answer(refuse(tillsRefusals.till_is_connected))
  await upload()
  await seenText('codes.till_is_connected')
  await upload(file(4 * 1024 * 1024 + 1))
  await seenText('codes.import_too_large')
  expect(previews.sent).toHaveLength(1)
})
