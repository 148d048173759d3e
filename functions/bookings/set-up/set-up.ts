import type { bookingsContract } from '#shared/bookings/contract.ts'
import { setUpPoints } from '#shared/bookings/set-up.ts'
import { missingOf } from '#shared/markets/missing.ts'
import { tillOf } from '#shared/markets/till.ts'
import { compareNames } from '#shared/shelves/shelf-names.ts'
import type { Verb } from '../../kit/http.ts'
import { type Catalogue, readCatalogue } from '../../shelves/table/catalogue.ts'
import { readShelves, type Shelf } from '../../shelves/table/shelf.ts'
import { hasBeenBooked } from '../table/request/lists.ts'

/** How far a market is. Three reads: the market with its price list, its shelves, and the counts of its requests. */
export const readSetUp: Verb<typeof bookingsContract.readSetUp> = async ({ market }) => {
  const [catalogue, { shelves }, isBooked] = await Promise.all([
    readCatalogue(market, { consistent: true }),
    readShelves(market, { consistent: true }),
    hasBeenBooked(market),
  ])
  const { address, postalCode, city, supportPhone, termsVersion, showPaymentTerms } = catalogue.market
  const { openingHours } = catalogue.market
  const shelfTypes = typesOf(catalogue, shelves)
  return {
    points: setUpPoints({
      ...catalogue.market,
      shelfTypes,
      shelves: shelves.length,
      hasBeenBooked: isBooked,
    }),
    address: { address, postalCode, city, phone: supportPhone },
    vatId: catalogue.market.vatId,
    openingHours,
    shelfTypes,
    shelves: shelves.length,
    terms: { isWritten: termsVersion > 0, isShown: showPaymentTerms },
    sales: {
      defaultFee: catalogue.market.defaultFee,
      vatPercentNew: catalogue.market.vatPercentNew,
      till: tillOf(catalogue.market) ?? '',
    },
    missing: missingOf(catalogue.market),
  }
}

const typesOf = ({ types, prices }: Catalogue, shelves: readonly Shelf[]) =>
  [...types.values()]
    .sort((one, other) => compareNames(one.name, other.name))
    .map(({ id, name, isActive }) => ({
      id,
      name,
      isActive,
      shelves: shelves.filter(({ shelfType }) => shelfType === id).length,
      prices: [...prices.values()].filter(({ shelfType }) => shelfType === id).length,
    }))
