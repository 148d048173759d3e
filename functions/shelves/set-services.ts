/** Staff set what services cost with shelf types. */
import * as z from 'zod/mini'
import { shelvesContract } from '#shared/shelves/contract.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { countsBy, decideLines, inOneCommit, type Line, type LineChange, noteLines } from './price-lines.ts'
import { type Catalogue, readCatalogue } from './table/catalogue.ts'
import { countServiceTypes } from './table/service.ts'
import { changePricesOf } from './table/type.ts'
import { putTypeService, removeTypeService } from './table/type-service.ts'
import { toResponse } from './to-response.ts'

/** What these types ask for services, by the services' names. */
const offersOf = ({ typeServices, services }: Catalogue, types: Iterable<string>) =>
  [...types].flatMap(type =>
    [...typeServices.values()]
      .flatMap(offer => {
        const service = services.get(offer.service)
        return offer.shelfType === type && service ? [{ offer, service }] : []
      })
      .sort((a, b) => a.service.name.localeCompare(b.service.name))
      .map(({ offer, service }) => ({
        id: offer.id,
        shelfType: type,
        service,
        version: offer.version,
        ...toResponse(offer, now()),
      })),
  )

/** What services cost with a type, or with each type. */
export const listAllTypeServices: Verb<typeof shelvesContract.listAllTypeServices> = async ({
  market,
  query,
}) => {
  const catalogue = await readCatalogue(market, { consistent: true })
  return offersOf(catalogue, query.shelfType ? [query.shelfType] : catalogue.types.keys())
}

/** Sets what services cost, all or none: one query and one transaction. */
export const setTypeServices: Verb<typeof shelvesContract.setTypeServices> = ({ market, caller, body }) =>
  retryOnConflict(async () => {
    const catalogue = await readCatalogue(market, { consistent: true })
    const types = new Set(body.map(({ shelfType }) => shelfType))
    const lines = body.map((line): Line => ({ ...line, target: line.service }))
    const changes = decideLines(lines, {
      field: 'service',
      types: catalogue.types,
      targets: catalogue.services,
      find: ({ shelfType, target }) =>
        [...catalogue.typeServices.values()].find(
          offer => offer.shelfType === shelfType && offer.service === target,
        ),
      present: () => z.encode(shelvesContract.setTypeServices.answer, offersOf(catalogue, types)),
    })
    const noted = noteLines(caller, catalogue, changes, catalogue.services)
    await commit(inOneCommit([...writesOf(market, catalogue, changes), ...noted]))
    return offersOf({ ...catalogue, typeServices: offersAfter(catalogue, changes) }, types)
  })

const writesOf = (market: string, { types }: Catalogue, changes: readonly LineChange[]) => [
  ...changes.flatMap(({ target, before, after }) => {
    if (after) return [putTypeService(market, { ...after, service: target, version: after.version + 1 })]
    return before ? [removeTypeService(market, before.id)] : []
  }),
  ...[...new Set(changes.map(({ shelfType }) => shelfType))].flatMap(id => {
    const type = types.get(id)
    return type ? [changePricesOf(market, type, 0)] : []
  }),
  ...[...countsBy(changes, 'target')].flatMap(([id, more]) =>
    more ? [countServiceTypes(market, id, more)] : [],
  ),
]

const offersAfter = (
  { typeServices }: Catalogue,
  changes: readonly LineChange[],
): Catalogue['typeServices'] => {
  const left = new Map(typeServices)
  for (const { target, before, after } of changes) {
    if (after) left.set(after.id, { ...after, service: target, version: after.version + 1 })
    else if (before) left.delete(before.id)
  }
  return left
}
