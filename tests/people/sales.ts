import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { commit, retryOnConflict } from '#functions/kit/table.ts'

/** Sets a tenant's commission in per cent. */
export const setFee = (market: string, userNumber: string, fee: number): Promise<void> =>
  retryOnConflict(async () => {
    await commit([putCustomer(market, { ...(await readCustomer(market, userNumber)), fee })].flat())
  })
