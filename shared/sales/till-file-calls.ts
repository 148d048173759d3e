/**
 * What a till has sold, as its own CSV file: first what would become of each row, then the work as a job. Sales have these
 * calls, for only they know what becomes of a line of a receipt.
 */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { MOST_IMPORT_BYTES, MOST_IMPORT_COLUMNS } from '../kit/file-row.ts'
import { ulid } from '../kit/id.ts'
import { importRefusals } from '../kit/import-refusals.ts'
import { jobStarted } from '../kit/job.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { SALE_COLUMNS } from '../tills/csv-columns.ts'
import { DAY_ORDERS } from '../tills/csv-days.ts'
import { NO_SALE_REASONS } from '../tills/csv-kinds.ts'
import { UNREAD_REASONS } from '../tills/csv-rows.ts'
import { tillsRefusals } from '../tills/refusals.ts'
import { CLEARING_REASONS } from './book.ts'

const { invalid, required } = inputRefusals
const { till_is_connected } = tillsRefusals
const { import_no_columns, ...fileRefusals } = importRefusals

/**
 * sold, returned, reduced: a sale or a return of a product, or one that stays sold for less · clearing: it fits nothing and waits for staff · before: an earlier file
 * had its receipt · differs: an earlier file had its receipt with other rows · reported: it is of a time in which a
 * connected till has said its sales by itself · noSale: it can be read and is no sale · unread: it cannot be read. Each row
 * of a file has one of them.
 */
export const ROW_FATES = [
  'sold',
  'returned',
  'reduced',
  'clearing',
  'before',
  'differs',
  'reported',
  'noSale',
  'unread',
] as const
export type RowFate = (typeof ROW_FATES)[number]

/** What another receipt with the number of a kept one is: the same, with other rows, or one of another register. */
export const SAME_NUMBERS = ['same', 'apart'] as const
export type SameNumber = (typeof SAME_NUMBERS)[number]

const column = z.nullable(z.enum(SALE_COLUMNS, invalid.code))

/** How staff have the file read: its columns, and what it was not sure about. */
const reading = z.object({
  columns: z.array(column, invalid.code).check(z.maxLength(MOST_IMPORT_COLUMNS, invalid.code)),
  /** Without it the reader decides. */
  dayOrder: z.optional(z.enum(DAY_ORDERS, invalid.code)),
  /** Without it such a receipt is the same, and its rows are left out. */
  sameNumber: z.optional(z.enum(SAME_NUMBERS, invalid.code)),
})
export type Reading = z.infer<typeof reading>

/** What is asked once for the file; `chosen` is how it is read now, null where somebody must say it before it is booked. */
const questions = z.object({
  dayOrder: z.nullable(z.object({ chosen: z.nullable(z.enum(DAY_ORDERS)), example: z.string() })),
  /** Receipts whose number was booked before with another time and other rows, of another register perhaps. */
  sameNumber: z.nullable(z.object({ chosen: z.enum(SAME_NUMBERS), rows: z.number() })),
  /** The column that has the same amount on all rows of a receipt: `paid`, or the total of the whole receipt. */
  total: z.nullable(z.object({ chosen: z.nullable(z.enum(SALE_COLUMNS)), column: z.number() })),
})

const fileRow = z.object({
  /** As a spreadsheet counts, from 1. */
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
  unread: z.nullable(z.enum(UNREAD_REASONS)),
  /** Why it is no sale. */
  noSale: z.nullable(z.enum(NO_SALE_REASONS)),
})

const counts = z.object({
  sold: z.number(),
  returned: z.number(),
  reduced: z.number(),
  clearing: z.number(),
  before: z.number(),
  differs: z.number(),
  reported: z.number(),
  noSale: z.number(),
  unread: z.number(),
})

const salesFile = z.object({
  upload: z.string(),
  /** What each column is read as, and the first cell that has something. */
  columns: z.array(z.object({ header: z.string(), example: z.string(), column })),
  /** What the file lacks: without these no row is read. */
  missing: z.array(z.enum(SALE_COLUMNS)),
  questions,
  /** The order of day and month by which the rows were read. */
  dayOrder: z.enum(DAY_ORDERS),
  /** The line of the head, from 1: what stands above it is not read. */
  headLine: z.number(),
  rows: z.number(),
  /** How many receipts would be booked. */
  receipts: z.number(),
  /** How many rows there are of each fate: together all rows of the file. */
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
      file: z.file(required.code).check(z.maxSize(MOST_IMPORT_BYTES, importRefusals.import_too_large.code)),
    }),
    answer: salesFile,
    refusals: [till_is_connected, ...Object.values(fileRefusals)],
  },
  previewSalesColumns: {
    method: 'POST',
    path: 'till/sales_file/{upload}',
    audiences: ['admin'],
    right: 'serve',
    summary: 'The same of a file that was kept, read as staff chose',
    params: z.object({ upload: ulid }),
    body: reading,
    answer: salesFile,
    refusals: [till_is_connected],
  },
  bookSalesFile: {
    method: 'POST',
    path: 'till/sales_file/{upload}/book',
    audiences: ['admin'],
    right: 'serve',
    summary:
      'Book the receipts of a kept file, as a job; what an earlier file had stays as it is. Its counts: `receipts`, `sold`, `returned`, `clearing`, `before`, `differs`, `reported`, `noSale`, `unread`; its file has the rows that were left out',
    repeatable: true,
    makesStale: ['till', 'clearing', 'customer_products'],
    params: z.object({ upload: ulid }),
    body: z.extend(reading, {
      /** The language of the file of rows that were left out; without it that of the browser. */
      language: z.optional(z.enum(LANGUAGES, invalid.code)),
    }),
    status: 202,
    answer: jobStarted,
    refusals: [till_is_connected, import_no_columns],
  },
} as const satisfies Contract
