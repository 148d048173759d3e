import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { answeredId } from '../kit/id.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { STAFF_ROLES } from '../kit/rights.ts'
import { day, exactMoment } from '../kit/text.ts'

/** The kinds of things whose changes staff read. */
export const AUDITED_KINDS = [
  'administrator',
  'balance-transaction',
  'bank-file',
  'bank-transaction',
  'booking',
  'booking-period',
  'books',
  'campaign',
  'clearing-line',
  'customer',
  'market',
  'message',
  'price-list-template',
  'product',
  'product-sheet',
  'service',
  'shelf',
  'shelf-type',
] as const

/** Part of a key of the table, in which `#` separates. */
const word = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[^\s#]+$/, inputRefusals.invalid.code))

/** What staff and the operator changed (D53). Apart from the visitors' calls, so that no visitor loads it. */
export const auditCalls = {
  listAudit: {
    method: 'GET',
    path: 'audit',
    audiences: ['admin'],
    right: 'look',
    summary: 'Who changed what, newest first: of the market, of a kind of things, of one, or by somebody',
    query: z.object({
      page: pageNumber,
      /** Kinds that are not yet known here find nothing. */
      kind: z.optional(word(40)),
      /** Of one thing; only with its kind. */
      id: z.optional(word(80)),
      who: z.optional(word(64).check(z.toLowerCase())),
      /** Days of the market, both included. */
      dateFrom: z.optional(day),
      dateTo: z.optional(day),
    }),
    answer: listOf(
      z.object({
        id: z.string(),
        at: exactMoment,
        /** The account of the administrator: the user name that they began with. */
        who: z.string(),
        /** The role that an administrator had then. */
        role: z.optional(z.enum(STAFF_ROLES)),
        isOperator: z.boolean(),
        /** The kind and the id of the thing, and its name then; null for a thing without one. */
        kind: z.string(),
        thing: answeredId,
        name: z.nullable(z.string()),
        /** Null for what was not there, or is gone. Amounts of prices are in minor units. */
        changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
    refusals: [],
  },
} as const satisfies Contract
