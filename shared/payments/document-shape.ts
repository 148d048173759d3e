/** A document for a payment (D54), as it is kept: it holds all that it says, so that nothing changes it afterwards. */
import * as z from 'zod/mini'
import { LANGUAGES } from '../kit/language.ts'
import { minor, seconds } from '../kit/units.ts'

export const DOCUMENT_KINDS = ['receipt', 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/**
 * charged: VAT is inside the amounts · none: the market charges none, and the document names none · reverse: the buyer, a
 * business of another EU country, owes it (D26).
 */
const VAT_MODES = ['charged', 'none', 'reverse'] as const
export type VatMode = (typeof VAT_MODES)[number]

const documentLine = z.object({
  /** A credit note's line has the id of the receipt's line that it undoes. */
  id: z.string(),
  /** Null for `rest`. */
  request: z.nullable(z.string()),
  /** rest: money for something that was never booked, and of which nothing is kept. */
  kind: z.enum(['rent', 'service', 'rest']),
  /** As the shop called it, in its own language; empty for `rest`. */
  name: z.string(),
  /** Of a rent: the shelf and its days. */
  rented: z.nullable(
    z.object({
      shelf: z.string(),
      period: z.object({ days: z.number(), weeks: z.number(), months: z.number() }),
      first: z.string(),
      last: z.string(),
    }),
  ),
  quantity: z.number(),
  /** With VAT. Never negative: a credit note's line is what goes back. */
  amount: minor,
  vatPercent: z.number(),
  vat: minor,
})

export type DocumentLine = z.infer<typeof documentLine>

export const paymentDocument = z.object({
  /** In sequence for a market, one sequence for both kinds. */
  number: z.number(),
  kind: z.enum(DOCUMENT_KINDS),
  txId: z.string(),
  /** The refund of a credit note; null for a receipt. */
  refund: z.nullable(z.string()),
  issuedTs: seconds,
  /** The market's day then. */
  issuedOn: z.string(),
  /** The day on which the money came. */
  paidOn: z.string(),
  currency: z.string(),
  seller: z.object({
    name: z.string(),
    language: z.enum(LANGUAGES),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Empty: it has none. */
    vatId: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    userNumber: z.nullable(z.string()),
    /** Of a business; empty otherwise. */
    address: z.string(),
    vatId: z.string(),
  }),
  vatMode: z.enum(VAT_MODES),
  lines: z.array(documentLine),
  total: minor,
  vat: minor,
  /** The receipt that a credit note undoes. */
  undoes: z.nullable(z.object({ number: z.number(), issuedOn: z.string() })),
  /** The shop has paid the money back in another way than to the card. */
  isOtherwise: z.optional(z.boolean()),
})

export type PaymentDocument = z.infer<typeof paymentDocument>
