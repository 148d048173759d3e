/** What a market has sold, and how it settles it, as programs call for it. */
import { expect } from 'vitest'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { countGoods, readLiveBookings } from '#functions/customers/table/live-bookings.ts'
import { commit } from '#functions/kit/table.ts'
import { putLine } from '#functions/sales/table/line.ts'
import { addToShop, addToTenant, readTenantSums } from '#functions/sales/table/sums.ts'
import { sum as added, fromWire, toWire } from '#shared/kit/money.ts'
import { inAll, shareOf, sumOf } from '#shared/sales/figures.ts'
import { type Answer, type Caller, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'
import { writtenTenant } from './written-tenant.ts'

export interface Sold {
  userNumber: string
  day: string
  type: 1 | 2
  /** In minor units. */
  paid: number
  commission: number
}

let rows = 0

/** Books a line as a till's receipt does, on a day of the past: line, sums of tenant and shop, what is not settled. */
export const bookLine = async (market: string, { userNumber, day, type, paid, commission }: Sold) => {
  rows += 1
  const share = paid - commission
  const quantity = paid < 0 ? -1 : 1
  const at = Math.floor(Date.parse(`${day}T10:00:00Z`) / 1000) + (rows % 3_600)
  const sum = { day, type, figures: { number: quantity, rows: 1, paid, commission } } as const
  const purchase = `golden-${rows}`
  await commit([
    putLine(market, {
      ...{ userNumber, day, at, bookedTs: at, till: 'zettle', purchase, row: 0 },
      ...{ number: `golkb${userNumber}-${rows}`, type, name: 'Ting', unitPrice: Math.abs(paid) },
      ...{ quantity, paid, commission, share, fee: 0, undoes: '' },
    }),
    addToTenant(market, userNumber, [sum]),
    addToShop(market, purchase, [sum]),
    countGoods(market, userNumber, { sales: 1, unsettled: share }),
  ])
}

export interface Report {
  id: string
  customer: string
  number: number
  turnoverUsed: string
  turnoverNew: string
  feeUsed: string
  feeNew: string
  tax: string
  rentOffset: string
  share: string
  late: { day: string; paid: string; share: string }[]
  carriedOver: string
  youReceive: string
  why: string | null
  sent: string | null
  paidOut: string | null
}

export interface Period {
  id: string
  status: number
  job: string | null
  firstNumber: number
  lastNumber: number
  sums: {
    totals: Record<string, string>
    count: number
    paid: { count: number; total: string }
  } | null
  results?: Report[]
}

interface Job {
  state: string
  done: number
  total: number
}

export interface Days {
  dateFrom: string
  dateTo: string
}

/** `caller`: of staff; it is asked for when a call is made. */
export const settlingOf = (cloud: TestCloud, caller: () => Caller) => {
  const call = <T>(method: string, path: string, body?: unknown, as: Caller = caller()): Promise<Answer<T>> =>
    cloud.call<T>(method, `/api/admin/${path}`, body, as)
  const periods = 'payments_info/sales_periods/'
  const jobOf = async (job: string) => (await call<Job>('GET', `jobs/${job}/`)).body
  const read = async (id: string) => (await call<Period>('GET', `${periods}${id}/`)).body
  return {
    call,
    jobOf,
    read,
    all: async () => (await call<{ results: Period[] }>('GET', periods)).body.results,
    draft: async (days: Days) => (await call<Period>('POST', periods, days)).body,
    finalize: async (id: string) => {
      const { status, body } = await call<{ job: string }>('PATCH', `${periods}${id}/finalize/`)
      expect(status).toBe(202)
      await cloud.idle()
      return jobOf(body.job)
    },
    /** Saves a period and finalizes it in one call. */
    final: async (days: Days): Promise<Period> => {
      const { status, body } = await call<{ job: string }>('POST', `${periods}?saveType=final`, days)
      expect(status).toBe(202)
      await cloud.idle()
      expect(await jobOf(body.job)).toMatchObject({ state: 'done' })
      const { results } = (await call<{ results: (Period & Days)[] }>('GET', periods)).body
      const found = results.find(one => one.dateFrom === days.dateFrom)
      return read(found?.id ?? '')
    },
    reports: async (query: string): Promise<Report[]> => {
      // The list keeper follows within seconds.
      await cloud.idle()
      const all: Report[] = []
      for (let page = 1, pagesCount = 1; page <= pagesCount; page += 1) {
        const { body } = await call<{ results: Report[]; pagesCount: number }>(
          'GET',
          `customer_payment_report/?page=${page}&${query}`,
        )
        all.push(...body.results)
        pagesCount = body.pagesCount
      }
      return all
    },
  }
}

export const ANNA = '100001'
export const BO = '100002'

/** A market with Anna, who has an account, and Bo, who has none and pays rent. */
export const settlingMarket = async (cloud: TestCloud, market: string) => {
  await openMarket(market, 6)
  const owner: Caller = { market, token: await staffToken(cloud, market) }
  const anna = await writtenTenant(cloud, market, {
    userNumber: ANNA,
    name: 'Anna',
    email: `anna@${market}.example`,
  })
  const bo = await writtenTenant(cloud, market, { userNumber: BO, name: 'Bo', email: `bo@${market}.example` })
  await commit(
    putCustomer(market, {
      ...(await readCustomer(market, ANNA)),
      ...{ bankRegNumber: '5301', bankAccount: '0002284417' },
    }),
  )
  await commit(putCustomer(market, { ...(await readCustomer(market, BO)), rentAmount: 20_000 }))
  const sell = (userNumber: string, day: string, paid: number, type: 1 | 2 = 1) =>
    bookLine(market, { userNumber, day, type, paid, commission: Math.round(paid / 5) })
  await sell(ANNA, '2027-04-10', 10_000)
  await sell(ANNA, '2027-04-20', 5_000, 2)
  await sell(BO, '2027-04-12', 3_000)
  return { market, owner, anna, bo, sell, settling: settlingOf(cloud, () => owner) }
}

export type Shop = Awaited<ReturnType<typeof settlingMarket>>

/** What is settled, and what is not, is what was sold; each balance is what its rows come to. */
export const expectAddsUp = async ({ market, settling }: Shop) => {
  const reports = await settling.reports('')
  for (const userNumber of [ANNA, BO]) {
    const sold = shareOf(
      inAll(sumOf(await readTenantSums(market, userNumber, ['2027-04', '2027-05']), '', '9')),
    )
    const settled = reports
      .filter(({ customer }) => customer === userNumber)
      .map(({ share, rentOffset }) => fromWire(share) + fromWire(rentOffset))
    const { unsettled } = await readLiveBookings(market, userNumber)
    expect(added(settled) + unsettled, userNumber).toBe(sold)
    const { body } = await settling.call<{ results: { amount: string }[]; balance: string }>(
      'GET',
      `balance_transactions/${userNumber}/`,
    )
    expect(toWire(added(body.results.map(({ amount }) => fromWire(amount))))).toBe(body.balance)
  }
}
