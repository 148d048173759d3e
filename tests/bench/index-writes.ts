/** Counts the writes of indexes that follow the writes of items: one for an item that enters or leaves, two for one that moves. */
import type { Item } from '#functions/kit/table.ts'
import { TABLE } from '#infra/table.ts'
import type { Sent } from './recorder.ts'
import { type Part, partsOf } from './written.ts'

/** The place of an item in each index; undefined where it stands in none. */
const placesOf = (item: Partial<Item>): (string | undefined)[] =>
  TABLE.indexes.map(({ partitionKey, sortKey }) =>
    item[partitionKey] === undefined ? undefined : `${item[partitionKey]} ${item[sortKey]}`,
  )

const NOWHERE = placesOf({})

/** What a command updates in part stands where it stood. */
const placesAfter = ({ Item, isRemoved }: Part, had: (string | undefined)[]): (string | undefined)[] => {
  if (Item) return placesOf(Item)
  return isRemoved ? NOWHERE : had
}

const moved = (before: string | undefined, after: string | undefined): number => {
  if (before === after) return 0
  return before && after ? 2 : 1
}

export const indexWrites = (sent: readonly Sent[]): number => {
  const places = new Map<string, (string | undefined)[]>()
  let units = 0
  for (const part of sent.filter(({ isRead }) => !isRead).flatMap(partsOf)) {
    const { pk, sk } = part.Item ?? part.Key ?? {}
    const id = `${pk}\n${sk}`
    const had = places.get(id) ?? NOWHERE
    const has = placesAfter(part, had)
    units += had.reduce((sum, before, at) => sum + moved(before, has[at]), 0)
    places.set(id, has)
  }
  return units
}
