/** Things one by one: listed, read, changed, deleted, handed out. */
import type * as z from 'zod/mini'
import { discountChanged } from '#events/products.ts'
import type { Contract } from '#shared/kit/contract.ts'
import type { Day } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { discountsIn, pastAfter } from '#shared/products/discount.ts'
import { idFrom, idText, type ProductId } from '#shared/products/number.ts'
import { lowestPriceOf, sellPriceOn, withoutCampaigns } from '#shared/products/price.ts'
import type { productChange } from '#shared/products/product-fields.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { isInShop, isOpen, PRODUCT } from '#shared/products/states.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import type { Market } from '../markets/table/market.ts'
import { type Product, putProduct, readProduct, removeProduct } from './table/product.ts'
import { handOut, moveProducts, takeBack } from './table/product-life.ts'
import { putSheet, readSheet, runningOf, type Sheet, whileOpen, withOrder } from './table/sheet.ts'
import { tellTill } from './tell-till.ts'
import { toWholeProduct, undoUntil } from './to-response.ts'
import { checkMayMake, checkSeesProducts, type Whose } from './whose.ts'

const {
  price_above,
  price_needed,
  product_ended,
  product_not_checked_out,
  sheet_locked,
  sheet_not_ready,
  undo_too_late,
} = productRefusals

/** The id of a call's path, of this tenant where one asks. Refuses 404 `not_found`. */
export const idOf = (text: string, userNumber?: string): ProductId => {
  const id = idFrom(text)
  if (!id || (userNumber !== undefined && id.userNumber !== userNumber))
    throw refuse(commonRefusals.not_found)
  return id
}

/** A thing and its sheet. Of a sheet that was deleted the thing was completed and its end stays. */
const readThing = async (
  { market }: Whose,
  id: ProductId,
): Promise<{ thing: Product; sheet: Sheet | undefined }> => {
  const thing = await readProduct(market.marketId, id)
  const sheet = await readSheet(market.marketId, id.userNumber, thing.sheet).catch(
    ignoreRefusal(commonRefusals.not_found),
  )
  // A row that no sheet names is not there: its making was never finished, or it was deleted.
  if (thing.status === PRODUCT.draft && !(sheet && runningOf(sheet).includes(thing.running)))
    throw refuse(commonRefusals.not_found)
  return { thing, sheet }
}

const shown = (whose: Whose, sheet: Sheet | undefined, thing: Product) =>
  toWholeProduct(
    { market: whose.market, isStaffs: whose.staff !== undefined },
    sheet?.status ?? PRODUCT.printed,
    thing,
    whose.tenant,
  )

export const readShown = async (whose: Whose, id: ProductId) => {
  const { thing, sheet } = await readThing(whose, id)
  return shown(whose, sheet, thing)
}

type Typed = z.output<typeof productChange>

/** What decides the price of a label. */
const PRICING = ['price', 'discount', 'discountFrom', 'discountTo'] as const

/** Of what is for sale a tenant changes these alone, and what it sells for only downwards. */
const OF_TENANT: ReadonlySet<string> = new Set(PRICING)

const checkChange = (whose: Whose, sheet: Sheet | undefined, thing: Product, typed: Typed): void => {
  if (thing.status === PRODUCT.draft) {
    checkMayMake(whose)
    if (!sheet || !isOpen(sheet.status)) throw refuse(sheet_locked)
    return
  }
  if (!isInShop(thing.status)) throw refuse(product_ended)
  if (whose.staff) return
  checkSeesProducts(whose)
  if (Object.keys(typed).some(field => !OF_TENANT.has(field))) throw refuse(sheet_locked)
}

/** A tenant who types a price of what is for sale means what it sells for: the discount that it had is in it. */
const asMeant = ({ staff }: Whose, thing: Product, typed: Typed): Typed =>
  !staff && isInShop(thing.status) && typed.price !== undefined && typed.discount === undefined
    ? { ...typed, discount: 0, discountFrom: null, discountTo: null }
    : typed

