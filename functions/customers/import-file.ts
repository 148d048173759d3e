/** The file of an import: read, kept for its asker's market, read again by the job. */
import { fieldsOfHeads } from '#shared/customers/column-words.ts'
import { importRefusals } from '#shared/customers/import-refusals.ts'
import {
  type Columns,
  type FileRow,
  firstLines,
  MOST_IMPORT_COLUMNS,
  MOST_IMPORT_ROWS,
} from '#shared/customers/import-row.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { keptUploads, writeFile } from '../kit/files.ts'
import { rowsOf, textOf } from '../kit/read-csv.ts'

export interface ImportFile {
  heads: readonly string[]
  columns: Columns
  rows: readonly FileRow[]
  /** The line on which each address stands first. */
  first: ReadonlyMap<string, number>
}

const keyOf = (market: string, upload: string): string => `${market}/imports/${upload}.csv`

/**
 * Reads the text of a file. Refuses `import_broken` when a quote never ends, `import_no_rows`, `import_no_columns` when
 * no head is a field of a customer, `import_too_many` and `import_too_wide`.
 */
const parsed = (text: string): ImportFile => {
  const lines = rowsOf(text)
  if (!lines) throw refuse(importRefusals.import_broken)
  const [heads = [], ...others] = lines
  if (heads.length > MOST_IMPORT_COLUMNS) throw refuse(importRefusals.import_too_wide)
  const columns = fieldsOfHeads(heads)
  if (!columns.some(Boolean)) throw refuse(importRefusals.import_no_columns)
  const rows = others
    .map((cells, at) => ({ line: at + 2, cells }))
    .filter(({ cells }) => cells.some(cell => cell.trim()))
  if (!rows.length) throw refuse(importRefusals.import_no_rows)
  if (rows.length > MOST_IMPORT_ROWS) throw refuse(importRefusals.import_too_many)
  return { heads, columns, rows, first: firstLines(columns, rows) }
}

/** Reads an uploaded file. Refuses `import_not_text`, and what its text is refused for. */
export const readUpload = (bytes: Uint8Array): { text: string; file: ImportFile } => {
  const text = textOf(bytes)
  if (text === undefined) throw refuse(importRefusals.import_not_text)
  return { text, file: parsed(text) }
}

/** Keeps the text for the job, as UTF-8. */
export const keepImport = (market: string, upload: string, text: string): Promise<void> =>
  writeFile({ key: keyOf(market, upload), name: 'customers.csv', type: 'text/csv; charset=utf-8' }, text)

const readUploaded = keptUploads(parsed)

/** The file of an upload of this market. Refuses 404 `not_found`. */
export const readImport = (market: string, upload: string): Promise<ImportFile> =>
  readUploaded(keyOf(market, upload))
