/** The reports as files for their asker alone (D51, D52), in the reader's language. Each refuses `date_out_of_range`. */
import { BOOKINGS_WORDS } from '#shared/bookings/bookings-words.ts'
import { bookingsWorkbook } from '#shared/bookings/bookings-workbook.ts'
import { endDateWorkbook } from '#shared/bookings/end-date-workbook.ts'
import { REPORT_WORDS } from '#shared/bookings/report-words.ts'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { Body } from '#shared/kit/contract.ts'
import type { Language } from '#shared/kit/language.ts'
import type { Verb } from '../../kit/http.ts'
import { type BookFormat, publishBook } from '../../kit/xlsx/publish-book.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readBookings } from './bookings-report.ts'
import { readEndDates } from './end-date-report.ts'

interface Asked<Typed> {
  market: string
  body: Typed
  language: Language | undefined
}

const endDates = async (
  { market, body, language: asked }: Asked<Body<typeof reportCalls.endDateReportXlsx>>,
  format: BookFormat,
) => {
  const report = await readEndDates(market, body)
  const language = body.language ?? asked ?? (await readMarket(market)).language
  const name = [REPORT_WORDS[language].end.file, report.dateFrom, report.dateTo].join('-')
  return publishBook(endDateWorkbook(report, language), { folder: `${market}/reports`, name, format })
}

const bookings = async (
  { market: id, body, language: asked }: Asked<Body<typeof reportCalls.bookingsReportXlsx>>,
  format: BookFormat,
) => {
  const { report, market } = await readBookings(id, body)
  const language = body.language ?? asked ?? market.language
  const name = [BOOKINGS_WORDS[language].file, report.dateFrom, report.dateTo].join('-')
  return publishBook(bookingsWorkbook(report, language, market.currencyCode), {
    ...{ folder: `${id}/reports`, name, format },
  })
}

export const endDateReportXlsx: Verb<typeof reportCalls.endDateReportXlsx> = call => endDates(call, 'xlsx')
export const endDateReportCsv: Verb<typeof reportCalls.endDateReportCsv> = call => endDates(call, 'csv')
export const bookingsReportXlsx: Verb<typeof reportCalls.bookingsReportXlsx> = call => bookings(call, 'xlsx')
export const bookingsReportCsv: Verb<typeof reportCalls.bookingsReportCsv> = call => bookings(call, 'csv')
