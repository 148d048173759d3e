/** CSV as spreadsheets open it (D52): UTF-8 with a BOM, semicolons, and no cell that a spreadsheet would run. */
import papaparse from 'papaparse'

type Cell = string | number | boolean | null

const BOM = '\ufeff'

/**
 * What a spreadsheet would run: also the wide forms of the signs, which some read as the narrow ones. The library's own
 * rule misses these, and cells of several lines. A negative number runs nothing, and as a text it would be in no sum.
 */
const RUNS = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/** Rows as lines that end with CRLF. The first line of a file begins with `isFirst`. */
export const csvOf = (rows: readonly (readonly Cell[])[], { isFirst }: { isFirst: boolean }): string =>
  rows.length || isFirst
    ? `${isFirst ? BOM : ''}${papaparse.unparse([...rows.map(row => [...row])], { delimiter: ';', newline: '\r\n', escapeFormulae: RUNS })}\r\n`
    : ''
