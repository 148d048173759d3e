import type { customersContract } from '#shared/customers/contract.ts'
import { addressOf, FATES, type Fate } from '#shared/customers/import-row.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { readMarket } from '../markets/table/market.ts'
import { type DecidedRow, decideRows } from './import-fates.ts'
import { type ImportFile, keepImport, readUpload } from './import-file.ts'
import { mailsLeft } from './import-mails.ts'

/** How many rows of each fate an answer shows. */
const MOST_SHOWN = 200

/** A cell may be as large as the file, and an answer has less room than that. */
const shown = (cell: string): string => cell.slice(0, 200).toWellFormed()

/**
 * Keeps the file and answers what an import would make of it; nothing is created yet. Refuses what `readUpload` refuses.
 * Reads a login for each row.
 */
export const importPreview: Verb<typeof customersContract.importPreview> = async ({ market, body }) => {
  const { text, file } = readUpload(await body.file.bytes())
  const [{ country }, left] = await Promise.all([readMarket(market), mailsLeft(market)])
  const decided = await decideRows(market, country, file, file.rows)
  const upload = newId()
  await keepImport(market, upload, text)
  const ofFate = (fate: Fate) => decided.filter(one => one.fate === fate)
  const [create, exists, repeated, wrong] = FATES.map(fate => ofFate(fate).length)
  return {
    upload,
    columns: file.heads.map((header, at) => ({ header: shown(header), field: file.columns[at] ?? null })),
    rows: file.rows.length,
    create: create ?? 0,
    exists: exists ?? 0,
    repeated: repeated ?? 0,
    wrong: wrong ?? 0,
    mailsLeft: left,
    samples: FATES.flatMap(fate => ofFate(fate).slice(0, MOST_SHOWN))
      .map(one => toSample(file, one))
      .sort((one, other) => one.line - other.line),
  }
}

const toSample = ({ columns }: ImportFile, { row, fate, refusals }: DecidedRow) => ({
  line: row.line,
  name: shown(row.cells[columns.indexOf('name')] ?? ''),
  email: shown(addressOf(columns, row)),
  fate,
  refusals,
})
