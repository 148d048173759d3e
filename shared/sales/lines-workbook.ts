/** The sales of a tenant as a workbook: a row a line, with their sums. */
import type { Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Workbook, WorkbookCell, WorkbookColumn } from '../kit/workbook.ts'
import type { GoodsType } from '../products/number.ts'
import { LINES_WORDS } from './lines-words.ts'

export interface LineInFile {
  day: Day
  /** "15:30", as the market's clocks show it. */
  time: string
  number: string
  name: string
  type: GoodsType
  unitPrice: Minor
  quantity: number
  paid: Minor
  commission: Minor
  share: Minor
}

export const lineColumns = (language: Language): WorkbookColumn[] => {
  const say = LINES_WORDS[language]
  return [
    { title: say.day, type: 'day', width: 12 },
    { title: say.time, type: 'text', width: 8 },
    { title: say.number, type: 'text', width: 20 },
    { title: say.name, type: 'text', width: 32 },
    { title: say.kind, type: 'text', width: 10 },
    { title: say.unitPrice, type: 'money', width: 12 },
    { title: say.quantity, type: 'number', width: 8 },
    { title: say.paid, type: 'money', width: 12 },
    { title: say.commission, type: 'money', width: 12 },
    { title: say.share, type: 'money', width: 12 },
  ]
}

export const lineCells = (line: LineInFile, language: Language): WorkbookCell[] => [
  line.day,
  line.time,
  line.number,
  line.name,
  LINES_WORDS[language].kinds[line.type],
  line.unitPrice,
  line.quantity,
  line.paid,
  line.commission,
  line.share,
]

/** Of the rows that `lineCells` made. */
export const linesWorkbook = (rows: WorkbookCell[][], language: Language): Workbook => {
  const { sheet, total, about } = LINES_WORDS[language]
  const inAll = (column: number) => sum(rows.map(row => Number(row[column])))
  return {
    language,
    tables: [
      {
        name: sheet,
        columns: lineColumns(language),
        rows,
        total: [total, null, null, null, null, null, inAll(6), inAll(7), inAll(8), inAll(9)],
      },
    ],
    about: { name: about.name, lines: [about.line] },
  }
}
