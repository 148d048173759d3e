/** Tables that staff upload for an import: checked, kept for their market, and read again by its job. */
import { MOST_IMPORT_COLUMNS } from '#shared/kit/file-row.ts'
import { importRefusals } from '#shared/kit/import-refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { readText, writeFile } from './files.ts'
import { newId } from './ids.ts'
import { type CsvTable, tableOf, textOf } from './read-csv.ts'

interface Uploads {
  /** In which folder of the market the files of this import lie. */
  folder: string
  mostRows: number
  /** The column that a head names; null: none. */
  columnOf: (head: string) => string | null
}

const TYPE = 'text/csv; charset=utf-8'

/** An answer has less room than a file, whose cells may be as large as all of it. */
export const shownCell = (cell: string): string => cell.slice(0, 200).toWellFormed()

/** How many rows of each fate a preview shows. */
const MOST_SHOWN = 200

/** The columns of a preview: what each is read as, and the first cell that has something. */
export const shownColumns = <Column>({ heads, rows }: CsvTable, columns: readonly (Column | null)[]) =>
  heads.map((header, at) => ({
    header: shownCell(header),
    example: shownCell(rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? ''),
    column: columns[at] ?? null,
  }))

/** The first rows of each fate, by their lines. */
export const shownRows = <Row extends { line: number; fate: string }>(rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ fate }) => fate).values()]
    .flatMap(some => some.toSorted((one, other) => one.line - other.line).slice(0, MOST_SHOWN))
    .toSorted((one, other) => one.line - other.line)

/** The uploads of one import. */
export const tableUploads = ({ folder, mostRows, columnOf }: Uploads) => {
  const keyOf = (market: string, upload: string) => `${market}/${folder}/${upload}.csv`
  const parsed = (text: string): CsvTable => {
    const table = tableOf(text, cells => new Set(cells.map(columnOf).filter(Boolean)).size)
    if (!table) throw refuse(importRefusals.import_broken)
    if (table.heads.length > MOST_IMPORT_COLUMNS) throw refuse(importRefusals.import_too_wide)
    if (!table.rows.length) throw refuse(importRefusals.import_no_rows)
    if (table.rows.length > mostRows) throw refuse(importRefusals.import_too_many)
    return table
  }
  // A job reads its file at each step, and a file never changes.
  let last: { key: string; table: CsvTable } | undefined
  return {
    /**
     * Reads an uploaded file and keeps it as UTF-8. Refuses `import_not_text`, `import_broken` when a quote never ends,
     * `import_no_rows`, `import_too_many` and `import_too_wide`.
     */
    keep: async (market: string, bytes: Uint8Array): Promise<{ upload: string; table: CsvTable }> => {
      const text = textOf(bytes)
      if (text === undefined) throw refuse(importRefusals.import_not_text)
      const table = parsed(text)
      const upload = newId()
      await writeFile({ key: keyOf(market, upload), name: `${folder}.csv`, type: TYPE }, text)
      return { upload, table }
    },
    /** The table of an upload of this market. Refuses 404 `not_found`, also for an upload of another market. */
    read: async (market: string, upload: string): Promise<CsvTable> => {
      const key = keyOf(market, upload)
      if (last?.key === key) return last.table
      const text = await readText(key)
      if (text === undefined) throw refuse(commonRefusals.not_found)
      last = { key, table: parsed(text) }
      return last.table
    },
  }
}
