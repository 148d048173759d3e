/** What a tenant gets next and got before, as the calls answer it. */
import type { Answer } from '#shared/kit/contract.ts'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { stub } from '../stub.ts'

type Payout = Answer<typeof ownPayoutCalls.readPayout>
type Report = Answer<typeof settlementCalls.listPaymentReports>['results'][number]

/** sold − returned − commission − rent − purchases + carried over = youReceive. */
export const PAYOUT: Payout = {
  dateFrom: '2027-06-01',
  dateTo: '2027-06-30',
  payoutOn: '2027-07-05',
  pieces: 38,
  sold: '1680.00',
  returned: '60.00',
  turnoverUsed: '1420.00',
  turnoverNew: '200.00',
  feeUsed: '284.00',
  feeNew: '40.00',
  tax: '64.80',
  commission: '324.00',
  rentOffset: '448.00',
  rentLines: [
    { booking: null, day: '2027-05-31', name: '', amount: '249.00' },
    { booking: '01J', day: '2027-06-02', name: 'A6', amount: '199.00' },
  ],
  purchases: '11.50',
  carriedOver: '-20.00',
  onItsWay: '0.00',
  ownVat: [],
  late: [{ day: '2027-05-30', paid: '-60.00', share: '-48.00' }],
  share: '848.00',
  balance: '816.50',
  youReceive: '816.50',
  why: null,
  bank: '2105 0004474417',
}

export const NOTHING: Partial<Payout> = {
  pieces: 0,
  sold: '0.00',
  returned: '0.00',
  commission: '0.00',
  feeUsed: '0.00',
  feeNew: '0.00',
  rentOffset: '0.00',
  rentLines: [],
  purchases: '0.00',
  carriedOver: '0.00',
  late: [],
  balance: '0.00',
  youReceive: '0.00',
}

export const ID = '01JX3M0000000000000000000A.100001'

export const REPORT: Report = {
  turnoverUsed: '800.00',
  turnoverNew: '0.00',
  feeUsed: '160.00',
  feeNew: '0.00',
  tax: '32.00',
  rentOffset: '0.00',
  rentVat: '0.00',
  share: '640.00',
  customer: '100001',
  name: 'Anna Jensen',
  bank: '2105 0004474417',
  borneByShop: '0.00',
  rentLines: [],
  late: [],
  carriedOver: '-27.20',
  youReceive: '612.80',
  why: null,
  id: ID,
  number: 414,
  salesPeriod: '01JX3M0000000000000000000A',
  dateFrom: '2027-05-16',
  dateTo: '2027-05-31',
  finalized: '2027-06-02T10:00:00.000Z',
  sent: null,
  paidOut: 'sent',
}

export const OWED: Report = {
  ...REPORT,
  id: '01JX3M0000000000000000000B.100001',
  dateFrom: '2026-12-16',
  dateTo: '2026-12-31',
  youReceive: '0.00',
  why: 'owes',
  paidOut: null,
}

export const reportsOf = (results: Report[], pagesCount = 1) => ({ results, page: 1, pagesCount })

export const answerPayout = (more: Partial<Payout> = {}, reports: Report[] = [REPORT, OWED]) => ({
  payout: stub(ownPayoutCalls.readPayout, { ...PAYOUT, ...more }),
  reports: stub(settlementCalls.listPaymentReports, reportsOf(reports)),
})
