/** The mails that carry documents (D54): the confirmation with its receipt, and the mail with a credit note. */
import type { Language } from '#shared/kit/language.ts'
import type { PaymentDocument } from '#shared/payments/document-shape.ts'
import { documentFileName, documentSheet, issuedAt } from '#shared/payments/document-sheet.ts'
import { boughtBy } from '#shared/payments/rules.ts'
import { readRequests } from '../../bookings/table/request.ts'
import { todayIn } from '../../kit/clock.ts'
import { log } from '../../kit/log.ts'
import type { Mail } from '../../kit/mail.ts'
import { renderPdf } from '../../kit/pdf/render.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readDocuments } from '../../payments/table/document.ts'
import { readPayment } from '../../payments/table/payment.ts'
import { calendarFile } from '../booking-facts/calendar-file.ts'
import { readShelfMoves } from '../booking-facts/shelf-move.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { termsFile, withdrawalPart } from '../booking-facts/withdrawal-instruction.ts'
import { sendOnce } from '../letter/send-once.ts'
import { bookedLetter } from './booked-letter.ts'
import { payerNow } from './payer-now.ts'
import { refundedLetter } from './refund-letter.ts'

interface About {
  txId: string
  /** Null: about the payment itself. */
  refund: string | null
}

/**
 * Sends the mail about a payment or about a refund that was made, with the document if there is one. Once, however often
 * and by whichever event it is asked for. A payment that bought nothing has no confirmation.
 */
export const sendDocumentMail = async (marketId: string, { txId, refund }: About): Promise<void> => {
  const [market, payment, documents] = await Promise.all([
    readMarket(marketId),
    readPayment(marketId, txId),
    readDocuments(marketId, txId),
  ])
  const booked = boughtBy(await readRequests(marketId, payment.bookingIds), txId)
  const own = documents.filter(document => document.refund === refund)
  if (refund === null) {
    if (!booked.length) return
    const { language } = payment
    const { email } = await payerNow(marketId, payment, undefined)
    const [files, terms, right, moves, turnsOf] = await Promise.all([
      filesOf(own, language),
      termsFile(market, booked, language),
      withdrawalPart(market, booked, txId, language),
      readShelfMoves(marketId, booked),
      readTurns(marketId, booked),
    ])
    const letter = bookedLetter(market, booked, payment, language, {
      hasReceipt: files.length > 0,
      moves,
      turnsOf,
      today: todayIn(market),
    })
    const about = { bookingRequests: booked.map(({ id }) => id) }
    await sendOnce(market, txId, email, {
      ...letter,
      ...right,
      about,
      attachments: [...files, ...calendarFile(market, booked, { language, turnsOf }), ...terms],
    })
    return
  }
  const entry = payment.refunds[refund]
  if (entry?.status !== 'refunded') return
  const { email, language } = await payerNow(marketId, payment, entry.language)
  // Without a booking no other mail has brought the receipt.
  const receipts = booked.length ? [] : documents.filter(document => document.refund === null)
  const files = await filesOf([...own, ...receipts], language)
  const letter = refundedLetter(market, payment, entry, own.length > 0 && files.length > 0, language)
  const about = { bookingRequests: entry.bookingRequests }
  await sendOnce(market, refund, email, { ...letter, about, attachments: files })
}

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
