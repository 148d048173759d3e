/** Sales as workbooks: a row a line, of a tenant or of the shop, and a row a tenant, each with their sums. */
import type { Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { sum, vatWithin } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Workbook, WorkbookCell, WorkbookColumn } from '../kit/workbook.ts'
import type { GoodsType } from '../products/number.ts'
import { type Figures, shareOf } from './figures.ts'
import { LINES_WORDS } from './lines-words.ts'

interface Tenant {
  userNumber: string
  name: string
}

export interface LineInFile {
  /** Whose it was. */
  tenant: Tenant
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

/** Who reads the file: the shop sees whose each line is. */
export interface LinesReader {
  isShop: boolean
  language: Language
  /** The VAT rates of a business tenant's own sales in per cent (D40); others have none in their file. */
  ownVat?: { used: number; new: number } | undefined
}

/** The rate of a kind of goods. */
const rateOf = ({ type }: Pick<LineInFile, 'type'>, ownVat: NonNullable<LinesReader['ownVat']>): number =>
  type === 1 ? ownVat.used : ownVat.new

const tenantColumns = (language: Language): WorkbookColumn[] => [
  { title: LINES_WORDS[language].customer, type: 'text', width: 14 },
  { title: LINES_WORDS[language].customerName, type: 'text', width: 28 },
]

const sumColumns = ({ isShop, language, ownVat }: LinesReader): WorkbookColumn[] => {
  const say = LINES_WORDS[language]
  return [
    { title: say.quantity, type: 'number', width: 8 },
    { title: say.paid, type: 'money', width: 12 },
    { title: say.commission, type: 'money', width: 12 },
    { title: isShop ? say.tenantsShare : say.share, type: 'money', width: 14 },
    ...(ownVat ? [{ title: say.ownVat, type: 'money' as const, width: 12 }] : []),
  ]
}

export const lineColumns = (reader: LinesReader): WorkbookColumn[] => {
  const say = LINES_WORDS[reader.language]
  return [
    ...(reader.isShop ? tenantColumns(reader.language) : []),
    { title: say.day, type: 'day', width: 12 },
    { title: say.time, type: 'text', width: 8 },
    { title: say.number, type: 'text', width: 20 },
    { title: say.name, type: 'text', width: 32 },
    { title: say.kind, type: 'text', width: 10 },
    { title: say.unitPrice, type: 'money', width: 12 },
    ...(reader.ownVat ? [{ title: say.vatRate, type: 'number' as const, width: 8 }] : []),
    ...sumColumns(reader),
  ]
}

export const lineCells = (line: LineInFile, { isShop, language, ownVat }: LinesReader): WorkbookCell[] => [
  ...(isShop ? [line.tenant.userNumber, line.tenant.name] : []),
  line.day,
  line.time,
  line.number,
  line.name,
  LINES_WORDS[language].kinds[line.type],
  line.unitPrice,
  ...(ownVat ? [rateOf(line, ownVat)] : []),
  line.quantity,
  line.paid,
  line.commission,
  line.share,
  ...(ownVat ? [vatWithin(line.paid, rateOf(line, ownVat))] : []),
]

/** The sums of the last columns under a word. */
const totalOf = (
  columns: readonly WorkbookColumn[],
  rows: readonly WorkbookCell[][],
  word: string,
  reader: LinesReader,
) =>
  columns.map((_, at): WorkbookCell => {
    if (at === 0) return word
    return at < columns.length - sumColumns(reader).length ? null : sum(rows.map(row => Number(row[at])))
  })

/** Of the rows that `lineCells` made. */
export const linesWorkbook = (rows: WorkbookCell[][], reader: LinesReader): Workbook => {
  const { sheet, total, about } = LINES_WORDS[reader.language]
  const columns = lineColumns(reader)
  return {
    language: reader.language,
    tables: [{ name: sheet, columns, rows, total: totalOf(columns, rows, total, reader) }],
    about: {
      name: about.name,
      lines: [reader.isShop ? about.shops : about.line, ...(reader.ownVat ? [about.ownVat] : [])],
    },
  }
}

/** What each of these tenants has sold, as the shop reads it. */
export const tenantsWorkbook = (sums: readonly (Tenant & Figures)[], language: Language): Workbook => {
  const { sheetByTenant, total, about } = LINES_WORDS[language]
  const reader = { isShop: true, language }
  const columns = [...tenantColumns(language), ...sumColumns(reader)]
  const rows = sums.map(one => [one.userNumber, one.name, one.number, one.paid, one.commission, shareOf(one)])
  return {
    language,
    tables: [{ name: sheetByTenant, columns, rows, total: totalOf(columns, rows, total, reader) }],
    about: { name: about.name, lines: [about.byTenant] },
  }
}
