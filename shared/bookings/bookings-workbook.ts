/** The bookings report as a workbook: over time, by shelf type and by booking period, each with its total. */
import { type Day, shortDay } from '../kit/day.ts'
import { numberFormat } from '../kit/formats.ts'
import { type Language, LOCALE } from '../kit/language.ts'
import { showMoney } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Workbook, WorkbookCell, WorkbookColumn, WorkbookTable } from '../kit/workbook.ts'
import { periodName } from '../shelves/period-name.ts'
import type { BookingsReport } from './bookings-report.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'
import { type Figures, occupancy } from './report-figures.ts'
import { REPORT_WORDS } from './report-words.ts'
import type { Sale } from './sale.ts'

interface Reported extends Omit<BookingsReport, 'byType'> {
  dateFrom: Day
  dateTo: Day
  vatPercent: number
  vat: Minor
  net: Minor
  byType: readonly (Figures & { name: string })[]
}

/** "2 uger"; of a booking whose last day staff typed a word for that. */
export const reportPeriod = (period: Sale['period'], language: Language): string =>
  period.id ? periodName(period, language) : BOOKINGS_WORDS[language].typedDays

const figureColumns = (language: Language): WorkbookColumn[] => {
  const say = BOOKINGS_WORDS[language]
  return [
    { title: say.bookings, type: 'number', width: 12 },
    { title: say.online, type: 'number', width: 10 },
    { title: say.byStaff, type: 'number', width: 12 },
    { title: say.extensions, type: 'number', width: 16 },
    { title: say.rent, type: 'money', width: 14 },
    { title: say.services, type: 'money', width: 16 },
    { title: say.refunded, type: 'money', width: 16 },
    { title: say.turnover, type: 'money', width: 14 },
    { title: say.unpaid, type: 'money', width: 18 },
    { title: say.rentedDays, type: 'number', width: 18 },
    { title: say.shelfDays, type: 'number', width: 16 },
    { title: say.occupancy, type: 'percent', width: 12 },
  ]
}

const figureCells = (one: Figures): WorkbookCell[] => [
  one.bookings,
  one.online,
  one.byStaff,
  one.extensions,
  one.rent,
  one.services,
  one.refunded,
  one.turnover,
  one.unpaid,
  one.rentedDays,
  one.shelfDays,
  occupancy(one),
]

export const bookingsWorkbook = (report: Reported, language: Language, currency: string): Workbook => {
  const words = REPORT_WORDS[language]
  const say = BOOKINGS_WORDS[language]
  const figures = figureColumns(language)
  const table = (
    name: string,
    lead: WorkbookColumn[],
    rows: WorkbookCell[][],
    total: WorkbookCell[],
  ): WorkbookTable => ({
    name,
    columns: [...lead, ...figures],
    rows,
    total: [...total, ...figureCells(report.total)],
  })
  const { dateFrom, dateTo, vatPercent, vat, net, own, held } = report
  const money = (amount: Minor) => showMoney(amount, currency, language)
  const percent = numberFormat(LOCALE[language], {}).format(vatPercent)
  return {
    language,
    tables: [
      table(
        say.groups,
        [
          { title: say.from, type: 'day', width: 12 },
          { title: say.to, type: 'day', width: 12 },
        ],
        report.groups.map(one => [one.first, one.last, ...figureCells(one)]),
        [dateFrom, dateTo],
      ),
      table(
        say.byType,
        [{ title: say.shelfType, type: 'text', width: 24 }],
        report.byType.map(one => [one.name, ...figureCells(one)]),
        [words.total],
      ),
      table(
        say.byPeriod,
        [{ title: say.period, type: 'text', width: 24 }],
        report.byPeriod.map(one => [reportPeriod(one.period, language), ...figureCells(one)]),
        [words.total],
      ),
    ],
    about: {
      name: words.about,
      lines: [
        words.range(shortDay(dateFrom), shortDay(dateTo)),
        vatPercent ? say.vat(percent, money(vat), money(net)) : say.noVat,
        say.apart(own.bookings, own.days, held.bookings, held.days),
        ...say.lines,
      ],
    },
  }
}
