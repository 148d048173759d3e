import { customerDeleted } from '#events/customers.ts'
import { PRODUCT } from '#shared/products/states.ts'
import { onEvent } from '../kit/subscriber.ts'
import { removeAll } from '../kit/table.ts'
import { keysOfRequests } from './table/campaign-request.ts'
import { productKey, readRuns } from './table/product.ts'
import { readSheetsOf, runningOf, sheetKey } from './table/sheet.ts'

/**
 * Deletes the sheets of a deleted customer with their rows, and what they asked of campaigns. What was sold or handed out
 * stays with the books: it has a number and the name of a thing, and nobody's name.
 */
export default onEvent({
  on: customerDeleted,
  work: 'products',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, payload: { userNumber } }) => {
    await removeAll(await keysOfRequests(market, userNumber))
    for (const sheet of await readSheetsOf(market, userNumber)) {
      const things = await readRuns(market, userNumber, runningOf(sheet))
      const rows = things.filter(({ status }) => status === PRODUCT.draft)
      await removeAll([...rows.map(row => productKey(market, row)), sheetKey(market, sheet)])
    }
  },
})
