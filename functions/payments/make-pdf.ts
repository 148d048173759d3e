/** A document of a payment as a PDF, in the reader's language. */
import type { paymentsContract } from '#shared/payments/contract.ts'
import { documentFileName, documentSheet, issuedAt } from '#shared/payments/document-sheet.ts'
import { publishFile } from '../kit/files.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { renderPdf } from '../kit/pdf/render.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkIsOf } from './documents.ts'
import { readDocument } from './table/document.ts'

/**
 * Makes the PDF from the stored document, which never changes, and answers a link to it. The file is forgotten after 30
 * days; the next caller gets a new one. Refuses `not_found`.
 */
export const makePdf: Verb<typeof paymentsContract.makePdf> = async ({
  market,
  caller,
  params,
  body,
  language: asked,
}) => {
  const document = await readDocument(market, params.number)
  await checkIsOf(market, document.txId, caller, body.cartToken)
  const language = body.language ?? asked ?? (await readMarket(market)).language
  const file = {
    key: `${market}/documents/${newId()}.pdf`,
    name: documentFileName(document, language),
    type: 'application/pdf',
  }
  return publishFile(file, await renderPdf(documentSheet(document, language), issuedAt(document)))
}
