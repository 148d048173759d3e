/** A table that somebody uploads: what an import may read, and its rows before anybody knows what they mean. */

/** A function takes six megabytes, and a file grows by a third on its way there. */
export const MOST_IMPORT_BYTES = 4 * 1024 * 1024

/** A list has some twenty columns. A file with thousands is something else. */
export const MOST_IMPORT_COLUMNS = 200

/** A row of a file, as a spreadsheet counts its lines from 1. */
export interface FileRow {
  line: number
  cells: readonly string[]
}

/** True for a row with something behind the last column: its cells are not where they belong. */
export const isTooWide = ({ cells }: FileRow, columns: number): boolean =>
  cells.slice(columns).some(cell => cell.trim())

/**
 * A cell without what spreadsheets add around it: `="0501"` and `'0501` keep a number as it was typed, and `'` stands before
 * what they would run (D52).
 */
export const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=[=+\-@]|[^' ]*\d[^' ]*$)/, '')
    .trim()
