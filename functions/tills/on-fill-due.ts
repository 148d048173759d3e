import type { Payload } from '#events/envelope.ts'
import { fillDue } from '#events/tills.ts'
import { walkCustomers } from '../customers/table/customer.ts'
import { nowSeconds } from '../kit/clock.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { onTask } from '../kit/subscriber.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { productFrom, productKey } from '../products/table/product.ts'
import { walkProducts } from '../products/table/product-lists.ts'
import { genericNumbers } from './generic.ts'
import { isBehind } from './sync.ts'
import { addTransfers, runTransfers } from './transfers.ts'

/** Some of what the till may lack, and the place after it. */
const walk = async (market: Market, { status, after: from }: Payload<typeof fillDue>) => {
  const { marketId } = market
  if (status === 'generic') {
    const { customers, after } = await walkCustomers(marketId, {}, from)
    return { numbers: customers.flatMap(({ userNumber }) => genericNumbers(market, userNumber)), after }
  }
  const { items, after } = await walkProducts(marketId, { status }, from, id => productKey(marketId, id))
  const behind = items.map(productFrom).filter(product => isBehind(market, product))
  return { numbers: behind.map(({ number }) => number), after }
}

/** Notes some products for the till; another message sees to those after them. */
export default onTask({
  on: fillDue,
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: async ({ market, id, payload }) => {
    const { numbers, after } = await walk(await readMarket(market), payload)
    if (numbers.length) await addTransfers(market, numbers, nowSeconds())
    if (after) await send(fillDue.work, envelope(market, fillDue, { ...payload, after }))
    await runTransfers(market, id)
  },
})
