import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { MOST_IMPORT_BYTES, MOST_IMPORT_COLUMNS } from '../kit/file-row.ts'
import { ulid } from '../kit/id.ts'
import { importRefusals } from '../kit/import-refusals.ts'
import { jobStarted } from '../kit/job.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { CUSTOMER_FIELDS } from './customer-fields.ts'
import { FATES } from './import-row.ts'

const { invalid, required } = inputRefusals

const importedRow = z.object({
  /** As a spreadsheet counts, from 1. */
  line: z.number(),
  name: z.string(),
  email: z.string(),
  fate: z.enum(FATES),
  /** Why a row is wrong; without a field: the row as a whole. */
  refusals: z.array(z.object({ field: z.string(), code: z.string() })),
})

const field = z.nullable(z.enum(CUSTOMER_FIELDS, invalid.code))
const columns = z.array(field, invalid.code).check(z.maxLength(MOST_IMPORT_COLUMNS, invalid.code))
const { import_no_columns, ...fileRefusals } = importRefusals

const preview = z.object({
  upload: z.string(),
  /** What each column is read as, and the first cell that has something. */
  columns: z.array(z.object({ header: z.string(), example: z.string(), column: field })),
  /** What the file lacks: without these no row is read. */
  missing: z.array(z.enum(CUSTOMER_FIELDS)),
  /** The line of the head, from 1: what stands above it is not read. */
  headLine: z.number(),
  rows: z.number(),
  /** How many rows there are of each fate. */
  create: z.number(),
  exists: z.number(),
  repeated: z.number(),
  wrong: z.number(),
  /** How many new customers may get a mail today: a market’s imports send at most 1,000 a day (UTC). */
  mailsLeft: z.number(),
  /** At most 200 rows of each fate, by their lines. */
  samples: z.array(importedRow),
})

/** Customers from a list that the shop has: first what would become of each row, then the work as a job. */
export const importCalls = {
  importPreview: {
    method: 'POST',
    path: 'customers/import_preview',
    audiences: ['admin'],
    right: 'own',
    summary:
      'Keep a CSV file of customers (`file` of a multipart body, at most 5,000 rows and 4 MB), and answer what an import would make of its columns and rows',
    multipart: true,
    body: z.object({
      file: z.file(required.code).check(z.maxSize(MOST_IMPORT_BYTES, importRefusals.import_too_large.code)),
    }),
    answer: preview,
    refusals: Object.values(fileRefusals),
  },
  importColumns: {
    method: 'POST',
    path: 'customer_import/{upload}',
    audiences: ['admin'],
    right: 'own',
    summary: 'The same of a file that was kept, with columns that staff chose',
    params: z.object({ upload: ulid }),
    body: z.object({ columns }),
    answer: preview,
    refusals: [],
  },
  importCsv: {
    method: 'POST',
    path: 'customers/import',
    audiences: ['admin'],
    right: 'own',
    summary:
      'Create the customers of an uploaded file, as a job. Its counts are `made`, `known`, `wrong`, and `unmailed` when more mails were asked for than a day has (1,000); its file has the rows of which no customer came',
    repeatable: true,
    body: z.object({
      upload: ulid,
      /** What staff chose; without it what the heads name. */
      columns: z.optional(columns),
      /** True: each new customer gets a mail with a link to choose a password. */
      sendMails: z.boolean(invalid.code),
      /** The language of the file of refused rows; without it that of the browser. */
      language: z.optional(z.enum(LANGUAGES, invalid.code)),
    }),
    status: 202,
    answer: jobStarted,
    refusals: [import_no_columns],
  },
} as const satisfies Contract
