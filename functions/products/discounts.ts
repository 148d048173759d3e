/** Tenants give a whole sheet or their shelf a discount in some days, and take it back. */
import type * as z from 'zod/mini'
import { discountChanged } from '#events/products.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { discountedBy, type GivenDiscount, takesDiscounts } from '#shared/products/discount.ts'
import type { discountCalls } from '#shared/products/discount-calls.ts'
import { labelsOver } from '#shared/products/label-quota.ts'
import { divide, labelPriceOn, sellPriceOn, UNDO_SECONDS } from '#shared/products/price.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { hasProducts, isInShop } from '#shared/products/states.ts'
import { readLiveBookings } from '../customers/table/live-bookings.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Idempotency } from '../kit/idempotency.ts'
import { newId } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readQuota } from './label-quota.ts'
import { idsOf } from './sheets.ts'
import { type Discount, newDiscount, putDiscount, readDiscountsOf } from './table/discount.ts'
import { type Product, readAllOf, readRuns } from './table/product.ts'
import { readSheet, runningOf } from './table/sheet.ts'
import { checkSeesProducts, type Whose } from './whose.ts'

const { nothing_to_discount, sheet_not_ready, too_many_discounts, undo_too_late } = productRefusals

type Typed = z.output<(typeof discountCalls)['addDiscount']['body']>

/** So many discounts of a tenant may run or be planned: a transaction checks all of them beside the products. */
const MOST_DISCOUNTS = 40
/** So many of them may be for everything in the shop: a thing that comes later takes them while it is made. */
const MOST_FOR_ALL = 5

/**
 * The products that a discount is about, also those that are sold or handed out. Refuses `sheet_not_ready`, and 404
 * `not_found` for a sheet.
 */
export const readDiscounted = async (
  market: string,
  { userNumber, sheet: id }: Pick<Discount, 'userNumber' | 'sheet'>,
): Promise<Product[]> => {
  if (!id) return readAllOf(market, userNumber)
  const sheet = await readSheet(market, userNumber, id)
  if (!hasProducts(sheet.status)) throw refuse(sheet_not_ready)
  return readRuns(market, userNumber, runningOf(sheet))
}

const inShop = (things: readonly Product[]): Product[] => things.filter(({ status }) => isInShop(status))

/** Discounts that have not ended and were not taken back. */
const readLive = async (whose: Whose): Promise<Discount[]> =>
  (await readDiscountsOf(...idsOf(whose), todayIn(whose.market))).filter(({ isRemoved }) => !isRemoved)

/** A tenant's discounts that a product has: those of its sheet and of the shelf. */
export const discountsFor = (
  { sheet: of }: Pick<Product, 'sheet'>,
  discounts: readonly Discount[],
): Discount[] => discounts.filter(({ isRemoved, sheet }) => !isRemoved && (!sheet || sheet === of))

/** Refuses days that are over as `invalid_date`, and signs where the shop hangs none as `not_enabled`. */
const checkTyped = ({ market }: Whose, { dateFrom, onSign, sheet }: Typed): void => {
  if (dateFrom < todayIn(market)) throw refuseFields({ dateFrom: [inputRefusals.invalid_date] })
  if (!onSign) return
  checkEnabled(market, 'discountSigns')
  if (sheet) throw refuseFields({ onSign: [inputRefusals.invalid] })
}

const givenBy = (
  { percent, dateFrom: from, dateTo: to, onSign: isOnSign }: Typed,
  id: string,
): GivenDiscount => ({
  ...{ id, percent, from, to, isOnSign },
})

