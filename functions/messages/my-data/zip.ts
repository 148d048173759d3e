/** Packs a tenant's data: all of it as JSON, tables as CSV, the documents and the accepted terms as they are. */
import { strToU8, zipSync } from 'fflate'
import type { Language } from '#shared/kit/language.ts'
import { renderCsv } from '#shared/kit/workbook-csv.ts'
import type { MyData } from '#shared/messages/my-data.ts'
import { myDataTables } from '#shared/messages/my-data-tables.ts'
import { MY_DATA_WORDS } from '#shared/messages/my-data-words.ts'

interface Further {
  language: Language
  timeZone: string
  pdfs: Record<string, string>
  /** Texts of terms by their file names. */
  texts: Record<string, string>
}

export const zipOf = (data: MyData, { language, timeZone, pdfs, texts }: Further): Uint8Array => {
  const about = { name: '', lines: [] }
  const csv = myDataTables(data, { language, timeZone }).map(
    table => [`${table.name}.csv`, strToU8(renderCsv({ language, tables: [table], about }))] as const,
  )
  return zipSync({
    'README.txt': strToU8(`${MY_DATA_WORDS[language].readme(data.market.name)}\r\n`),
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    ...Object.fromEntries(csv),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])),
    // A PDF is packed already.
    ...Object.fromEntries(
      Object.entries(pdfs).map(([name, pdf]) => [name, [Buffer.from(pdf, 'base64'), { level: 0 }] as const]),
    ),
  })
}
