/** The shelves themselves, and the price list that a new market can begin with. */
import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { line } from '../kit/text.ts'
import { shelfRefusals } from './refusals.ts'
import { PRICE_LIST } from './staff-calls.ts'

const { too_long, too_short } = inputRefusals
const { changed_meanwhile, in_use } = kitRefusals
const { listed_twice, name_taken, price_list_exists } = shelfRefusals

/** A shelf as staff see it. `type`: the id of its shelf type. */
const staffShelf = z.object({
  id: answeredId,
  name: z.string(),
  type: answeredId,
  typeName: z.string(),
  version: z.number(),
})

/** All shelves in short, as a plan lists them. */
const shelfNames = z.object({
  results: z.array(z.object({ id: answeredId, name: z.string(), type: answeredId })),
  /** The types that have shelves, in the order of their first shelves. */
  types: z.array(z.object({ id: answeredId, name: z.string() })),
})

const ofId = z.object({ id: ulid })

export const MOST_NEW_SHELVES = 200

export const shelfName = line(40)

const newShelf = z.object({ name: shelfName, type: ulid })

const user = z.object({ kind: z.string(), id: z.string(), name: z.string() })

/** Whether the template's price list is there, and what stands against throwing it away. */
const templateState = z.object({
  isThere: z.boolean(),
  /** The market has no price list yet, so the template can make one. */
  canBeMade: z.boolean(),
  canBeRemoved: z.boolean(),
  usedBy: z.array(user),
  count: z.number(),
})

export const shelvesCalls = {
  listShelves: {
    method: 'GET',
    path: 'shelves',
    audiences: ['admin'],
    right: 'look',
    summary: 'The shelves as people sort them, A2 before A10; a search finds by any part of the name',
    query: z.object({
      page: pageNumber,
      search: z.optional(line(100)),
      type: z.optional(ulid),
    }),
    answer: listOf(staffShelf),
    refusals: [],
  },
  listShelfNames: {
    method: 'GET',
    path: 'shelf_names',
    audiences: ['admin'],
    right: 'look',
    summary: 'All shelves by id, name and type as people sort them, and the names of their types',
    answer: shelfNames,
    refusals: [],
  },
  addShelves: {
    method: 'POST',
    path: 'shelves',
    audiences: ['admin'],
    right: 'serve',
    makesStale: PRICE_LIST,
    summary: 'Add a shelf, or up to 200. All are checked first; each 24 of them are one commit',
    body: z.union([
      z.array(newShelf).check(z.minLength(1, too_short.code), z.maxLength(MOST_NEW_SHELVES, too_long.code)),
      newShelf,
    ]),
    status: 201,
    answer: z.union([z.array(staffShelf), staffShelf]),
    refusals: [listed_twice, name_taken],
  },
  changeShelf: {
    method: 'PUT',
    path: 'shelves/{id}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: PRICE_LIST,
    summary: 'Rename a shelf, or give it another type while nobody has it',
    params: ofId,
    body: z.object({ version: readVersion, name: z.optional(shelfName), type: z.optional(ulid) }),
    answer: staffShelf,
    refusals: [changed_meanwhile, in_use, name_taken],
  },
  removeShelf: {
    method: 'DELETE',
    path: 'shelves/{id}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: PRICE_LIST,
    summary: 'Delete a shelf that nobody has and nobody can extend; otherwise the refusal names the bookings',
    params: ofId,
    refusals: [in_use],
  },
  readTemplate: {
    method: 'GET',
    path: 'price_list_template',
    audiences: ['admin'],
    right: 'look',
    summary: 'Whether the price list was made from the template, and whether it can be thrown away',
    answer: templateState,
    refusals: [],
  },
  makeFromTemplate: {
    method: 'POST',
    path: 'price_list_template',
    audiences: ['admin'],
    right: 'own',
    makesStale: PRICE_LIST,
    summary: 'Make the usual shelf types, periods, prices, services and 60 shelves for a market without any',
    status: 201,
    answer: templateState,
    refusals: [price_list_exists],
  },
  removeTemplate: {
    method: 'DELETE',
    path: 'price_list_template',
    audiences: ['admin'],
    right: 'own',
    makesStale: PRICE_LIST,
    summary: 'Throw away what the template made, while nothing uses it and nobody has changed it',
    refusals: [in_use],
  },
} as const satisfies Contract

export type ShelfNames = z.input<typeof shelfNames>
export type StaffShelf = z.input<typeof staffShelf>
