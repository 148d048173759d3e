/** What staff ask of their bookings as a whole: who leaves when, what was earned, how full the market is (decision 024). */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { type Contract, flag } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { day, money } from '../kit/text.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { GROUPS } from './report-range.ts'
import { bookedPeriod } from './request.ts'

const { date_out_of_range } = shelfRefusals

const named = z.object({ id: answeredId, name: z.string() })

const ending = z.object({
  id: answeredId,
  shelf: named,
  shelfType: named,
  /** Null for the market's own booking. */
  customer: z.nullable(z.string()),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  isBookingForMarket: z.boolean(),
  dateStart: answeredDay,
  dateEnd: answeredDay,
  /** The last open day of the booking. */
  emptyBy: answeredDay,
  /** The same tenant goes on on the shelf until this day. */
  goesOnUntil: z.nullable(answeredDay),
  /** What comes next on the shelf. */
  next: z.nullable(
    z.object({ id: answeredId, dateStart: answeredDay, name: z.string(), isBookingForMarket: z.boolean() }),
  ),
  /** How it is paid: the shelf booking status, and whether it is taken from sales (D41). */
  status: z.number(),
  isWithheld: z.boolean(),
})

const whole = z.number().check(z.meta({ type: 'integer', minimum: 0 }))

const figures = z.object({
  bookings: whole,
  online: whole,
  byStaff: whole,
  extensions: whole,
  rent: money,
  services: money,
  refunded: money,
  turnover: money,
  unpaid: money,
  rentedDays: whole,
  shelfDays: whole,
  /** Per cent with one decimal. */
  occupancy: z.number().check(z.meta({ minimum: 0, maximum: 100 })),
})

const apart = z.object({ bookings: whole, days: whole })

const endQuery = {
  dateFrom: z.optional(day),
  dateTo: z.optional(day),
  shelfType: z.optional(ulid),
  /** Those whose tenant goes on on the shelf, or those who leave it. */
  goesOn: z.optional(flag),
}

const bookingsQuery = {
  dateFrom: z.optional(day),
  dateTo: z.optional(day),
  group: z._default(z.enum(GROUPS), 'month'),
  shelfType: z.optional(ulid),
  bookingPeriod: z.optional(ulid),
}

/** Else the language that the browser asks for, else the market's. */
const language = z.optional(z.enum(LANGUAGES))

/** A file for the asker alone, for 15 minutes. */
const link = z.object({ url: z.string().check(z.meta({ format: 'uri' })) })

const fileOf = {
  method: 'POST',
  audiences: ['admin'],
  right: 'look',
  answer: link,
  refusals: [date_out_of_range],
} as const

const endFile = z.object({ ...endQuery, goesOn: z.optional(z.boolean()), language })

const bookingsFile = z.object({ ...bookingsQuery, language })

export const reportCalls = {
  endDateReport: {
    method: 'GET',
    path: 'end_date_report',
    audiences: ['admin'],
    right: 'look',
    summary:
      'Whose shelves must be emptied between two days, at most 93, by default the next 14: by day and shelf, with what comes next',
    query: z.object(endQuery),
    answer: z.object({
      dateFrom: answeredDay,
      dateTo: answeredDay,
      /** What comes next is looked for until this day. */
      nextUntil: answeredDay,
      results: z.array(ending),
      sums: z.object({ bookings: whole, leaving: whole, goingOn: whole }),
    }),
    refusals: [date_out_of_range],
  },
  endDateReportXlsx: {
    ...fileOf,
    path: 'end_date_report/xlsx',
    summary: 'A link to the end-date report as XLSX, for 15 minutes',
    body: endFile,
  },
  endDateReportCsv: {
    ...fileOf,
    path: 'end_date_report/csv',
    summary: 'A link to the end-date report as CSV, for 15 minutes',
    body: endFile,
  },
  bookingsReport: {
    method: 'GET',
    path: 'bookings_report',
    audiences: ['admin'],
    right: 'look',
    summary:
      'Turnover of the bookings that begin between two days, at most 13 months, by default this month, and how full the market is, by day, week or month, by type and by period',
    query: z.object(bookingsQuery),
    answer: z.object({
      dateFrom: answeredDay,
      dateTo: answeredDay,
      total: figures,
      /** VAT in the turnover; 0 % for a market that charges none on rent (D26). */
      vatPercent: z.number(),
      vat: money,
      net: money,
      groups: z.array(z.extend(figures, { first: answeredDay, last: answeredDay })),
      byType: z.array(z.extend(figures, { id: answeredId, name: z.string() })),
      byPeriod: z.array(z.extend(figures, { period: bookedPeriod })),
      /** What touches the range and is neither turnover nor occupancy. */
      own: apart,
      held: apart,
      shelves: whole,
    }),
    refusals: [date_out_of_range],
  },
  bookingsReportXlsx: {
    ...fileOf,
    path: 'bookings_report/xlsx',
    summary: 'A link to the bookings report as XLSX, for 15 minutes',
    body: bookingsFile,
  },
  bookingsReportCsv: {
    ...fileOf,
    path: 'bookings_report/csv',
    summary: 'A link to the bookings report as CSV, for 15 minutes',
    body: bookingsFile,
  },
  printPlan: {
    ...fileOf,
    path: 'booking_plan/pdf',
    summary: 'A link to a month of the booking calendar as PDF on A4, for 15 minutes: 40 shelves a page',
    body: z.object({
      /** Any day of the month; by default today's month. */
      day: z.optional(day),
      shelfType: z.optional(ulid),
      language,
    }),
    refusals: [],
  },
} as const satisfies Contract
