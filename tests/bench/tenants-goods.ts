import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { whose } from '#functions/products/whose.ts'
import { changeMarket } from '../cloud/change-market.ts'
import { connectZettle } from '../people/till.ts'
import { MARKET, makeMarket } from './market.ts'

export const TENANT = '100001'

/** A market with a till, and a tenant in it: as whom and whose goods the verbs of products are called. */
export const tenantsGoods = async () => {
  await makeMarket()
  await changeMarket(MARKET, { productPrefix: 'loa', vatPercentUsed: 0, vatPercentNew: 25 })
  await connectZettle(MARKET)
  const who = { userNumber: TENANT, name: 'Anna Jensen', email: 'anna@example.com', phone: '+4520123456' }
  await commit(newCustomer(MARKET, { ...who, language: 'da', verified: true, createdTs: 1 }))
  const caller = {
    kind: 'customer',
    market: MARKET,
    userNumber: TENANT,
    username: TENANT,
    mustChange: false,
    loggedInTs: 0,
  } as const
  return { caller, of: await whose({ market: MARKET, caller, language: undefined }, TENANT) }
}
