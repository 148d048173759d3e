import type { shelvesContract } from '#shared/shelves/contract.ts'
import { isDiscountActive } from '#shared/shelves/rules.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { type PricedPeriod, pricedPeriods, priceToResponse } from './priced-periods.ts'
import { type Catalogue, readOffers } from './table/catalogue.ts'
import type { ShelfType } from './table/type.ts'

/** The shelf types that have a price and are not hidden, the cheapest first. */
export const listTypes: Verb<typeof shelvesContract.listTypes> = async ({ market }) => {
  const catalogue = await readOffers(market)
  const listed = [...catalogue.types.values()]
    .filter(({ isActive }) => isActive)
    .flatMap(type => {
      const priced = pricedPeriods(catalogue, type.id)
      const lowest = Math.min(...priced.map(({ price }) => price.price))
      return priced.length ? [{ lowest, type: toListed(catalogue, type, priced) }] : []
    })
  const results = listed
    .sort((a, b) => a.lowest - b.lowest || a.type.name.localeCompare(b.type.name))
    .map(({ type }) => type)
  return { results, page: 1, pagesCount: 1 }
}

const toListed = ({ typeServices }: Catalogue, type: ShelfType, priced: readonly PricedPeriod[]) => ({
  ...type,
  fromPrice: Math.min(...priced.map(one => priceToResponse(one, now()).discountedPrice)),
  hasServices: [...typeServices.values()].some(({ shelfType }) => shelfType === type.id),
  offers: priced
    .filter(({ price }) => isDiscountActive(price, now()))
    .map(({ price, bookingPeriod: { days, weeks, months } }) => ({
      days,
      weeks,
      months,
      discountPercent: price.discountPercent ?? 0,
      discountValidTo: price.discountValidTo,
    })),
})
