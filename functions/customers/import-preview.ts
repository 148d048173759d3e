import type { customersContract } from '#shared/customers/contract.ts'
import { addressOf, FATES, type Fate, missingFields } from '#shared/customers/import-row.ts'
import type { Returned } from '#shared/kit/contract.ts'
import type { Verb } from '../kit/http.ts'
import { shownCell, shownColumns, shownRows } from '../kit/table-uploads.ts'
import { readMarket } from '../markets/table/market.ts'
import { type DecidedRow, decideRows } from './import-fates.ts'
import { customerUploads, type ImportFile, importFile } from './import-file.ts'
import { mailsLeft } from './import-mails.ts'

/** What would become of the file. Reads a login for each row. */
const previewOf = async (
  market: string,
  upload: string,
  file: ImportFile,
): Promise<Returned<typeof customersContract.importPreview>> => {
  const [{ country }, left] = await Promise.all([readMarket(market), mailsLeft(market)])
  const missing = missingFields(file.columns)
  const decided = missing.length ? [] : await decideRows(market, country, file, file.rows)
  const count = (fate: Fate) => decided.filter(one => one.fate === fate).length
  const [create = 0, exists = 0, repeated = 0, wrong = 0] = FATES.map(count)
  return {
    upload,
    columns: shownColumns(file, file.columns),
    missing,
    headLine: file.headLine,
    rows: file.rows.length,
    ...{ create, exists, repeated, wrong },
    mailsLeft: left,
    samples: shownRows(decided.map(one => toSample(file, one))),
  }
}

const toSample = ({ columns }: ImportFile, { row, fate, refusals }: DecidedRow) => ({
  line: row.line,
  name: shownCell(row.cells[columns.indexOf('name')] ?? ''),
  email: shownCell(addressOf(columns, row)),
  fate,
  refusals,
})

/** Keeps the file and answers what an import would make of it; nothing is created yet. Refuses what `keep` refuses. */
export const importPreview: Verb<typeof customersContract.importPreview> = async ({ market, body }) => {
  const { upload, table } = await customerUploads.keep(market, await body.file.bytes())
  return previewOf(market, upload, importFile(table))
}

/** The same with columns that staff chose. Refuses 404 `not_found`. */
export const importColumns: Verb<typeof customersContract.importColumns> = async ({
  market,
  params: { upload },
  body,
}) => previewOf(market, upload, importFile(await customerUploads.read(market, upload), body.columns))