const checkPrice = ({ market, staff }: Whose, before: Product, after: Product, typed: Typed): void => {
  if (after.discountFrom && after.discountTo && after.discountTo < after.discountFrom)
    throw refuseFields({ discountTo: [inputRefusals.invalid_date] })
  const field = PRICING.find(one => typed[one] !== undefined)
  if (!field) return
  if (lowestPriceOf(after) <= 0) throw refuseFields({ [field]: [price_needed] })
  if (staff || !isInShop(before.status)) return
  const today = todayIn(market)
  // Its price too: a discount would hide a higher one until its last day.
  // A campaign would hide what it costs after its last day.
  const own = (thing: Product) => sellPriceOn(withoutCampaigns(thing), today)
  if (after.price > before.price || own(after) > own(before)) throw refuseFields({ [field]: [price_above] })
}

/** What is for sale was beyond doubt when it was made, and a new price is, unless its typist says otherwise. */
const doubtAfter = ({ status, typedPrice: before }: Product, { price, typedPrice }: Typed): string =>
  status === PRODUCT.draft ? (typedPrice ?? (price === undefined ? before : '')) : ''

/** What a tenant's change of a price of what is for sale takes back; staff's change of it ends that. */
const loweredAfter = ({ market, staff }: Whose, before: Product, typed: Typed): Product['lowered'] => {
  const { price, discount, discountFrom, discountTo, discountOf, discountOnSign, nextDiscounts } = before
  const isSame = PRICING.every(field => typed[field] === undefined || typed[field] === before[field])
  if (!isInShop(before.status) || isSame) return before.lowered
  return staff
    ? null
    : {
        price,
        discount,
        discountFrom,
        discountTo,
        ...{ discountOf, discountOnSign, nextDiscounts },
        sellPrice: sellPriceOn(before, todayIn(market)),
        ts: nowSeconds(),
      }
}

/** The fields that were sent; what was left out stays. The kind of goods stands in the number, once there is one. */
const changed = (thing: Product, { type, ...typed }: Typed, today: Day): Product => ({
  ...thing,
  ...(Object.fromEntries(
    Object.entries(typed).filter(([, value]) => value !== undefined),
  ) as Partial<Product>),
  typedPrice: doubtAfter(thing, typed),
  ...(PRICING.some(field => field !== 'price' && typed[field] !== undefined)
    ? { discountOf: '', discountOnSign: false, nextDiscounts: [], pastDiscounts: pastAfter(thing, today) }
    : {}),
  type: thing.number ? thing.type : (type ?? thing.type),
  ...(thing.number && PRICING.some(field => typed[field] !== undefined) ? { pricedTs: nowSeconds() } : {}),
})

const NOTED = [
  'name',
  'price',
  'discount',
  'discountFrom',
  'discountTo',
  'description',
  'status',
  'checkoutReason',
] as const

const noted = (thing: Product) => ({
  ...Object.fromEntries(NOTED.map(field => [field, thing[field]])),
  campaign: thing.campaign?.name ?? '',
})

/** Who changed what of a thing, whoever it was: its page shows its history. */
export const history = (
  market: Pick<Market, 'marketId' | 'country'>,
  username: string,
  role: Staff['role'] | undefined,
  before: Product,
  after: Product,
) =>
  audit(market.marketId, market.country, {
    caller: { username, ...(role ? { role } : {}) },
    kind: 'product',
    id: idText(after),
    name: after.name,
    before: noted(before),
    after: noted(after),
  })

const historyOf = ({ market, staff, tenant }: Whose, before: Product, after: Product): Write[] =>
  before.status === PRODUCT.draft && !staff
    ? []
    : history(market, staff?.username ?? tenant.userNumber, staff?.role, before, after)

/**
 * Changes a thing. Refuses `changed_meanwhile`; `sheet_locked` for what cannot be changed any more; `price_needed` for a
 * discount that leaves nothing; `price_above` where a tenant's change would sell it for more, today or after a discount; `product_ended` for what is
 * sold or handed out.
 */
