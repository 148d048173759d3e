/** A tenant's payments and their documents, as the file of their data has them, with the PDFs. */
import type { Language } from '#shared/kit/language.ts'
import { toWire } from '#shared/kit/money.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { DataDocument, DataPayment } from '#shared/messages/my-data.ts'
import { MY_DATA_WORDS } from '#shared/messages/my-data-words.ts'
import type { PaymentDocument } from '#shared/payments/document-shape.ts'
import { documentFileName, documentSheet, issuedAt } from '#shared/payments/document-sheet.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { renderPdf } from '../../kit/pdf/render.ts'
import { readDocuments } from '../../payments/table/document.ts'
import { type Payment, readPayment } from '../../payments/table/payment.ts'
import { iso } from './bookings.ts'

interface MoneyPart {
  payments: DataPayment[]
  documents: DataDocument[]
  /** The PDFs by their names, in base64. */
  pdfs: Record<string, string>
}

interface Asked {
  market: string
  userNumber: string
  language: Language
}

/**
 * The payments of a tenant among those of their bookings. One that somebody else opened, and that paid for none of the
 * tenant's bookings, is another's: it names that person.
 */
export const readMoney = async (
  { market, userNumber, language }: Asked,
  payments: readonly { id: string; paidFor: boolean }[],
): Promise<MoneyPart> => {
  const part: MoneyPart = { payments: [], documents: [], pdfs: {} }
  for (const { id, paidFor } of payments) {
    const payment = await readPayment(market, id).catch(ignoreRefusal(commonRefusals.not_found))
    if (!payment || !(paidFor || payment.buyer.userNumber === userNumber)) continue
    part.payments.push(toPayment(payment))
    for (const document of await readDocuments(market, id)) {
      const file = `${MY_DATA_WORDS[language].folder}/${documentFileName(document, language)}`
      const pdf = await renderPdf(documentSheet(document, language), issuedAt(document))
      part.pdfs[file] = pdf.toString('base64')
      part.documents.push(toDocument(document, file))
    }
  }
  return part
}

const toPayment = ({ txId, buyer, amount, ...payment }: Payment): DataPayment => ({
  id: txId,
  bookings: payment.bookingIds,
  status: payment.status,
  amount: toWire(amount),
  currency: payment.currency,
  name: buyer.name,
  email: buyer.email,
  phone: buyer.phone,
  card: payment.card ?? null,
  openedAt: iso(payment.createdTs),
  paidAt: payment.paidTs === null ? null : iso(payment.paidTs),
  refunds: Object.values(payment.refunds).map(refund => ({
    amount: toWire(refund.amount),
    currency: refund.currency,
    reason: refund.reason,
    status: refund.status,
    requestedAt: iso(refund.requestedTs),
    endedAt: refund.endedTs === undefined ? null : iso(refund.endedTs),
  })),
})

const toDocument = (document: PaymentDocument, file: string): DataDocument => ({
  number: document.number,
  kind: document.kind,
  payment: document.txId,
  issuedOn: document.issuedOn,
  total: toWire(document.total),
  vat: toWire(document.vat),
  currency: document.currency,
  file,
})
