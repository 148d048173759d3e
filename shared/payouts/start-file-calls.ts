/** Start balances of a shop that comes from another system: first what would become of each row, then the work as a job. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { MOST_IMPORT_BYTES, MOST_IMPORT_COLUMNS } from '../kit/file-row.ts'
import { ulid } from '../kit/id.ts'
import { importRefusals } from '../kit/import-refusals.ts'
import { jobStarted } from '../kit/job.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { DAY_ORDERS } from '../tills/csv-days.ts'
import { PLUS_IS, START_COLUMNS, START_FATES, START_UNREAD } from './start-file.ts'

const { invalid, required } = inputRefusals
const { not_enabled } = kitRefusals
const { import_no_columns, ...fileRefusals } = importRefusals

const column = z.nullable(z.enum(START_COLUMNS, invalid.code))

/** How staff have the file read: its columns, and what it was not sure about. */
const reading = z.object({
  columns: z.array(column, invalid.code).check(z.maxLength(MOST_IMPORT_COLUMNS, invalid.code)),
  /** Without it the reader decides. */
  dayOrder: z.optional(z.enum(DAY_ORDERS, invalid.code)),
  /** Without it what the shop owes. */
  plusIs: z.optional(z.enum(PLUS_IS, invalid.code)),
})
export type StartReading = z.infer<typeof reading>

/** What is asked once for the file; `chosen` is how it is read now, null where somebody must say it before it is written. */
const questions = z.object({
  dayOrder: z.nullable(z.object({ chosen: z.nullable(z.enum(DAY_ORDERS)), example: z.string() })),
  /** Whose an amount without a minus is. Not chosen where most have one. */
  plusIs: z.object({ chosen: z.nullable(z.enum(PLUS_IS)) }),
})

const startFile = z.object({
  upload: z.string(),
  /** What each column is read as, and the first cell that has something. */
  columns: z.array(z.object({ header: z.string(), example: z.string(), column })),
  /** What the file lacks: without these no row is read. */
  missing: z.array(z.enum(START_COLUMNS)),
  questions,
  /** The order of day and month by which the rows were read. */
  dayOrder: z.enum(DAY_ORDERS),
  /** The line of the head, from 1: what stands above it is not read. */
  headLine: z.number(),
  rows: z.number(),
  /** How many rows there are of each fate: together all rows of the file. */
  counts: z.object({
    written: z.number(),
    begun: z.number(),
    repeated: z.number(),
    unknown: z.number(),
    zero: z.number(),
    unread: z.number(),
  }),
  /** What the rows that would be written come to: what the market would owe its tenants, and what they would owe it. */
  owed: money,
  owing: money,
  /** At most 200 rows of each fate, by their lines. */
  samples: z.array(
    z.object({
      /** As a spreadsheet counts, from 1. */
      line: z.number(),
      fate: z.enum(START_FATES),
      /** The customer whom the row is about; empty: nobody here. */
      customer: z.string(),
      /** Of the customer; of nobody here, what the row says. */
      name: z.string(),
      /** Below zero the tenant owes it. Null where it cannot be read. */
      amount: z.nullable(money),
      date: answeredDay,
      /** Why it cannot be read. */
      unread: z.nullable(z.enum(START_UNREAD)),
    }),
  ),
})

export const startFileCalls = {
  previewStartFile: {
    method: 'POST',
    path: 'balances/start_file',
    audiences: ['admin'],
    right: 'money',
    summary:
      'Keep a CSV file of start balances (`file` of a multipart body, at most 5,000 rows and 4 MB), and answer what would become of each row; nothing is written',
    multipart: true,
    body: z.object({
      file: z.file(required.code).check(z.maxSize(MOST_IMPORT_BYTES, importRefusals.import_too_large.code)),
    }),
    answer: startFile,
    refusals: [not_enabled, ...Object.values(fileRefusals)],
  },
  previewStartColumns: {
    method: 'POST',
    path: 'balances/start_file/{upload}',
    audiences: ['admin'],
    right: 'money',
    summary: 'The same of a file that was kept, read as staff chose',
    params: z.object({ upload: ulid }),
    body: reading,
    answer: startFile,
    refusals: [not_enabled],
  },
  writeStartFile: {
    method: 'POST',
    path: 'balances/start_file/{upload}/write',
    audiences: ['admin'],
    right: 'money',
    summary:
      'Write the start balances of a kept file, as a job; who has one keeps it. Its counts: `written`, `begun`, `repeated`, `unknown`, `zero`, `unread`; its file has the rows that were left out',
    repeatable: true,
    makesStale: ['balances'],
    params: z.object({ upload: ulid }),
    body: z.extend(reading, {
      /** The language of the file of rows that were left out; without it that of the browser. */
      language: z.optional(z.enum(LANGUAGES, invalid.code)),
    }),
    status: 202,
    answer: jobStarted,
    refusals: [not_enabled, import_no_columns],
  },
} as const satisfies Contract
