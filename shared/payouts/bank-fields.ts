/** Bank transactions and files as they are asked for and as they are answered. Amounts are strings: `"123.40"`. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { listOf } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { moment, money } from '../kit/text.ts'
import { typedAmount } from '../kit/typed-number.ts'
import { BANK_FILE_FORMATS } from '../markets/bank-formats.ts'
import { ANSWER_FATES, BANK_ANSWERS, BANK_OUTCOMES } from './bank-answer.ts'
import { MISSING_FOR_BANK, RETURN_REASONS, TRANSFER_WARNINGS } from './bank-transfer.ts'
import { BANK_FILE_STATES, TRANSFER_STATES } from './states.ts'

const { invalid } = inputRefusals
const { number_range } = fieldRefusals

export const bankFormat = z.enum(BANK_FILE_FORMATS, invalid.code)

/** The period, the tenant, and which of the tenant's it is: `01K….100001.0`. */
export const bankTransactionId = z
  .string()
  .check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}\.\d{1,12}\.\d{1,3}$/, invalid.code))

/** The period and the file: `01K….01K…`. */
export const bankFileId = z
  .string()
  .check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}\.[0-9A-HJKMNP-TV-Z]{26}$/, invalid.code))

export const transferAmount = typedAmount.check(z.refine(amount => amount > 0, number_range.code))

export const bankTransaction = z.object({
  id: z.string(),
  customer: z.string(),
  name: z.string(),
  account: z.string(),
  amount: money,
  /** What the settlement paid out by it; 0.00 for one that began later. */
  settled: money,
  /** On the tenant's statement. */
  text: z.string(),
  dueDate: answeredDay,
  state: z.enum(TRANSFER_STATES),
  warnings: z.array(z.enum(TRANSFER_WARNINGS)),
  /** Something keeps it out of a file. */
  isBlocked: z.boolean(),
  salesPeriod: z.string(),
  /** The number of the settlement. */
  number: z.number(),
  /** The number of the file that has it; null: none does. */
  file: z.nullable(z.string()),
  returned: z.nullable(
    z.object({ day: answeredDay, reason: z.enum(RETURN_REASONS), note: z.string(), by: z.string() }),
  ),
  version: z.number(),
})

export const bankTransactions = listOf(bankTransaction)

export const bankFile = z.object({
  id: z.string(),
  number: z.string(),
  salesPeriod: z.string(),
  format: bankFormat,
  name: z.string(),
  state: z.enum(BANK_FILE_STATES),
  transactions: z.number(),
  total: money,
  sha256: z.string(),
  account: z.string(),
  /** The first day on which the bank pays. */
  day: answeredDay,
  made: moment,
  madeBy: z.string(),
  fetched: z.nullable(moment),
  fetchedBy: z.string(),
  uploaded: z.nullable(moment),
  uploadedBy: z.string(),
  withdrawn: z.nullable(moment),
  withdrawnBy: z.string(),
  reason: z.string(),
  /** The job that writes its rows on balances; null: none does. */
  job: z.nullable(z.string()),
})

export const bankFiles = listOf(bankFile)

const counted = z.object({ count: z.number(), total: money })

/** What the bank says in a file, by transfer. */
export const bankAnswer = z.object({
  kind: z.enum(BANK_ANSWERS),
  /** What staff can do something about first, at most 500. */
  results: z.array(
    z.object({
      fate: z.enum(ANSWER_FATES),
      outcome: z.enum(BANK_OUTCOMES),
      /** The transaction; null: it is no transfer of Reol's. */
      transaction: z.nullable(z.string()),
      customer: z.string(),
      name: z.string(),
      file: z.nullable(z.string()),
      reference: z.string(),
      amount: z.nullable(money),
      day: z.nullable(answeredDay),
      /** The bank's code and words, and the reason that stands for them. */
      code: z.string(),
      text: z.string(),
      reason: z.enum(RETURN_REASONS),
    }),
  ),
  counts: z.record(z.string(), z.number()),
})

/** What a sales period has for the bank. */
export const bankExport = z.object({
  salesPeriod: z.string(),
  dateFrom: answeredDay,
  dateTo: answeredDay,
  /** The format of the market, and its account; empty: none. */
  format: z.union([z.literal(''), bankFormat]),
  account: z.string(),
  missing: z.array(z.enum(MISSING_FOR_BANK)),
  /** How many letters of a text the tenant's statement shows. */
  textLength: z.nullable(z.number()),
  /** What a file made now would have, and open transactions that something keeps out of it. */
  ready: counted,
  blocked: counted,
  /** Tenants with money and no account to send it to: it stands on their balances. */
  waiting: z.array(
    z.object({
      customer: z.string(),
      name: z.string(),
      account: z.string(),
      amount: money,
      why: z.enum(['account_missing', 'account_unconfirmed', 'ready']),
    }),
  ),
  inFiles: counted,
  returned: counted,
  takenOut: counted,
  /** The files of the period, the newest first. */
  files: z.array(bankFile),
})
