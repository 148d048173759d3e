/** Staff keep the shelves. */
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { shelvesContract } from '#shared/shelves/contract.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { compareNames, sameName } from '#shared/shelves/shelf-names.ts'
import type { Staff } from '../kit/caller.ts'
import { changeThing, removeThing } from '../kit/change.ts'
import type { Verb } from '../kit/http.ts'
import { pageOf } from '../kit/list.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { checkFree } from './shelf-ranges.ts'
import {
  newCalendar,
  putCalendar,
  readCalendarsOf,
  removeCalendar,
  type ShelfCalendar,
} from './table/calendar.ts'
import { type Catalogue, readCatalogue } from './table/catalogue.ts'
import {
  changeNames,
  putShelf,
  readShelf,
  readShelves,
  removeShelf as removeStored,
  type Shelf,
} from './table/shelf.ts'
import { countShelves } from './table/type.ts'

/** A shelf as staff see it. */
export const shelfToResponse = (
  { id, name, shelfType, version }: Shelf,
  { types }: Pick<Catalogue, 'types'>,
) => ({
  id,
  name,
  type: shelfType,
  typeName: types.get(shelfType)?.name ?? '',
  version,
})

/** The shelves of a market in one query, sorted as people sort them. */
export const listShelves: Verb<typeof shelvesContract.listShelves> = async ({ market, query }) => {
  const [catalogue, { shelves }] = await Promise.all([
    readCatalogue(market),
    readShelves(market, { consistent: true }),
  ])
  const wanted = sameName(query.search ?? '')
  const found = shelves
    .filter(
      ({ name, shelfType }) => sameName(name).includes(wanted) && shelfType === (query.type ?? shelfType),
    )
    .sort((one, other) => compareNames(one.name, other.name))
  const { results, ...page } = pageOf(found, query.page)
  return { ...page, results: results.map(shelf => shelfToResponse(shelf, catalogue)) }
}

/** All shelves in two queries, as people sort them; types in the order in which their first shelves come. */
export const listShelfNames: Verb<typeof shelvesContract.listShelfNames> = async ({ market }) => {
  const [{ types }, { shelves }] = await Promise.all([
    readCatalogue(market),
    readShelves(market, { consistent: true }),
  ])
  const results = shelves
    .map(({ id, name, shelfType }) => ({ id, name, type: shelfType }))
    .sort((one, other) => compareNames(one.name, other.name))
  return {
    results,
    types: [...new Set(results.map(({ type }) => type))].map(id => ({ id, name: types.get(id)?.name ?? '' })),
  }
}

/** The price list and all shelves, with the latest writes. */
export const readAll = (market: string) =>
  Promise.all([readCatalogue(market, { consistent: true }), readShelves(market, { consistent: true })])

/** The calendar of a shelf. Refuses 404 `not_found` when the shelf has just gone. */
const readCalendar = async (market: string, { id, name, shelfType }: Shelf): Promise<ShelfCalendar> => {
  const [calendar] = await readCalendarsOf(market, [{ shelfType: { id: shelfType }, shelf: { id, name } }])
  if (!calendar) throw refuse(commonRefusals.not_found)
  return calendar
}

const shelfAfter = (
  before: Shelf,
  { name = before.name, type = before.shelfType }: { name?: string | undefined; type?: string | undefined },
): Shelf => ({ ...before, name, shelfType: type })

/** What the audit notes of a shelf. It names the shelf's type, because staff do not know ids. */
const notedShelf = ({ market, types }: Catalogue, caller: Staff, { id }: Shelf) => ({
  market: market.marketId,
  country: market.country,
  caller,
  kind: 'shelf',
  id,
  fields: (shelf: Shelf) => ({ ...shelf, shelfType: types.get(shelf.shelfType)?.name ?? '' }),
})

/** Renames a shelf, or gives it another type while nobody has it: bookings are found by the shelf's type. */
export const changeShelf: Verb<typeof shelvesContract.changeShelf> = ({ market, caller, params, body }) =>
  changeThing(shelvesContract.changeShelf, body.version, async () => {
    const [catalogue, { shelves, names }] = await readAll(market)
    const before = shelves.find(({ id }) => id === params.id)
    if (!before) throw refuse(commonRefusals.not_found)
    return {
      before,
      shown: shelf => shelfToResponse(shelf, catalogue),
      after: () => {
        const after = shelfAfter(before, body)
        if (!catalogue.types.has(after.shelfType)) throw refuseFields({ type: [inputRefusals.unknown] })
        if (shelves.some(({ id, name }) => id !== before.id && sameName(name) === sameName(after.name)))
          throw refuseFields({ name: [shelfRefusals.name_taken] })
        return after
      },
      noted: notedShelf(catalogue, caller, before),
      writes: async after => [
        changeNames(market, { names }),
        putShelf(market, after),
        ...calendarWrites(await readCalendar(market, before), after, catalogue.market),
      ],
    }
  })

const calendarWrites = (calendar: ShelfCalendar, { id, name, shelfType }: Shelf, market: Market): Write[] => {
  if (calendar.shelfType === shelfType) return [putCalendar({ ...calendar, shelf: { id, name } })]
  checkFree(calendar, market)
  return [
    removeCalendar(calendar),
    newCalendar(calendar.market, shelfType, { id, name }),
    countShelves(calendar.market, calendar.shelfType, -1),
    countShelves(calendar.market, shelfType, 1),
  ]
}

/** Deletes a shelf that nobody has (D36). */
export const removeShelf: Verb<typeof shelvesContract.removeShelf> = ({ market, caller, params }) =>
  removeThing(async () => {
    const [catalogue, shelf] = await Promise.all([readCatalogue(market), readShelf(market, params.id)])
    const calendar = await readCalendar(market, shelf)
    checkFree(calendar, catalogue.market)
    return {
      thing: shelf,
      noted: notedShelf(catalogue, caller, shelf),
      writes: [
        removeStored(market, shelf),
        removeCalendar(calendar),
        countShelves(market, shelf.shelfType, -1),
      ],
    }
  })
