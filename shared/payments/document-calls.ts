import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, cartToken, ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { DOCUMENT_KINDS } from './document-shape.ts'

const documents = z.object({
  results: z.array(
    z.object({
      number: z.number().check(z.meta({ type: 'integer', minimum: 1 })),
      kind: z.enum(DOCUMENT_KINDS),
      /** The refund of a credit note; null for a receipt. */
      refund: z.nullable(answeredId),
      /** The day on which it was issued. */
      date: answeredDay,
      /** Of a credit note: what goes back. */
      total: money,
      currency: z.string(),
    }),
  ),
})

/** Receipts and credit notes (D54). */
export const documentCalls = {
  listRequestDocuments: {
    method: 'GET',
    path: 'booking_requests/{id}/documents',
    audiences: ['admin', 'customer'],
    right: 'look',
    summary: 'The receipts and credit notes of the payments of a booking request, by number',
    params: z.object({ id: ulid }),
    answer: documents,
    refusals: [],
  },
  listPaymentDocuments: {
    method: 'GET',
    path: 'payment_transaction/{txId}/documents',
    audiences: ['anonymous', 'customer'],
    summary:
      'The receipt and the credit notes of a payment; none until they are issued, seconds after the payment',
    params: z.object({ txId: ulid }),
    /** Says whose payment it is; a customer's own payment needs none. */
    query: z.object({ cartToken: z.optional(cartToken) }),
    answer: documents,
    refusals: [],
  },
  makePdf: {
    method: 'POST',
    path: 'documents/{number}/pdf',
    audiences: ['anonymous', 'customer', 'admin'],
    right: 'look',
    summary: 'A link to a document as PDF, for 15 minutes and for the asker alone',
    params: z.object({
      number: z
        .codec(z.string().check(z.regex(/^[1-9]\d{0,8}$/, inputRefusals.invalid.code)), z.number(), {
          decode: Number,
          encode: String,
        })
        .check(z.meta({ type: 'integer', minimum: 1 })),
    }),
    body: z.object({
      cartToken: z.optional(cartToken),
      /** Else the language that the browser asks for, else the market's. */
      language: z.optional(z.enum(LANGUAGES)),
    }),
    answer: z.object({ url: z.string().check(z.meta({ format: 'uri' })) }),
    refusals: [],
  },
} as const satisfies Contract
