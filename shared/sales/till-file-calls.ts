/**
 * What a till has sold, as its own CSV file: first what would become of each row, then the work as a job. Sales have these
 * calls, for only they know what becomes of a line of a receipt.
 */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { jobStarted } from '../kit/job.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { SALE_COLUMNS } from '../tills/csv-columns.ts'
import { MOST_SALE_BYTES, MOST_SALE_COLUMNS, UNREAD_REASONS } from '../tills/csv-rows.ts'
import { tillsRefusals } from '../tills/refusals.ts'
import { CLEARING_REASONS } from './book.ts'

const { invalid, required } = inputRefusals
const { till_is_connected, till_file_no_columns, ...fileRefusals } = tillsRefusals

/**
 * sold, returned: a sale or a return of a product · clearing: it fits nothing and waits for staff · before: an earlier file
 * had its receipt · differs: an earlier file had its receipt with other rows · reported: it is of a time in which a
 * connected till has said its sales by itself · unread: it cannot be read.
 */
export const ROW_FATES = ['sold', 'returned', 'clearing', 'before', 'differs', 'reported', 'unread'] as const
export type RowFate = (typeof ROW_FATES)[number]

const column = z.nullable(z.enum(SALE_COLUMNS, invalid.code))
const columns = z.array(column, invalid.code).check(z.maxLength(MOST_SALE_COLUMNS, invalid.code))

const fileRow = z.object({
  line: z.number(),
  fate: z.enum(ROW_FATES),
  receipt: z.string(),
  /** Null where the row cannot be read. */
  date: z.nullable(answeredDay),
  number: z.string(),
  name: z.string(),
  /** The tenant whose sale it is; empty: nobody's. */
  customer: z.string(),
  /** What is booked; of what is not booked, what the row says. Null where it cannot be read. */
  amount: z.nullable(money),
  /** What of it the tenant gets. */
  share: z.nullable(money),
  /** Why it waits for staff, or the rest of a quantity does. */
  clearing: z.nullable(z.enum(CLEARING_REASONS)),
  /** Why it cannot be read. */
  unread: z.nullable(z.object({ column: z.enum(SALE_COLUMNS), reason: z.enum(UNREAD_REASONS) })),
})

const counts = z.object({
  sold: z.number(),
  returned: z.number(),
  clearing: z.number(),
  before: z.number(),
  differs: z.number(),
  reported: z.number(),
  unread: z.number(),
})

const salesFile = z.object({
  upload: z.string(),
  /** What each column is read as, and the first cell that has something. */
  columns: z.array(z.object({ header: z.string(), example: z.string(), column })),
  /** What the file lacks: without these no row is read. */
  missing: z.array(z.enum(SALE_COLUMNS)),
  rows: z.number(),
  /** How many receipts would be booked. */
  receipts: z.number(),
  /** How many rows there are of each fate. */
  counts,
  /** What would be booked on each day, the oldest first: the money of its receipts, and what of it is in lines of tenants. */
  days: z.array(
    z.object({ date: answeredDay, receipts: z.number(), total: money, lines: money, clearing: money }),
  ),
  /** At most 200 rows of each fate, by their lines. */
  samples: z.array(fileRow),
})

export const tillFileCalls = {
  previewSalesFile: {
    method: 'POST',
    path: 'till/sales_file',
    audiences: ['admin'],
    right: 'serve',
    summary:
      'Keep a CSV file of what a till sold (`file` of a multipart body, at most 20,000 rows and 4 MB), and answer what would become of each row; nothing is booked',
    multipart: true,
    body: z.object({
      file: z.file(required.code).check(z.maxSize(MOST_SALE_BYTES, tillsRefusals.till_file_too_large.code)),
    }),
    answer: salesFile,
    refusals: [till_is_connected, ...Object.values(fileRefusals)],
  },
  previewSalesColumns: {
    method: 'POST',
    path: 'till/sales_file/{upload}',
    audiences: ['admin'],
    right: 'serve',
    summary: 'The same of a file that was kept, with columns that staff chose',
    params: z.object({ upload: ulid }),
    body: z.object({ columns }),
    answer: salesFile,
    refusals: [till_is_connected],
  },
  bookSalesFile: {
    method: 'POST',
    path: 'till/sales_file/{upload}/book',
    audiences: ['admin'],
    right: 'serve',
    summary:
      'Book the receipts of a kept file, as a job; what an earlier file had stays as it is. Its counts: `receipts`, `sold`, `returned`, `clearing`, `before`, `differs`, `reported`, `unread`',
    repeatable: true,
    makesStale: ['till', 'clearing', 'customer_products'],
    params: z.object({ upload: ulid }),
    body: z.object({ columns }),
    status: 202,
    answer: jobStarted,
    refusals: [till_is_connected, till_file_no_columns],
  },
} as const satisfies Contract
