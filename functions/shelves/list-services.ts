import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readOffers } from './table/catalogue.ts'
import { toResponse } from './to-response.ts'

/** The additional services of a shelf type, by name. */
export const listServices: Verb<typeof shelvesContract.listServices> = async ({ market, query }) => {
  const { types, typeServices, services } = await readOffers(market)
  if (!types.has(query.shelfType)) throw refuse(commonRefusals.not_found)
  return [...typeServices.values()]
    .flatMap(offer => {
      const service = services.get(offer.service)
      return offer.shelfType === query.shelfType && service ? [{ offer, service }] : []
    })
    .sort((a, b) => a.service.name.localeCompare(b.service.name))
    .map(({ offer, service }) => ({ id: offer.id, service, ...toResponse(offer, now()) }))
}
