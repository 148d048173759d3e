/** The document of a voucher (`documentsapi`). */
import * as z from 'zod/mini'
import { digest } from '../../kit/ids.ts'
import { apiUrl, askBooks, type BooksKeys } from './client.ts'
import { BooksRefused } from './refused.ts'

export interface Attachment {
  /** With its ending: `afregninger-12.pdf`. */
  name: string
  pdf: Uint8Array<ArrayBuffer>
}

/** e-conomic takes up to 9 MB. */
const MOST_BYTES = 9_000_000

const documents = z.object({ items: z.nullish(z.array(z.unknown())) })

/**
 * Attaches a document to a voucher, unless the voucher has one. `year`: as the books call it. Throws `BooksRefused`, also
 * for a document that is too large.
 */
export const attach = async (
  keys: BooksKeys,
  { year, voucherNumber, marker }: { year: string; voucherNumber: number; marker: string },
  { name, pdf }: Attachment,
): Promise<void> => {
  if (pdf.byteLength > MOST_BYTES) throw new BooksRefused({ code: 'refused', message: '', field: 'file' })
  const filter = `accountingYear$eq:${year}$and:voucherNumber$eq:${voucherNumber}`
  const present = await askBooks(keys, apiUrl('documents', 'AttachedDocuments', { filter }), documents)
  if (present.answer.items?.length) return
  const body = new FormData()
  body.append('file', new Blob([pdf], { type: 'application/pdf' }), name)
  body.append('accountingYear', year)
  body.append('voucherNumber', String(voucherNumber))
  await askBooks(keys, apiUrl('documents', 'AttachedDocuments'), z.unknown(), {
    body,
    idempotencyKey: digest('attachment', marker, name, year, String(voucherNumber)),
  })
}
