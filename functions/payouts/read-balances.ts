/** What stands on the balances of tenants, as staff and tenants read it. */
import type { Query } from '#shared/kit/contract.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import type { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { readAllBalances, readBalance } from '../balances/table/balance.ts'
import { readBalancePage } from '../balances/table/balance-page.ts'
import type { BalanceTransaction } from '../balances/table/balance-transaction.ts'
import { readCustomer, readCustomers } from '../customers/table/customer.ts'
import type { Verb } from '../kit/http.ts'
import { PAGE_SIZE } from '../kit/list.ts'
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

/** What the market owes each of its tenants, the most first, or what they owe it. Refuses `not_enabled`. */
export const listBalances: Verb<typeof balanceCalls.listBalances> = async ({
  market: marketId,
  query: { page, state },
}) => {
  const [market, all] = await Promise.all([readMarket(marketId), readAllBalances(marketId)])
  checkEnabled(market, 'accountBalanceFeature')
  const owed = all.filter(({ balance }) => balance > 0)
  const owing = all.filter(({ balance }) => balance < 0)
  const asked = { owed, owing, all: [...owed, ...owing] }[state ?? 'all']
  const shown = asked
    .toSorted((one, other) => Math.abs(other.balance) - Math.abs(one.balance))
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const tenants = await readCustomers(
    marketId,
    shown.map(({ userNumber }) => userNumber),
  )
  const names = new Map(tenants.map(({ userNumber, name }) => [userNumber, name]))
  const inAll = (some: typeof all) => sum(some.map(({ balance }) => balance))
  return {
    results: shown.map(({ userNumber: customer, ...amounts }) => ({
      ...amounts,
      customer,
      customerName: names.get(customer) ?? '',
    })),
    page,
    pagesCount: Math.max(1, Math.ceil(asked.length / PAGE_SIZE)),
    count: asked.length,
    owed: inAll(owed),
    owing: inAll(owing),
  }
}
