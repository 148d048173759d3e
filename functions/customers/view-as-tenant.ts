import type { customersContract } from '#shared/customers/contract.ts'
import { toMillis } from '#shared/kit/units.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { commit } from '../kit/table.ts'
import { openView, VIEW_SECONDS } from '../kit/view-as.ts'
import { readMarket } from '../markets/table/market.ts'
import { readCustomer } from './table/customer.ts'

/** Lets staff look at what a tenant sees for a while. The audit has the row before anything is read. */
export const viewAsTenant: Verb<typeof customersContract.viewAsTenant> = async ({
  market,
  caller,
  params,
}) => {
  const [{ country }, { userNumber, name }] = await Promise.all([
    readMarket(market),
    readCustomer(market, params.userNumber),
  ])
  const until = nowSeconds() + VIEW_SECONDS
  const viewedUntil = new Date(toMillis(until)).toISOString()
  await commit([
    openView(market, caller, userNumber, until),
    ...audit(market, country, {
      ...{ caller, kind: 'customer', id: userNumber, name },
      ...{ before: undefined, after: { viewedUntil } },
    }),
  ])
  return { until }
}
