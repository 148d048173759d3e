import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { jobStarted } from '../kit/job.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { CUSTOMER_FIELDS } from './customer-fields.ts'
import { importRefusals } from './import-refusals.ts'
import { FATES, MOST_IMPORT_BYTES } from './import-row.ts'

const { invalid, required } = inputRefusals

const importedRow = z.object({
  /** As a spreadsheet counts: the head is line 1. */
  line: z.number(),
  name: z.string(),
  email: z.string(),
  fate: z.enum(FATES),
  /** Why a row is wrong. */
  refusals: z.array(z.object({ field: z.string(), code: z.string() })),
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
    answer: z.object({
      upload: z.string(),
      columns: z.array(z.object({ header: z.string(), field: z.nullable(z.enum(CUSTOMER_FIELDS)) })),
      /** How many rows there are, and how many of each fate. */
      rows: z.number(),
      create: z.number(),
      exists: z.number(),
      repeated: z.number(),
      wrong: z.number(),
      /** How many new customers may get a mail today: a market’s imports send at most 1,000 a day (UTC). */
      mailsLeft: z.number(),
      /** At most 200 rows of each fate, by their lines. */
      samples: z.array(importedRow),
    }),
    refusals: Object.values(importRefusals),
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
      /** True: each new customer gets a mail with a link to choose a password. */
      sendMails: z.boolean(invalid.code),
      /** The language of the file of refused rows; without it that of the browser. */
      language: z.optional(z.enum(LANGUAGES, invalid.code)),
    }),
    status: 202,
    answer: jobStarted,
    refusals: [],
  },
} as const satisfies Contract
