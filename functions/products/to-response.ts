/** Goods as the calls answer them. */
import { sum } from '#shared/kit/money.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { isInTill, putsIntoTill, tillOf } from '#shared/markets/till.ts'
import { discountTold } from '#shared/products/discount.ts'
import { idText } from '#shared/products/number.ts'
import { labelPriceOn, sellPriceOn, UNDO_SECONDS } from '#shared/products/price.ts'
import { isInShop, type SheetStatus, shownStatus } from '#shared/products/states.ts'
import { DEFAULT_SHEET } from '#shared/products/words.ts'
import type { Customer } from '../customers/table/customer.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import type { Market } from '../markets/table/market.ts'
import type { Product } from './table/product.ts'
import { runningOf, type Sheet } from './table/sheet.ts'
import type { Whose } from './whose.ts'

/** Until when its tenant may undo that its price was lowered. */
export const undoUntil = ({ status, lowered }: Product): Seconds | null => {
  const until = lowered && lowered.ts + UNDO_SECONDS
  return until && isInShop(status) && until > nowSeconds() ? until : null
}

/** A thing. `sheet`: the status of its sheet, which it has until it is completed. */
export const toProduct = (market: Market, sheet: SheetStatus, product: Product) => {
  const { name, number, price, typedPrice } = product
  const { description, type, version, campaign } = product
  const today = todayIn(market)
  const sellPrice = sellPriceOn(product, today)
  return {
    id: idText(product),
    number,
    name,
    price,
    typedPrice,
    sellPrice,
    loweredFrom: product.lowered?.sellPrice ?? null,
    undoUntil: undoUntil(product),
    ...discountTold(product, today),
    status: shownStatus(product.status, sheet),
    description,
    type,
    checkoutTs: product.checkoutTs,
    campaign: campaign && campaign.to >= today ? { id: campaign.id, name: campaign.name } : null,
    sheet: product.sheet,
    isInTill: putsIntoTill(market, deployment()) ? isInTill(market, product) : null,
    tillProblem: product.tillProblem,
    needsLabel: isInShop(product.status) && product.labelPrice !== labelPriceOn(product, today, market),
    version,
  }
}

/**
 * A product by itself or in a list. What staff noted of its end is not its tenant's to see, nor are figures where the
 * tenant is not active (D61).
 */
export const toWholeProduct = (
  { market, isStaffs }: { market: Market; isStaffs: boolean },
  sheet: SheetStatus,
  product: Product,
  tenant: Customer | undefined,
) => ({
  ...toProduct(market, sheet, product),
  customer: product.userNumber,
  customerName: tenant?.name ?? '',
  checkoutReason: isStaffs ? product.checkoutReason : '',
  fee: tenant?.fee ?? 0,
  soldFor: isStaffs || tenant?.isActive ? product.soldFor : null,
})

export const toSheet = ({ language }: Pick<Whose, 'language'>, sheet: Sheet) => {
  const { id, userNumber, name, description, status, createdTs, printedCount, job, version } = sheet
  return {
    id,
    customer: userNumber,
    name: name || DEFAULT_SHEET[language],
    defaultName: DEFAULT_SHEET[language],
    description,
    status,
    created: createdTs,
    productsCount: runningOf(sheet).length,
    printedCount,
    job,
    version,
  }
}

/** The list of things under the name that the market's till has for it. */
const underTill = <T>(market: Market, products: T) => {
  const till = tillOf(market)
  return till ? { [`${till}Products` as const]: products } : {}
}

/** A sheet with its things, which stand in their order. */
export const toWhole = (whose: Whose, sheet: Sheet, things: readonly Product[]) => {
  const at = new Map(things.map(thing => [thing.running, thing]))
  const present = runningOf(sheet).flatMap(running => at.get(running) ?? [])
  const products = present.map(thing => toProduct(whose.market, sheet.status, thing))
  return {
    ...toSheet(whose, sheet),
    products,
    ...underTill(whose.market, products),
    total: sum(present.map(({ price }) => price)),
    fee: whose.tenant.fee,
    printType: whose.tenant.printType,
    labelsToPrint: whose.tenant.labelsToPrint,
  }
}
