/** Staff add shelves. */
import type { Reason } from '#shared/kit/reasons.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { shelvesContract } from '#shared/shelves/contract.ts'
import { shelfRefusals } from '#shared/shelves/refusals.ts'
import { sameName } from '#shared/shelves/shelf-names.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { readAll, shelfToResponse } from './shelves.ts'
import { type Catalogue, readCatalogue } from './table/catalogue.ts'
import { changeNames, newShelf, type Shelf } from './table/shelf.ts'
import { countShelves } from './table/type.ts'

interface NewShelf {
  name: string
  type: string
}

/**
 * Checks all new shelves: refuses 400 for the wrong ones, else 409 for names that are taken. `path` goes before the
 * field of the one at a place.
 */
const checkNew = (
  wanted: readonly NewShelf[],
  shelves: readonly Shelf[],
  { types }: Catalogue,
  path: (at: number) => string,
): void => {
  const refused: Record<string, Reason[]> = {}
  const taken: Record<string, Reason[]> = {}
  const there = new Set(shelves.map(({ name }) => sameName(name)))
  const seen = new Set<string>()
  for (const [at, { name, type }] of wanted.entries()) {
    const same = sameName(name)
    if (!types.has(type)) refused[`${path(at)}type`] = [inputRefusals.unknown]
    if (seen.has(same)) refused[`${path(at)}name`] = [shelfRefusals.listed_twice]
    if (there.has(same)) taken[`${path(at)}name`] = [shelfRefusals.name_taken]
    seen.add(same)
  }
  if (Object.keys(refused).length) throw refuseFields(refused)
  if (Object.keys(taken).length) throw refuseFields(taken)
}

/** A commit has 100 writes: two for each shelf, one for the names, two for each type. */
export const IN_ONE_COMMIT = 24

/**
 * Adds shelves. All are checked before the first is made. More than 24 are made in several commits, so a fault between
 * two commits leaves the first ones, and the next try refuses their names.
 */
export const addShelves: Verb<typeof shelvesContract.addShelves> = async ({ market, caller, body }) => {
  const wanted = Array.isArray(body) ? body : [body]
  const path = (at: number) => (Array.isArray(body) ? `${at}.` : '')
  const made: Shelf[] = []
  for (let from = 0; from < wanted.length; from += IN_ONE_COMMIT) {
    const some = wanted.slice(from, from + IN_ONE_COMMIT)
    const added = await retryOnConflict(async () => {
      const [catalogue, { shelves, names }] = await readAll(market)
      // What is still to be made. The rest is there already.
      checkNew(wanted.slice(from), shelves, catalogue, at => path(at + from))
      const chunk = some.map(({ name, type }): Shelf => ({ id: newId(), name, shelfType: type, version: 1 }))
      await commit([changeNames(market, { names }), ...makeShelves(market, catalogue, caller, chunk)])
      return chunk
    })
    made.push(...added)
  }
  const catalogue = await readCatalogue(market, { consistent: true })
  const answers = made.map(shelf => shelfToResponse(shelf, catalogue))
  const [first] = answers
  return Array.isArray(body) || !first ? answers : first
}

/** New shelves, counted on their types, and one note for each type. */
const makeShelves = (
  market: string,
  { market: { country }, types }: Pick<Catalogue, 'market' | 'types'>,
  caller: Staff,
  shelves: readonly Shelf[],
): Write[] => [
  ...shelves.flatMap(({ id, name, shelfType }) => newShelf(market, shelfType, { id, name })),
  ...[...Map.groupBy(shelves, ({ shelfType }) => shelfType)].flatMap(([type, some]) => [
    countShelves(market, type, some.length),
    ...audit(market, country, {
      caller,
      kind: 'shelf-type',
      id: type,
      name: types.get(type)?.name,
      before: undefined,
      after: { newShelves: some.map(({ name }) => name).join(', ') },
    }),
  ]),
]