/** Refuses `not_enabled`, `sheet_not_ready`, and 404 `not_found`. */
export const previewDiscount = async (whose: Whose, typed: Typed) => {
  checkSeesProducts(whose)
  checkTyped(whose, typed)
  const { market, tenant } = whose
  const today = todayIn(market)
  const given = givenBy(typed, '')
  const [all, { printed, ...quota }, live] = await Promise.all([
    readDiscounted(market.marketId, { userNumber: tenant.userNumber, sheet: typed.sheet ?? '' }),
    readQuota(whose),
    readLive(whose),
  ])
  const things = inShop(all)
  const taking = things.filter(thing => takesDiscounts(thing, today))
  const priced = taking.map(before => {
    const after = { ...before, ...discountedBy([...discountsFor(before, live), given], today) }
    return {
      now: sellPriceOn(before, given.from),
      after: sellPriceOn(after, given.from),
      changesLabel: labelPriceOn(before, given.from, market) !== labelPriceOn(after, given.from, market),
    }
  })
  const labels = priced.filter(one => one.changesLabel).length
  const shareOf = (amounts: readonly number[]) => sum(amounts.map(one => divide(one, tenant.fee).share))
  const [now, after] = [priced.map(one => one.now), priced.map(one => one.after)]
  return {
    ...{ products: taking.length, kept: things.length - taking.length },
    ...{ now: sum(now), after: sum(after), shareNow: shareOf(now), shareAfter: shareOf(after) },
    ...{ labels, labelsCost: labelsOver(quota, printed, labels).amount },
  }
}

const mayTakeBack = ({ market, staff }: Whose, { from, createdTs }: Discount): boolean =>
  staff !== undefined || from > todayIn(market) || createdTs + UNDO_SECONDS > nowSeconds()

const toShown = (whose: Whose, discount: Discount) => {
  const { id, percent, from, to, sheet, isOnSign, products } = discount
  return {
    ...{ id, percent, dateFrom: from, dateTo: to, sheet: sheet || null, onSign: isOnSign, products },
    removable: mayTakeBack(whose, discount),
  }
}

/** Refuses `not_enabled`. */
export const listDiscounts = async (whose: Whose) => {
  checkSeesProducts(whose)
  const [live, { bookings }] = await Promise.all([readLive(whose), readLiveBookings(...idsOf(whose))])
  const today = todayIn(whose.market)
  const running = bookings.filter(({ dateStart, dateEnd }) => dateStart <= today && dateEnd >= today)
  return {
    results: live
      .toSorted((one, other) => (`${one.from}${one.id}` < `${other.from}${other.id}` ? -1 : 1))
      .map(one => toShown(whose, one)),
    ...{ page: 1, pagesCount: 1, count: live.length },
    shelfUntil:
      running
        .map(({ dateEnd }) => dateEnd)
        .toSorted()
        .at(-1) ?? null,
    signs: whose.market.discountSigns,
  }
}

/** Refuses `not_enabled`, `nothing_to_discount`, `sheet_not_ready`, `too_many_discounts`, and 404 `not_found`. */
export const addDiscount = async (whose: Whose, typed: Typed, idempotency: Idempotency) => {
  checkSeesProducts(whose)
  checkTyped(whose, typed)
  const [marketId, userNumber] = idsOf(whose)
  const { staff, market } = whose
  const given = givenBy(typed, newId())
  const sheet = typed.sheet ?? ''
  const [things, live] = await Promise.all([readDiscounted(marketId, { userNumber, sheet }), readLive(whose)])
  const forAll = live.filter(one => !one.sheet)
  if (live.length >= MOST_DISCOUNTS || (!sheet && forAll.length >= MOST_FOR_ALL))
    throw refuse(too_many_discounts)
  const products = inShop(things).filter(thing => takesDiscounts(thing, todayIn(market))).length
  if (!products) throw refuse(nothing_to_discount)
  const value: Discount = {
    ...given,
    ...{ userNumber, sheet, products, createdTs: nowSeconds(), isRemoved: false, version: 1 },
    by: staff ? { username: staff.username, role: staff.role } : { username: userNumber },
  }
  const answer = toShown(whose, value)
  await commit([
    ...idempotency.record(answer),
    newDiscount(marketId, value),
    emit(marketId, discountChanged, { userNumber, discount: value.id }),
  ])
  return answer
}

/** Refuses `not_enabled`, `undo_too_late`, and 404 `not_found`. */
export const removeDiscount = (whose: Whose, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    checkSeesProducts(whose)
    const discount = (await readLive(whose)).find(one => one.id === id)
    if (!discount) throw refuse(commonRefusals.not_found)
    if (!mayTakeBack(whose, discount)) throw refuse(undo_too_late)
    const [marketId, userNumber] = idsOf(whose)
    await commit([
      putDiscount(marketId, { ...discount, isRemoved: true }),
      emit(marketId, discountChanged, { userNumber, discount: id }),
    ])
    return undefined
  })
