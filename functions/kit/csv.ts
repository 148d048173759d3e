/** CSV as spreadsheets open it (D52): UTF-8 with a BOM, semicolons, and no cell that a spreadsheet would run. */
import papaparse from 'papaparse'

type Cell = string | number | boolean | null

const BOM = '\ufeff'

/** Rows as lines that end with CRLF. The first line of a file begins with `isFirst`. */
export const csvOf = (rows: readonly (readonly Cell[])[], { isFirst }: { isFirst: boolean }): string =>
  rows.length || isFirst
    ? `${isFirst ? BOM : ''}${papaparse.unparse([...rows.map(row => [...row])], { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
    : ''
