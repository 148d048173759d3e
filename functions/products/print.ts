import { sheetPrinted } from '#events/products.ts'
import type { Day } from '#shared/kit/day.ts'
import { labelNumbers } from '#shared/kit/label-ranges.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { campaignAt, labelPriceOn } from '#shared/products/price.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { hasProducts, isInShop } from '#shared/products/states.ts'
import { todayIn } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { countLabels } from './label-quota.ts'
import { idsOf, notedSheet, readThings } from './sheets.ts'
import type { Product } from './table/product.ts'
import { movedSheet, putSheet, readSheet, runningOf } from './table/sheet.ts'
import { toWhole } from './to-response.ts'
import type { Whose } from './whose.ts'

/** True for a label that a thing needs because of a campaign, where the market gives these for nothing (D89). */
const isFree = (thing: Product, market: Market, today: Day): boolean =>
  market.campaignLabels === 'free' &&
  thing.labelPrice !== null &&
  thing.labelPrice !== labelPriceOn(thing, today, market) &&
  (campaignAt(thing, today) !== undefined ||
    [thing.campaign, ...thing.pastCampaigns].some(
      one => one && one.to < today && thing.labelPrice === labelPriceOn(thing, one.to, market),
    ))

/** How many labels count: of the things at these places that are in the shop. */
const countOf = (
  all: readonly number[],
  places: readonly number[] | undefined,
  things: readonly Product[],
  market: Market,
) => {
  const running = new Set(places ? places.map(place => all[place - 1]) : all)
  const today = todayIn(market)
  return things.filter(
    thing => isInShop(thing.status) && running.has(thing.running) && !isFree(thing, market, today),
  ).length
}

/**
 * Notes that the labels of a sheet were printed, all or those that are named, once more each time, and counts them. Refuses
 * `labels_missing` for labels that the sheet has not, and `sheet_not_ready` before it is active.
 */
export const printSheet = (whose: Whose, id: string, labels?: string) =>
  retryOnConflict(async () => {
    const sheet = await readSheet(...idsOf(whose), id)
    if (!hasProducts(sheet.status)) throw refuse(productRefusals.sheet_not_ready)
    const all = runningOf(sheet)
    const places = labels ? labelNumbers(labels, all.length) : undefined
    if (labels && !places) throw refuseFields({ labels: [productRefusals.labels_missing] })
    const things = await readThings(whose, sheet)
    const counted = await countLabels(whose, sheet, countOf(all, places, things, whose.market))
    const after = movedSheet(sheet, 'print', { printedCount: sheet.printedCount + 1 })
    const { marketId } = whose.market
    await commit([
      putSheet(marketId, after),
      emit(marketId, sheetPrinted, { userNumber: sheet.userNumber, sheet: id, labels }),
      ...counted,
      ...notedSheet(whose, after, {
        before: { printedCount: sheet.printedCount },
        after: { printedCount: after.printedCount },
      }),
    ])
    return toWhole(whose, { ...after, version: sheet.version + 1 }, things)
  })
