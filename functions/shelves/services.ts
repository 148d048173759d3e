/** Staff keep the additional services. */
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { shelvesContract } from '#shared/shelves/contract.ts'
import { audit } from '../kit/audit.ts'
import { changeThing, removeThing } from '../kit/change.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkRange, NO_DISCOUNT, withDiscountOf } from './discount.ts'
import { letPictureGo, pictureAfter, withPicture } from './picture.ts'
import { byName, onePage, serviceToResponse } from './staff-response.ts'
import { type Catalogue, readCatalogue } from './table/catalogue.ts'
import {
  changeService as changeStored,
  newService,
  removeService as removeStored,
  type Service,
} from './table/service.ts'

/** A page of the additional services by name, also of those that visitors do not see. */
export const listAllServices: Verb<typeof shelvesContract.listAllServices> = async ({ market, query }) => {
  const catalogue = await readCatalogue(market, { consistent: true })
  const services = [...catalogue.services.values()].sort(byName)
  return onePage(
    services.map(service => serviceToResponse(catalogue, service, now())),
    query.page,
  )
}

/**
 * Adds a service, with a picture if one is sent. Refuses `discount_range`, and what pictures are refused for
 * (kit/pictures.ts).
 */
export const addService: Verb<typeof shelvesContract.addService> = async ({ market, caller, body }) => {
  const { country } = await readMarket(market)
  const discount = withDiscountOf(NO_DISCOUNT, body)
  checkRange(discount)
  return withPicture(market, body.image, async url => {
    const { name, description = '', isActive = true, price } = body
    const value = { id: newId(), name, description, image: url ?? null, price, isActive, ...discount }
    await commit([
      newService(market, value),
      ...audit(market, country, { caller, kind: 'service', id: value.id, before: undefined, after: value }),
    ])
    return serviceToResponse({ typeServices: new Map() }, { ...value, version: 1 }, now())
  })
}

const serviceIn = ({ services }: Catalogue, id: string): Service => {
  const service = services.get(id)
  if (!service) throw refuse(commonRefusals.not_found)
  return service
}

/** Changes the fields that were sent. Refuses `changed_meanwhile`, and what `addService` refuses. */
export const changeService: Verb<typeof shelvesContract.changeService> = async ({
  market,
  caller,
  params,
  body,
}) => {
  const { version, name, description, isActive, price } = body
  serviceIn(await readCatalogue(market), params.id)
  return withPicture(market, body.image, url =>
    changeThing(shelvesContract.changeService, version, async () => {
      const catalogue = await readCatalogue(market, { consistent: true })
      const before = serviceIn(catalogue, params.id)
      const { country } = catalogue.market
      return {
        before,
        shown: service => serviceToResponse(catalogue, service, now()),
        after: () =>
          checkRange({
            ...before,
            name: name ?? before.name,
            description: description ?? before.description,
            price: price ?? before.price,
            isActive: isActive ?? before.isActive,
            image: pictureAfter(before.image, url, body.removeImage),
            ...withDiscountOf(before, body),
          }),
        noted: { market, country, caller, kind: 'service', id: before.id },
        writes: after => [changeStored(market, after), ...letPictureGo(market, before.image, after.image)],
      }
    }),
  )
}

/**
 * Deletes a service that no type offers. Bookings keep their own copy of it, so they do not count (D36). Refuses
 * `in_use`.
 */
export const removeService: Verb<typeof shelvesContract.removeService> = ({ market, caller, params }) =>
  removeThing(async () => {
    const catalogue = await readCatalogue(market, { consistent: true })
    const service = serviceIn(catalogue, params.id)
    const offers = [...catalogue.typeServices.values()].filter(offer => offer.service === service.id)
    const { country } = catalogue.market
    return {
      thing: service,
      noted: { market, country, caller, kind: 'service', id: service.id },
      users: offers.map(({ shelfType }) => ({
        kind: 'shelf-type',
        id: shelfType,
        name: catalogue.types.get(shelfType)?.name ?? '',
      })),
      writes: [removeStored(market, service), ...letPictureGo(market, service.image, null)],
    }
  })
