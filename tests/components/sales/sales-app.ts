/** A tenant's sales of a Tuesday, as the calls answer them. */

import { ownCalls } from '#shared/bookings/tenants-calls.ts'
import { addDays, daysFrom } from '#shared/kit/day.ts'
import { noticeCalls } from '#shared/messages/notice-calls.ts'
import type { SaleLine } from '#shared/sales/dearest.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import type { Summary } from '#web/sales/figures.tsx'
import type { Aggregated } from '#web/sales/plot.tsx'
import { NONE } from '../demo.ts'
import { stub } from '../stub.ts'

/** Who was asked once is not asked again. */
const NOTICES = {
  devices: [],
  publicKey: 'BKey',
  quietFrom: '21:00',
  quietTo: '08:00',
  dailyMail: false,
  wasAsked: true,
}

export const TODAY = '2027-06-15'

interface Sold {
  name: string
  paid: number
  day?: string
  time?: string
  number?: number
  isBack?: boolean
}

const wire = (minor: number) => (minor / 100).toFixed(2)

const figuresOf = (number: number, paid: number) => ({
  number,
  turnover: wire(paid * 100),
  commission: wire(paid * 20),
  share: wire(paid * 80),
})

export const line = ({ name, paid, day = TODAY, time = '08:00', number = 1, isBack }: Sold): SaleLine => ({
  id: `zettle.${name}.${day}.${time}`,
  date: day,
  at: `${day}T${time}:00Z`,
  productNumber: `loakb100001-${number}`,
  product: `100001-${number}`,
  name,
  unitPrice: wire(paid * 100),
  quantity: isBack ? -1 : 1,
  total: wire((isBack ? -paid : paid) * 100),
  commission: wire((isBack ? -paid : paid) * 20),
  share: wire((isBack ? -paid : paid) * 80),
})

export const LINES: SaleLine[] = [
  line({ name: 'Flyverdragt, str. 98', paid: 95, time: '07:39', number: 41 }),
  line({ name: 'Træpuslespil med bondegård og 24 brikker', paid: 40, time: '07:12', number: 33 }),
  line({ name: 'Kaffekande', paid: 60, day: '2027-06-14', time: '14:02', number: 6, isBack: true }),
  line({ name: 'Vinterstøvler, str. 31', paid: 120, day: '2027-06-14', time: '12:48', number: 27 }),
  line({ name: 'Læselampe', paid: 60, day: '2027-06-14', time: '09:20', number: 19 }),
]

export const aggregated = (from: string, paid: readonly number[]): Aggregated => ({
  group: 'day',
  results: daysFrom(from, addDays(from, paid.length - 1)).map((date, at) => {
    const sold = paid[at] ?? 0
    return { date, ...figuresOf(sold ? 2 : 0, sold) }
  }),
})

const listed = (lines: readonly SaleLine[], pagesCount = 1) => ({ results: [...lines], page: 1, pagesCount })

interface Days {
  dateFrom: string
  dateTo: string
}

/** 255 kr. on these days, 40 kr. in those before. */
export const summaryOf = (days: Days, paid = 255, before = 40): Summary => ({
  ...days,
  ...figuresOf(paid ? 3 : 0, paid),
  used: figuresOf(paid ? 2 : 0, paid - paid / 5),
  new: figuresOf(paid ? 1 : 0, paid / 5),
  plot: aggregated('2027-06-14', paid ? [120, 135] : [0, 0]),
  before: { dateFrom: '2027-06-07', dateTo: '2027-06-08', ...figuresOf(before ? 1 : 0, before) },
})

/** Answers what the sales screens ask. */
export const answerSales = (lines: readonly SaleLine[] = LINES, paid = 255, before = 40) => ({
  summary: stub(salesCalls.summarizeSales, ({ query: { dateFrom = '', dateTo = '' } }) =>
    summaryOf({ dateFrom, dateTo }, paid, before),
  ),
  week: stub(salesCalls.aggregateSales, aggregated('2027-06-14', paid ? [120, 135] : [0, 0])),
  lines: stub(salesCalls.listSaleLines, listed(lines)),
  bookings: stub(ownCalls.listOwnBookings, NONE),
  notices: stub(noticeCalls.readNotices, NOTICES),
  listed,
})
