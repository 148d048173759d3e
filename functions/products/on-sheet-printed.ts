import { sheetPrinted } from '#events/products.ts'
import { labelNumbers } from '#shared/kit/label-ranges.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Seconds, toSeconds } from '#shared/kit/units.ts'
import { labelPriceOn } from '#shared/products/price.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import { todayIn } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type Product, readProduct, readProducts } from './table/product.ts'
import { label, moveProducts } from './table/product-life.ts'
import { readSheet, runningOf } from './table/sheet.ts'

/** How many things are written side by side. */
const AT_ONCE = 20

/**
 * Notes on the things of a sheet that their labels were printed, and with which price. Each is a write of its own, so that
 * a sale at the same moment waits for none of the others; a second delivery changes nothing.
 */
export default onEvent({
  on: sheetPrinted,
  work: 'products',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload, at }) =>
    notePrinted(market, payload, toSeconds(at)).catch(ignoreRefusal(commonRefusals.not_found)),
})

interface Printed {
  userNumber: string
  sheet: string
  labels?: string | undefined
}

const notePrinted = async (
  market: string,
  { userNumber, sheet: id, labels }: Printed,
  printedTs: Seconds,
): Promise<void> => {
  const [present, sheet] = await Promise.all([readMarket(market), readSheet(market, userNumber, id)])
  const all = runningOf(sheet)
  const places = labels ? labelNumbers(labels, all.length) : undefined
  const running = places ? places.flatMap(place => all[place - 1] ?? []) : all
  const things = await readProducts(market, userNumber, running)
  const today = todayIn(present)
  for (let at = 0; at < things.length; at += AT_ONCE)
    await Promise.all(things.slice(at, at + AT_ONCE).map(thing => note(present, thing, { today, printedTs })))
}

/** A price that changed since is not on the label: then the thing wants another one. */
const note = (
  market: Market,
  thing: Product,
  { today, printedTs }: { today: string; printedTs: Seconds },
): Promise<void> =>
  retryOnConflict(async () => {
    const present = await readProduct(market.marketId, thing)
    const labelPrice = present.pricedTs < printedTs ? labelPriceOn(present, today, market) : null
    if (!isInShop(present.status)) return
    if (present.status === PRODUCT.printed && present.labelPrice === labelPrice) return
    const move = { before: present, after: label(present, labelPrice, printedTs) }
    await commit(moveProducts(market.marketId, present.userNumber, [move]))
  })
