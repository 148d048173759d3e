/** What the steps of an export have read, kept between them beside the file that will come of it. */
import type { DataBooking, DataDocument, DataPayment } from '#shared/messages/my-data.ts'
import { readText, writeFile } from '../../kit/files.ts'
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
export const readParts = (market: string, job: string, count: number): Promise<Part[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, part) => {
      const text = await readText(keyOf(market, job, part))
      if (text === undefined) throw new Error('a part of the file is missing')
      return JSON.parse(text) as Part
    }),
  )