export const changeProduct = (
  whose: Whose,
  id: ProductId,
  route: Contract[string] & { answer: z.ZodMiniType },
  { version, ...typed }: Typed & { version?: number | undefined },
) =>
  retryOnConflict(async () => {
    const { thing, sheet } = await readThing(whose, id)
    checkVersion(version, shown(whose, sheet, thing), route)
    checkChange(whose, sheet, thing, typed)
    const after = {
      ...changed(thing, asMeant(whose, thing, typed), todayIn(whose.market)),
      lowered: loweredAfter(whose, thing, typed),
    }
    checkPrice(whose, thing, after, typed)
    const { marketId } = whose.market
    await commit([
      putProduct(marketId, after),
      ...(thing.status === PRODUCT.draft && sheet ? [whileOpen(marketId, sheet, refuse(sheet_locked))] : []),
      ...tellTill(whose.market, [after]),
      ...historyOf(whose, thing, after),
    ])
    return shown(whose, sheet, { ...after, version: thing.version + 1 })
  })

/** Deletes a row of a sheet that is not completed. Refuses `sheet_locked`. */
export const deleteRow = (whose: Whose, id: ProductId): Promise<undefined> =>
  retryOnConflict(async () => {
    checkMayMake(whose)
    const { thing, sheet } = await readThing(whose, id)
    if (thing.status !== PRODUCT.draft || !sheet || !isOpen(sheet.status)) throw refuse(sheet_locked)
    const { marketId } = whose.market
    await commit([
      putSheet(
        marketId,
        withOrder(
          sheet,
          runningOf(sheet).filter(running => running !== thing.running),
        ),
      ),
      removeProduct(marketId, thing),
    ])
    return undefined
  })

/**
 * Gives a thing the price and discount back that it had before its tenant lowered it. The till hears of it as of any
 * price; what it sold meanwhile was sold for less. Refuses `undo_too_late`, and `product_ended` for what is sold or
 * handed out.
 */
export const undoLowering = (whose: Whose, id: ProductId) =>
  retryOnConflict(async () => {
    const { thing, sheet } = await readThing(whose, id)
    checkSeesProducts(whose)
    if (!isInShop(thing.status)) throw refuse(product_ended)
    if (!thing.lowered || !undoUntil(thing)) throw refuse(undo_too_late)
    const { sellPrice: _, ts: __, ...prices } = thing.lowered
    const after = { ...thing, ...prices, lowered: null, pricedTs: nowSeconds() }
    const { marketId } = whose.market
    const { userNumber } = thing
    await commit([
      putProduct(marketId, after),
      // A discount of its sheet or shelf may have been taken back meanwhile.
      ...discountsIn(after).map(discount => emit(marketId, discountChanged, { userNumber, discount })),
      ...tellTill(whose.market, [after]),
      ...historyOf(whose, thing, after),
    ])
    return shown(whose, sheet, { ...after, version: thing.version + 1 })
  })

/** A thing leaves the shop, or comes back into it. */
const moveProduct = (whose: Whose, id: ProductId, decide: (thing: Product) => Product) =>
  retryOnConflict(async () => {
    const { thing, sheet } = await readThing(whose, id)
    const after = decide(thing)
    const { marketId } = whose.market
    await commit([
      ...moveProducts(marketId, thing.userNumber, [{ before: thing, after }]),
      ...tellTill(whose.market, [after]),
      ...historyOf(whose, thing, after),
    ])
    return shown(whose, sheet, { ...after, version: thing.version + 1 })
  })

/** A thing after it was handed out. Refuses `product_ended` and `sheet_not_ready` as `checkOut`. */
export const handedOut = (thing: Product, reason: string): Product => {
  if (thing.status === PRODUCT.draft) throw refuse(sheet_not_ready)
  if (!isInShop(thing.status)) throw refuse(product_ended)
  return handOut(thing, nowSeconds(), reason)
}

/** A thing after it came back. Refuses `product_not_checked_out`. */
export const takenBack = (thing: Product): Product => {
  if (thing.status !== PRODUCT.handedOut) throw refuse(product_not_checked_out)
  return takeBack(thing)
}

/** Hands a product out. Refuses `product_ended` when it is sold or out, `sheet_not_ready` before it is for sale. */
export const checkOut = (whose: Whose, id: ProductId, reason = '') =>
  moveProduct(whose, id, thing => handedOut(thing, reason))

/** Takes a product back that was handed out. Refuses `product_not_checked_out`. */
export const revert = (whose: Whose, id: ProductId) => moveProduct(whose, id, takenBack)
