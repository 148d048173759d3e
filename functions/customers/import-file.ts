/** The file of an import of customers: its columns, and which row has an address first. */
import { fieldOfHead, fieldsOnce } from '#shared/customers/column-words.ts'
import { type Columns, firstLines, MOST_IMPORT_ROWS } from '#shared/customers/import-row.ts'
import type { CsvTable } from '../kit/read-csv.ts'
import { tableUploads } from '../kit/table-uploads.ts'

export interface ImportFile extends CsvTable {
  columns: Columns
  /** The line on which each address stands first. */
  first: ReadonlyMap<string, number>
}

export const customerUploads = tableUploads({
  folder: 'imports',
  mostRows: MOST_IMPORT_ROWS,
  columnOf: fieldOfHead,
})

let last: { table: CsvTable; asked: string; file: ImportFile } | undefined

/** A table with the columns that staff chose, or else those that its heads name. The last one stays in memory for its job. */
export const importFile = (table: CsvTable, chosen: Columns = table.heads.map(fieldOfHead)): ImportFile => {
  const asked = JSON.stringify(chosen)
  if (last?.table === table && last.asked === asked) return last.file
  const columns = fieldsOnce(chosen)
  const file = { ...table, columns, first: firstLines(columns, table.rows) }
  last = { table, asked, file }
  return file
}
