import { productsChanged } from '#events/products.ts'
import { nowSeconds } from '../kit/clock.ts'
import { onEvent } from '../kit/subscriber.ts'
import { addTransfers, runTransfers } from './transfers.ts'

/** Says new prices to the till, and takes what is no longer for sale out of it. */
export default onEvent({
  on: productsChanged,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: async ({ market, id, payload: { numbers } }) => {
    await addTransfers(market, numbers, nowSeconds())
    await runTransfers(market, id)
  },
})
