/** What stands on the balances of tenants, as staff and tenants read it. */
import type { Query } from '#shared/kit/contract.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import type { balanceCalls } from '#shared/payouts/balance-calls.ts'
import type { balanceFileCalls } from '#shared/payouts/balance-file-calls.ts'
import { BALANCES_WORDS } from '#shared/payouts/balances-words.ts'
import { balancesWorkbook } from '#shared/payouts/balances-workbook.ts'
import { type Balance, readAllBalances, readBalance } from '../balances/table/balance.ts'
import { readBalancePage } from '../balances/table/balance-page.ts'
import type { BalanceTransaction } from '../balances/table/balance-transaction.ts'
import { readCustomer, readCustomers } from '../customers/table/customer.ts'
import { todayIn } from '../kit/clock.ts'
import { publishFile } from '../kit/files.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { pageOf } from '../kit/list.ts'
import { renderXlsx, XLSX_TYPE } from '../kit/xlsx/render.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { postBefore } from './post-settlement.ts'

export const toShown = (
  { at, writtenTs, day: _, userNumber: __, entry: ___, ...row }: BalanceTransaction,
  balance: Minor,
) => ({
  ...row,
  timestamp: at,
  written: writtenTs,
  balance,
  formerly: row.formerly.map(({ day: date, changedTs: changed, ...one }) => ({ ...one, date, changed })),
})

/** A page of a tenant's balance. `consistent`: right after a change. */
export const readPage = async (
  market: Market,
  userNumber: string,
  query: Query<typeof balanceCalls.listBalanceTransactions>,
  { consistent = false } = {},
) => {
  const { marketId } = market
  const present = await readBalance(marketId, userNumber, { consistent })
  if (present.isCounting) await postBefore(market, userNumber)
  const reading = { consistent: consistent || present.isCounting }
  const { rows, ...page } = await readBalancePage(marketId, userNumber, query, reading)
  return {
    ...page,
    balance: present.balance,
    available: present.available,
    results: rows.map(({ balance: after, ...row }) => toShown(row, after)),
  }
}

/** What stands on the balance of a tenant, for staff or for the tenant. Refuses `not_enabled` and 404 `not_found`. */
export const listTransactions: Verb<typeof balanceCalls.listBalanceTransactions> = async ({
  market: marketId,
  caller,
  params,
  query,
}) => {
  const isOwn = caller.kind === 'customer'
  const userNumber = isOwn ? caller.userNumber : (params.userNumber ?? '')
  const market = await readMarket(marketId)
  checkEnabled(market, 'accountBalanceFeature')
  if (isOwn) checkEnabled(market, 'customerAccessToAccountBalance')
  const page = await readPage(market, userNumber, query)
  // Who has rows is a customer, or was one.
  if (!isOwn && page.count === 0) await readCustomer(marketId, userNumber)
  return page
}

type State = Query<typeof balanceCalls.listBalances>['state']

/** Balances other than nothing by who owes, and those that are asked for, the most first. */
const bySide = (all: readonly Balance[], state: State) => {
  const owed = all.filter(({ balance }) => balance > 0)
  const owing = all.filter(({ balance }) => balance < 0)
  const asked = { owed, owing, all: [...owed, ...owing] }[state ?? 'all']
  return {
    ...{ owed, owing },
    asked: asked.toSorted((one, other) => Math.abs(other.balance) - Math.abs(one.balance)),
  }
}

const namesOf = async (market: string, some: readonly Balance[]): Promise<ReadonlyMap<string, string>> => {
  const tenants = await readCustomers(
    market,
    some.map(({ userNumber }) => userNumber),
  )
  return new Map(tenants.map(({ userNumber, name }) => [userNumber, name]))
}

/** What the market owes each of its tenants, the most first, or what they owe it. Refuses `not_enabled`. */
export const listBalances: Verb<typeof balanceCalls.listBalances> = async ({
  market: marketId,
  query: { page, state },
}) => {
  const [market, all] = await Promise.all([readMarket(marketId), readAllBalances(marketId)])
  checkEnabled(market, 'accountBalanceFeature')
  const { owed, owing, asked } = bySide(all, state)
  const { results: shown, ...rest } = pageOf(asked, page)
  const names = await namesOf(marketId, shown)
  const inAll = (some: typeof all) => sum(some.map(({ balance }) => balance))
  return {
    results: shown.map(({ userNumber: customer, ...amounts }) => ({
      ...amounts,
      customer,
      customerName: names.get(customer) ?? '',
    })),
    ...rest,
    owed: inAll(owed),
    owing: inAll(owing),
  }
}

/** The same list whole, as a spreadsheet. Refuses `not_enabled`. */
export const exportBalances: Verb<typeof balanceFileCalls.exportBalances> = async ({
  market: marketId,
  query: { state, language: asked },
  language: browsers,
}) => {
  const [market, all] = await Promise.all([readMarket(marketId), readAllBalances(marketId)])
  checkEnabled(market, 'accountBalanceFeature')
  const language = asked ?? browsers ?? market.language
  const { asked: some } = bySide(all, state)
  const names = await namesOf(marketId, some)
  const tenants = some.map(one => ({ ...one, name: names.get(one.userNumber) ?? '' }))
  const key = `${marketId}/payouts/${newId()}.xlsx`
  const file = { key, name: `${BALANCES_WORDS[language].file}-${todayIn(market)}.xlsx`, type: XLSX_TYPE }
  return publishFile(file, await renderXlsx(balancesWorkbook(tenants, language)))
}
