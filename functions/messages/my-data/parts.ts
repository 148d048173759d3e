/** What the steps of an export have read, kept between them beside the file that will come of it. */
import type { DataBooking, DataDocument, DataPayment } from '#shared/messages/my-data.ts'
import { readParts as readTexts, writeFile } from '../../kit/files.ts'
import type { SentMail } from '../table/mail.ts'

/** What a step read; left out: nothing of this kind. */
export interface Part {
  bookings?: DataBooking[]
  mails?: SentMail[]
  terms?: { version: number; booking: string; payment: string | null }[]
  payments?: DataPayment[]
  documents?: DataDocument[]
  /** PDFs by their names, in base64. */
  pdfs?: Record<string, string>
}

const keyOf = (market: string, job: string, part: number): string => `${market}/my-data/${job}/${part}.json`

export const writePart = (market: string, job: string, part: number, value: Part): Promise<void> =>
  writeFile(
    { key: keyOf(market, job, part), name: 'part.json', type: 'application/json', isShort: true },
    JSON.stringify(value),
  )

/** The first `count` parts, in their order. */
export const readParts = async (market: string, job: string, count: number): Promise<Part[]> =>
  (await readTexts(part => keyOf(market, job, part), count)).map(text => JSON.parse(text) as Part)
