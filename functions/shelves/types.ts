/** Staff keep the shelf types. */
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { mayDo } from '#shared/kit/rights.ts'
import { shelvesContract } from '#shared/shelves/contract.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { changeThing, removeThing } from '../kit/change.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkRange, NO_DISCOUNT, withDiscountOf } from './discount.ts'
import { letPictureGo, pictureAfter, withPicture } from './picture.ts'
import { byName, onePage, typeToResponse } from './staff-response.ts'
import { type Catalogue, readCatalogue } from './table/catalogue.ts'
import { countServiceTypes } from './table/service.ts'
import { readShelves } from './table/shelf.ts'
import { changeShelfType, newShelfType, removeShelfType, type ShelfType } from './table/type.ts'
import { removeTypeService } from './table/type-service.ts'

/** A page of the shelf types by name, also of those that visitors do not see. */
export const listAllTypes: Verb<typeof shelvesContract.listAllTypes> = async ({ market, query }) => {
  const catalogue = await readCatalogue(market, { consistent: true })
  const types = [...catalogue.types.values()].sort(byName)
  return onePage(
    types.map(type => typeToResponse(catalogue, type, now())),
    query.page,
  )
}

const OFFER = ['discountPercent', 'discountValidFrom', 'discountValidTo'] as const

type Offer = Pick<ShelfType, (typeof OFFER)[number]>

/** An offer is a price: a role that sets none changes none. Refuses `role_may_not`. */
const checkMayOffer = ({ role }: Staff, before: Offer, after: Offer): void => {
  if (!mayDo(role, 'own') && OFFER.some(field => before[field] !== after[field]))
    throw refuse(kitRefusals.role_may_not)
}

/**
 * Adds a type, with a picture if one is sent. Refuses `discount_range`, `role_may_not` for an offer, and what pictures are refused for
 * (kit/pictures.ts).
 */
export const addType: Verb<typeof shelvesContract.addType> = async ({ market, caller, body }) => {
  const { country } = await readMarket(market)
  const discount = withDiscountOf(NO_DISCOUNT, body)
  checkRange(discount)
  checkMayOffer(caller, NO_DISCOUNT, discount)
  return withPicture(market, body.image, async url => {
    const { name, description = '', isActive = true } = body
    const value = { id: newId(), name, description, image: url ?? null, isActive, ...discount }
    await commit([
      newShelfType(market, value),
      ...audit(market, country, {
        caller,
        kind: 'shelf-type',
        id: value.id,
        before: undefined,
        after: value,
      }),
    ])
    return typeToResponse({ prices: new Map() }, { ...value, version: 1, shelves: 0 }, now())
  })
}

const typeIn = ({ types }: Catalogue, id: string): ShelfType => {
  const type = types.get(id)
  if (!type) throw refuse(commonRefusals.not_found)
  return type
}

/** Changes the fields that were sent. Refuses `changed_meanwhile`, and what `addType` refuses. */
export const changeType: Verb<typeof shelvesContract.changeType> = async ({
  market,
  caller,
  params,
  body,
}) => {
  const { version, name, description, isActive } = body
  typeIn(await readCatalogue(market), params.id)
  return withPicture(market, body.image, url =>
    changeThing(shelvesContract.changeType, version, async () => {
      const catalogue = await readCatalogue(market, { consistent: true })
      const before = typeIn(catalogue, params.id)
      const { country } = catalogue.market
      return {
        before,
        shown: type => typeToResponse(catalogue, type, now()),
        after: () => {
          const after = checkRange({
            ...before,
            name: name ?? before.name,
            description: description ?? before.description,
            isActive: isActive ?? before.isActive,
            image: pictureAfter(before.image, url, body.removeImage),
            ...withDiscountOf(before, body),
          })
          checkMayOffer(caller, before, after)
          return after
        },
        noted: { market, country, caller, kind: 'shelf-type', id: before.id },
        writes: after => [changeShelfType(market, after), ...letPictureGo(market, before.image, after.image)],
      }
    }),
  )
}

/** Deletes a type with what it asks for services, when no shelf and no price uses it (D36). Refuses `in_use`. */
export const removeType: Verb<typeof shelvesContract.removeType> = ({ market, caller, params }) =>
  removeThing(async () => {
    const [catalogue, { shelves }] = await Promise.all([
      readCatalogue(market, { consistent: true }),
      readShelves(market, { consistent: true }),
    ])
    const type = typeIn(catalogue, params.id)
    const isOfType = ({ shelfType }: { shelfType: string }) => shelfType === type.id
    const offers = [...catalogue.typeServices.values()].filter(isOfType)
    const { country } = catalogue.market
    return {
      thing: type,
      noted: { market, country, caller, kind: 'shelf-type', id: type.id },
      users: [
        ...shelves.filter(isOfType).map(({ id, name }) => ({ kind: 'shelf', id, name })),
        ...[...catalogue.prices.values()].filter(isOfType).map(price => ({
          kind: 'price',
          id: price.id,
          name: catalogue.periods.get(price.bookingPeriod)?.name ?? '',
        })),
      ],
      writes: [
        removeShelfType(market, type),
        ...offers.flatMap(({ id, service }) => [
          removeTypeService(market, id),
          countServiceTypes(market, service, -1),
        ]),
        ...letPictureGo(market, type.image, null),
      ],
    }
  })
