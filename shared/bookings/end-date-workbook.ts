/** The end-date report as a workbook. */
import { type Day, shortDay } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import type { Workbook, WorkbookColumn } from '../kit/workbook.ts'
import { endSums, type NextOnShelf } from './end-date-report.ts'
import { REPORT_WORDS } from './report-words.ts'

/** A row as the call answers it. */
export interface EndLine {
  shelf: { name: string }
  shelfType: { name: string }
  customer: string | null
  name: string
  phone: string
  email: string
  isBookingForMarket: boolean
  dateStart: Day
  dateEnd: Day
  emptyBy: Day
  goesOnUntil: Day | null
  next: NextOnShelf | null
  status: number
  isWithheld: boolean
}

interface EndDates {
  dateFrom: Day
  dateTo: Day
  nextUntil: Day
  results: readonly EndLine[]
}

/** How a booking is paid, in words; empty for the market's own. */
export const paidWord = (
  { status, isWithheld, isBookingForMarket }: Pick<EndLine, 'status' | 'isWithheld' | 'isBookingForMarket'>,
  language: Language,
): string => {
  const { paid } = REPORT_WORDS[language]
  if (isBookingForMarket) return ''
  if (isWithheld && status === 1) return paid.withheld
  return paid[status as keyof typeof paid] ?? ''
}

const named = (
  { name, isBookingForMarket }: Pick<NextOnShelf, 'name' | 'isBookingForMarket'>,
  language: Language,
): string => (isBookingForMarket ? [REPORT_WORDS[language].own, name].filter(Boolean).join(': ') : name)

const columnsOf = (language: Language): WorkbookColumn[] => {
  const say = REPORT_WORDS[language].end
  return [
    { title: say.emptyBy, type: 'day', width: 14 },
    { title: say.shelf, type: 'text', width: 10 },
    { title: say.shelfType, type: 'text', width: 18 },
    { title: say.tenant, type: 'text', width: 28 },
    { title: say.number, type: 'text', width: 12 },
    { title: say.phone, type: 'text', width: 17 },
    { title: say.email, type: 'text', width: 30 },
    { title: say.first, type: 'day', width: 12 },
    { title: say.last, type: 'day', width: 12 },
    { title: say.goesOnUntil, type: 'day', width: 14 },
    { title: say.nextFrom, type: 'day', width: 14 },
    { title: say.next, type: 'text', width: 28 },
    { title: say.payment, type: 'text', width: 24 },
  ]
}

export const endDateWorkbook = (
  { dateFrom, dateTo, nextUntil, results }: EndDates,
  language: Language,
): Workbook => {
  const words = REPORT_WORDS[language]
  const { leaving, goingOn } = endSums(results)
  const say = words.end
  return {
    language,
    tables: [
      {
        name: say.name,
        columns: columnsOf(language),
        rows: results.map(row => [
          row.emptyBy,
          row.shelf.name,
          row.shelfType.name,
          named(row, language),
          row.customer,
          row.phone,
          row.email,
          row.dateStart,
          row.dateEnd,
          row.goesOnUntil,
          row.next?.dateStart ?? null,
          row.next && named(row.next, language),
          paidWord(row, language),
        ]),
      },
    ],
    about: {
      name: words.about,
      lines: [
        words.range(shortDay(dateFrom), shortDay(dateTo)),
        `${say.emptyBy}: ${leaving} · ${say.goesOnUntil} …: ${goingOn}`,
        ...say.lines(shortDay(nextUntil)),
      ],
    },
  }
}
