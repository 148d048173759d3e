import { saleReturned } from '#events/sales.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { nowSeconds } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { addTransfers, runTransfers } from './transfers.ts'

/** What came back is for sale again, so the till needs it where a night has taken it out. */
export default onEvent({
  on: saleReturned,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: async ({ market, id, payload: { tenants } }) => {
    if (!putsIntoTill(await readMarket(market), deployment())) return
    const numbers = tenants.flatMap(tenant => tenant.numbers)
    await addTransfers(market, numbers, nowSeconds())
    await runTransfers(market, id)
  },
})
