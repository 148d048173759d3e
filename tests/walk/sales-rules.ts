/** What is always true of what a market has sold. */
import { expect } from 'vitest'
import { readLiveBookings } from '#functions/customers/table/live-bookings.ts'
import { readLastOf } from '#functions/products/table/product.ts'
import { type ClearingLine, readClearings } from '#functions/sales/table/clearing.ts'
import { readLinesOf, type SaleLine } from '#functions/sales/table/line.ts'
import { readShopSums, readTenantSums } from '#functions/sales/table/sums.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { dayIn, monthsFrom } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { PRODUCT } from '#shared/products/states.ts'
import { CLEARING_STATES } from '#shared/sales/clearing-fields.ts'
import { inAll, sumOf } from '#shared/sales/figures.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'

export const TENANTS = { anna: '100001', bo: '100002' }
const FIRST = '2020-01-01'

/** What stands in the tables of a market. */
export const readState = async (cloud: TestCloud, market: string) => {
  const today = dayIn(
    'Europe/Copenhagen',
    Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now),
  )
  const months = monthsFrom('2027-05-01', today)
  const each = <T>(read: (userNumber: string) => Promise<T>) => Promise.all(Object.values(TENANTS).map(read))
  const clearing = async (state: (typeof CLEARING_STATES)[number], page = 1): Promise<ClearingLine[]> => {
    const { lines, pagesCount } = await readClearings(market, { state }, page)
    return page < pagesCount ? [...lines, ...(await clearing(state, page + 1))] : lines
  }
  return {
    days: await readTillDays(market, 10_000),
    unsettled: await each(async one => (await readLiveBookings(market, one)).unsettled),
    lines: await each(one => readLinesOf(market, one, { from: FIRST, to: today }, 100_000)),
    sums: (await each(one => readTenantSums(market, one, months))).map(one =>
      inAll(sumOf(one, FIRST, today)),
    ),
    shop: inAll(sumOf(await readShopSums(market, { to: today }), FIRST, today)),
    products: (await each(one => readLastOf(market, one, 100_000))).flat(),
    clearing: Object.fromEntries(
      await Promise.all(CLEARING_STATES.map(async state => [state, await clearing(state)] as const)),
    ),
  }
}

export type State = Awaited<ReturnType<typeof readState>>

const figuresOf = (lines: readonly SaleLine[]) => ({
  number: sum(lines.map(({ quantity }) => quantity)),
  rows: lines.length,
  paid: sum(lines.map(({ paid }) => paid)),
  commission: sum(lines.map(({ commission }) => commission)),
})

/** Each amount stands in one place, and a thing is sold as its lines say. */
export const expectRules = (
  { days, unsettled, lines, sums, shop, products, clearing }: State,
  story: readonly string[],
) => {
  const told = story.slice(-60).join('\n')
  for (const {
    total,
    lines: booked,
    clearing: waits,
    aside,
    asides,
    beside,
    tips,
    rounding,
    tenders,
  } of days) {
    expect(booked + waits + aside + beside, told).toBe(total)
    expect([tips + rounding, sum(Object.values(asides)), sum(Object.values(tenders))], told).toEqual([
      beside,
      aside,
      total,
    ])
  }
  const all = lines.flat()
  expect(unsettled, told).toEqual(lines.map(own => sum(own.map(({ share }) => share))))
  expect(sums, told).toEqual(lines.map(figuresOf))
  expect(shop, told).toEqual(figuresOf(all))
  expect(
    all.filter(({ paid, commission, share }) => paid !== commission + share),
    told,
  ).toEqual([])
  const amounts = (state: string) => sum((clearing[state] ?? []).map(({ amount }) => amount))
  const ofDays = (figure: 'lines' | 'clearing' | 'aside') => sum(days.map(day => day[figure]))
  expect([ofDays('lines'), ofDays('clearing'), ofDays('aside')], told).toEqual([
    figuresOf(all).paid,
    amounts('open'),
    amounts('aside'),
  ])
  const pieces = Map.groupBy(all, ({ number }) => number)
  const wrong = products.filter(
    ({ number, status }) =>
      number && figuresOf(pieces.get(number) ?? []).number !== (status === PRODUCT.sold ? 1 : 0),
  )
  expect(
    wrong.map(({ number, status }) => `${number} has status ${status}`),
    told,
  ).toEqual([])
}
