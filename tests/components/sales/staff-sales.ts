/** Sales as staff read them. */

import type { Answer } from '#shared/kit/contract.ts'
import type { salesCalls, staffSalesCalls } from '#shared/sales/sales-calls.ts'

const NOTHING = { number: 0, turnover: '0.00', commission: '0.00', share: '0.00' }

/** Days without a sale. */
export const SUMMARY: Answer<typeof salesCalls.summarizeSales> = {
  ...NOTHING,
  dateFrom: '2027-06-14',
  dateTo: '2027-06-15',
  used: NOTHING,
  new: NOTHING,
  plot: { group: 'day', results: [] },
  before: { ...NOTHING, dateFrom: '2027-06-07', dateTo: '2027-06-08' },
}

const FIGURES = { number: 37, turnover: '1620.00', commission: '324.00', share: '1296.00' }

/** Days with sales. */
export const SOLD: typeof SUMMARY = {
  ...SUMMARY,
  ...FIGURES,
  used: FIGURES,
  plot: {
    group: 'day',
    results: [
      { ...FIGURES, date: '2027-06-14', turnover: '1200.00' },
      { ...FIGURES, date: '2027-06-15', turnover: '420.00' },
    ],
  },
  before: { ...SUMMARY.before, number: 12, turnover: '766.00', commission: '153.20', share: '612.80' },
}

/** Two tenants of thirty who sold something, and the sums of all thirty. */
export const BY_TENANT: Answer<typeof staffSalesCalls.listSalesByTenant> = {
  results: [
    { ...FIGURES, number: 20, turnover: '900.00', commission: '180.00', share: '720.00' },
    { ...FIGURES, number: -1, turnover: '-60.00', commission: '-12.00', share: '-48.00' },
  ].map((one, at) => ({ ...one, customer: `10000${at + 1}`, customerName: ['Anna Jensen', ''][at] ?? '' })),
  page: 1,
  pagesCount: 2,
  count: 30,
  total: FIGURES,
}

export type SaleLine = Answer<typeof salesCalls.listSaleLines>['results'][number]

export const SALE: SaleLine = {
  id: 'zettle.p.0',
  date: '2027-06-14',
  at: '2027-06-14T14:02:00.000Z',
  productNumber: 'lopkb100001-512',
  product: '100001-512',
  name: 'Karaffel',
  unitPrice: '60.00',
  quantity: 1,
  total: '60.00',
  commission: '12.00',
  share: '48.00',
}

/** The same, brought back. */
export const RETURN: SaleLine = {
  ...SALE,
  id: 'zettle.q.0',
  date: '2027-06-15',
  at: '2027-06-15T07:02:00.000Z',
  quantity: -1,
  total: '-60.00',
  commission: '-12.00',
  share: '-48.00',
}
