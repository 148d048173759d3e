import { fillDue } from '#events/tills.ts'
import { nowSeconds } from '../kit/clock.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { onTask } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { productFrom, productKey } from '../products/table/product.ts'
import { walkProducts } from '../products/table/product-lists.ts'
import { isBehind } from './sync.ts'
import { addTransfers, runTransfers } from './transfers.ts'

/** Notes some products for the till; another message sees to those after them. */
export default onTask({
  on: fillDue,
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: async ({ market, id, payload: { status, after: from } }) => {
    const present = await readMarket(market)
    const { items, after } = await walkProducts(market, { status }, from, id => productKey(market, id))
    const numbers = items
      .map(productFrom)
      .filter(product => isBehind(present, product))
      .map(({ number }) => number)
    if (numbers.length) await addTransfers(market, numbers, nowSeconds())
    if (after) await send(fillDue.work, envelope(market, fillDue, { status, after }))
    await runTransfers(market, id)
  },
})
