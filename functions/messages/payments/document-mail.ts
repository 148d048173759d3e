/** The mails that carry documents (D54): the confirmation with its receipt, and the mail with a credit note. */
import type { Language } from '#shared/kit/language.ts'
import type { PaymentDocument } from '#shared/payments/document-shape.ts'
import { documentFileName, documentSheet, issuedAt } from '#shared/payments/document-sheet.ts'
import { boughtBy } from '#shared/payments/rules.ts'
import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'
import { todayIn } from '../../kit/clock.ts'
import { log } from '../../kit/log.ts'
import type { Mail } from '../../kit/mail.ts'
import { renderPdf } from '../../kit/pdf/render.ts'
import type { Market } from '../../markets/table/market.ts'
import { readDocuments } from '../../payments/table/document.ts'
import { type Payment, readPayment } from '../../payments/table/payment.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { readShelfMoves } from '../booking-facts/shelf-move.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { termsFile, withdrawalPart } from '../booking-facts/withdrawal-instruction.ts'
import { buyer } from '../letter/readers.ts'
import type { Reader } from '../letter/write-to.ts'
import { bookedLetter } from './booked-letter.ts'
import { refundedLetter } from './refund-letter.ts'

type Refund = Payment['refunds'][string] & { id: string }

interface Documented {
  payment: Payment
  /** What the payment has bought. */
  booked: BookingRequest[]
  documents: PaymentDocument[]
  /** The refund that the mail is about. Undefined: it is about the payment itself. */
  refund: Refund | undefined
  /** The language in which its buyer asked for the refund. */
  asked: Language | undefined
}

interface Context {
  market: Market
  language: Language
}

/** The buyer. The confirmation is in the language in which they paid, a mail about a refund in their own. */
export const payer = async (market: Market, facts: Documented): Promise<Reader> => {
  const reader = await buyer(market, facts)
  return facts.refund ? reader : { ...reader, language: facts.payment.language }
}

/**
 * The mail about a payment, or about a refund that was made, with the document if there is one. Once, however often and
 * by whichever event it is asked for. A payment that bought nothing has no confirmation.
 */
export const documentMail = {
  read: async (
    { marketId }: Market,
    { txId, refund }: { txId: string; refund: string | null },
  ): Promise<Documented | undefined> => {
    const [payment, documents] = await Promise.all([
      readPayment(marketId, txId),
      readDocuments(marketId, txId),
    ])
    const booked = boughtBy(await readRequests(marketId, payment.bookingIds), txId)
    const about = { payment, booked, documents }
    if (refund === null) return booked.length ? { ...about, refund: undefined, asked: undefined } : undefined
    const entry = payment.refunds[refund]
    if (entry?.status !== 'refunded') return undefined
    return { ...about, refund: { ...entry, id: refund }, asked: entry.language }
  },
  letter: (about: Documented, context: Context) =>
    about.refund ? refundMail(about, about.refund, context) : confirmationMail(about, context),
}

const confirmationMail = async (
  { payment, booked, documents }: Documented,
  { market, language }: Context,
) => {
  const { txId } = payment
  const [files, terms, right, moves, turnsOf] = await Promise.all([
    filesOf(ofRefund(documents, null), language),
    termsFile(market, booked, language),
    withdrawalPart(market, booked, txId, language),
    readShelfMoves(market.marketId, booked),
    readTurns(market.marketId, booked),
  ])
  const about = { hasReceipt: files.length > 0, moves, turnsOf, today: todayIn(market) }
  return {
    ...bookedLetter(market, booked, payment, language, about),
    ...right,
    about: { bookingRequests: booked.map(({ id }) => id) },
    attachments: [...files, ...calendarFile(market, booked, { language, turnsOf }), ...terms],
    mailId: txId,
  }
}

const refundMail = async (
  { booked, documents }: Documented,
  refund: Refund,
  { market, language }: Context,
) => {
  const notes = ofRefund(documents, refund.id)
  // Without a booking no other mail has brought the receipt.
  const receipts = booked.length ? [] : ofRefund(documents, null)
  const files = await filesOf([...notes, ...receipts], language)
  return {
    ...refundedLetter(market, refund, notes.length > 0 && files.length > 0, language),
    attachments: files,
    mailId: refund.id,
  }
}

const ofRefund = (documents: readonly PaymentDocument[], refund: string | null): PaymentDocument[] =>
  documents.filter(document => document.refund === refund)

type Files = NonNullable<Mail['attachments']>

/** The documents as PDF. A mail is worth more than its attachments: when they cannot be made, it goes without. */
const filesOf = async (documents: readonly PaymentDocument[], language: Language): Promise<Files> => {
  try {
    return await Promise.all(
      documents.map(async document => ({
        name: documentFileName(document, language),
        type: 'application/pdf',
        content: await renderPdf(documentSheet(document, language), issuedAt(document)),
      })),
    )
  } catch (error) {
    log.error('a document could not be made for a mail', {
      error,
      numbers: documents.map(({ number }) => number),
    })
    return []
  }
}
