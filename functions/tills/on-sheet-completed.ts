import { sheetCompleted } from '#events/products.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { nowSeconds } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readRuns } from '../products/table/product.ts'
import { readSheet, runningOf } from '../products/table/sheet.ts'
import { addTransfers, runTransfers } from './transfers.ts'

/** Puts the products of a completed sheet into the till. A sheet that was deleted meanwhile has said so itself. */
export default onEvent({
  on: sheetCompleted,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: async ({ market, id, payload: { userNumber, sheet } }) => {
    const found = await readSheet(market, userNumber, sheet).catch(ignoreRefusal(commonRefusals.not_found))
    if (!found) return
    const things = await readRuns(market, userNumber, runningOf(found))
    await addTransfers(
      market,
      things.map(({ number }) => number),
      nowSeconds(),
    )
    await runTransfers(market, id)
  },
})
