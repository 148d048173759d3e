/** Two months of a shop through the calls, against what a program that shares no code with Reol says must come out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { putRequest, readRequest } from '#functions/bookings/table/request.ts'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { todayIn } from '#functions/kit/clock.ts'
import { commit } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { payingOutOf, withBank } from '../../people/paying-out.ts'
import { bookLine, type Days, type Report, settlingOf } from '../../people/settling.ts'
import { staffToken } from '../../people/staff.ts'
import { writtenTenant } from '../../people/written-tenant.ts'

const MARKET = 'golden-month'
const cloud = cloudForTests()

interface Expected {
  settlements: { customer: string; late: object[]; balance: string; payout: object }[]
  totals: Record<string, string>
  transactions: number
  file: string
}

interface Month {
  market: { salesAs: 'agent' | 'own_name'; noVatOnSales: boolean; noVatOnRent: boolean }
  periods: Record<'first' | 'second', Days>
  tenants: {
    userNumber: string
    fee: number
    rentAmount: string
    account: boolean
    startBalance: string
    withheld: { dateStart: string; price: string }[]
  }[]
  expected: Record<'first' | 'second', Expected> & {
    lines: { tenant: string; day: string; type: 1 | 2; paid: string; commission: string; heard: string }[]
    ledger: Record<string, object[]>
    endBalances: Record<string, string>
  }
}

const month: Month = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../shared/payouts/golden-months/month-1.json'), 'utf8'),
)
const { periods, tenants, expected } = month

let staff: Caller
const settling = settlingOf(cloud, () => staff)
const bank = payingOutOf(cloud, settling)

/** A booking that is withheld, moved to the days and the price of the month. */
const withhold = async (
  customer: string,
  shelf: { id: string; shelfType: { id: string } },
  of: { dateStart: string; price: string },
) => {
  // Other files of the worker may have moved the clock.
  const today = todayIn({ timeZone: 'Europe/Copenhagen' })
  const { status, body } = await settling.call<{ id: string }>('POST', 'shelf_bookings/', {
    ...{ shelf: shelf.id, dateStart: today, dateEnd: addDays(today, 6), customer },
    ...{ status: 1, withholdFromSales: true, price: of.price },
  })
  expect(status).toBe(201)
  const request = await readRequest(MARKET, body.id)
  await commit(
    putRequest(MARKET, {
      ...request,
      ...{ dateStart: of.dateStart, dateStartCustomer: of.dateStart },
      ...{ dateEnd: addDays(of.dateStart, 6), dateEndCustomer: addDays(of.dateStart, 6) },
    }),
  )
}

const book = async (heard: string) => {
  for (const line of expected.lines.filter(one => one.heard === heard))
    await bookLine(MARKET, {
      ...{ userNumber: line.tenant, day: line.day, type: line.type },
      ...{ paid: fromWire(line.paid), commission: fromWire(line.commission) },
    })
}

const asExpected = ({ customer, late, ...report }: Report) => ({
  customer,
  ...{ turnoverUsed: report.turnoverUsed, turnoverNew: report.turnoverNew },
  ...{ feeUsed: report.feeUsed, feeNew: report.feeNew, rentOffset: report.rentOffset, tax: report.tax },
  ...{ share: report.share, late },
  balance: ((fromWire(report.carriedOver) + fromWire(report.share)) / 100).toFixed(2),
  payout: report.why ? { reason: report.why } : { amount: report.youReceive },
})

const expectPeriod = async (which: 'first' | 'second') => {
  const { id, sums, firstNumber, lastNumber } = await settling.final(periods[which])
  const { settlements, totals, transactions, file } = expected[which]
  const reports = await settling.reports(`salesPeriod=${id}`)
  expect(reports.map(asExpected)).toEqual(settlements)
  expect(sums).toMatchObject({
    totals,
    count: settlements.length,
    paid: { count: transactions, total: file },
  })
  expect(reports.map(({ number }) => number)).toEqual(settlements.map((_, at) => firstNumber + at))
  expect(lastNumber - firstNumber + 1).toBe(settlements.length)
  expect(await bank.make(id)).toMatchObject({ state: 'done', result: { transactions, total: file } })
  return reports
}

/** Staff make the transfers of the file by hand, on a day of the past. */
const payOut = async (reports: readonly Report[], timestamp: string) => {
  for (const { customer, why, youReceive: amount } of reports)
    if (!why) {
      const row = { type: 5, amount, timestamp }
      expect((await settling.call('POST', `balance_transactions/${customer}/`, row)).status).toBe(201)
    }
}

beforeAll(async () => {
  await openMarket(MARKET, 40)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  const { salesAs, noVatOnSales, noVatOnRent } = month.market
  await changeMarket(MARKET, { salesAs, noVatOnSales, noVatOnRent })
  await withBank(MARKET)
  for (const { userNumber, fee, rentAmount, account } of tenants) {
    await writtenTenant(cloud, MARKET, {
      userNumber,
      name: userNumber,
      email: `${userNumber}@golden.example`,
    })
    const customer = await readCustomer(MARKET, userNumber)
    await commit(
      putCustomer(MARKET, {
        ...{ ...customer, fee, rentAmount: fromWire(rentAmount) },
        ...(account ? { bankRegNumber: '5301', bankAccount: '0002284417' } : {}),
      }),
    )
  }
})

test('Two months come out to the øre: settlements, late lines, payouts, every row and balance', async () => {
  for (const { userNumber, startBalance: amount } of tenants.filter(one => one.startBalance !== '0.00')) {
    const row = { type: 1, amount, timestamp: '2027-03-31' }
    expect((await settling.call('POST', `balance_transactions/${userNumber}/`, row)).status).toBe(201)
  }
  const { body } = await settling.call<{ results: { id: string; shelfType: { id: string } }[] }>(
    'GET',
    'shelves/',
  )
  const shelves = [...body.results]
  for (const { userNumber, withheld } of tenants)
    for (const one of withheld) {
      const shelf = shelves.pop()
      if (shelf) await withhold(userNumber, shelf, one)
    }
  await book('first')
  await payOut(await expectPeriod('first'), periods.second.dateFrom)
  await book('second')
  await payOut(await expectPeriod('second'), addDays(periods.second.dateTo, 1))
  for (const [userNumber, rows] of Object.entries(expected.ledger)) {
    const page = await settling.call<{ results: object[]; balance: string }>(
      'GET',
      `balance_transactions/${userNumber}/`,
    )
    const shown = page.body.results.map(row => {
      const { type, amount, balance } = row as { type: number; amount: string; balance: string }
      return { type, amount, balance }
    })
    expect(shown.toReversed()).toEqual(rows)
    expect(page.body.balance).toBe(expected.endBalances[userNumber])
  }
})
