/**
 * Counts of what was sold under a word: an item a kind of goods, word and month, outside of any transaction. A sale that is
 * not counted does no harm, for no money is reckoned from it.
 */
import type { Day } from '#shared/kit/day.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import type { GoodsType } from '#shared/products/number.ts'
import {
  type Counted,
  DAY_STEPS,
  guideWord,
  MONTHS_BACK,
  markOf,
  PRICE_STEPS,
  stepOf,
} from '#shared/sales/guidance.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Item, type Key, query, type Write } from '../../kit/table.ts'

const guideKey = (
  market: string,
  { type, word, month }: { type: GoodsType; word: string; month: string },
): Key => ({
  pk: `${market}#GUIDE#${type}#${word}`,
  sk: month,
})

/** A sale of a thing with a name; −1 takes it back. */
export interface GuidedSale {
  userNumber: string
  type: GoodsType
  name: string
  day: Day
  paid: Minor
  /** Undefined: the product does not say when it went on sale. */
  daysForSale: number | undefined
  by: 1 | -1
}

/** Names are short, because a write costs the whole item: `p6000` is a step of price, `d9` one of days, `t60` a tenant's mark. */
const namesOf = ({ userNumber, paid, daysForSale }: GuidedSale): string[] => [
  `p${stepOf(PRICE_STEPS, paid)}`,
  `t${markOf(userNumber)}`,
  ...(daysForSale === undefined ? [] : [`d${stepOf(DAY_STEPS, daysForSale)}`]),
]

/** The table forgets a month when no guidance is of it any more. */
const forgottenAt = (month: string): Seconds => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number - 1 + MONTHS_BACK + 2) / 1_000
}

const addCounts = (key: Key, month: string, counts: ReadonlyMap<string, number>): Write => {
  const all = [...counts]
  return {
    update: {
      Key: key,
      UpdateExpression: `SET kind = :kind, #ttl = :ttl ADD ${all.map((_, at) => `#n${at} :b${at}`).join(', ')}`,
      ExpressionAttributeNames: {
        '#ttl': 'ttl',
        ...Object.fromEntries(all.map(([name], at) => [`#n${at}`, name])),
      },
      ExpressionAttributeValues: {
        ':kind': 'price-guide',
        ':ttl': forgottenAt(month),
        ...Object.fromEntries(all.map(([, by], at) => [`:b${at}`, by])),
      },
    },
  }
}

/** Adds sales to the counts of their words, a write an item. A name without a word, and what went for nothing, count nowhere. */
export const addToGuide = (market: string, sales: readonly GuidedSale[]): Write[] => {
  const items = new Map<string, { key: Key; month: string; counts: Map<string, number> }>()
  for (const sale of sales) {
    const word = guideWord(sale.name)
    if (!word || sale.paid <= 0) continue
    const month = sale.day.slice(0, 7)
    const key = guideKey(market, { type: sale.type, word, month })
    const id = `${key.pk}#${month}`
    const item = items.get(id) ?? { key, month, counts: new Map<string, number>() }
    for (const name of namesOf(sale)) item.counts.set(name, (item.counts.get(name) ?? 0) + sale.by)
    items.set(id, item)
  }
  return [...items.values()].flatMap(({ key, month, counts }) => {
    // A thing that became cheaper moves from one step of price to another, and stays what it was otherwise.
    const changed = new Map([...counts].filter(([, by]) => by !== 0))
    return changed.size ? [addCounts(key, month, changed)] : []
  })
}

const COUNTED = { p: 'prices', d: 'days', t: 'tenants' } as const

const countedIn = (items: readonly Item[]): Counted => {
  const counted = {
    prices: new Map<number, number>(),
    days: new Map<number, number>(),
    tenants: new Map<number, number>(),
  }
  for (const item of items)
    for (const [name, by] of Object.entries(item)) {
      const [, letter, step] = /^([pdt])(\d+)$/.exec(name) ?? []
      if (!letter || !step) continue
      const tally = counted[COUNTED[letter as keyof typeof COUNTED]]
      tally.set(Number(step), (tally.get(Number(step)) ?? 0) + Number(by))
    }
  return counted
}

/** What was sold under a word since a month, in one query: an item a month, of some hundred bytes. */
export const readGuide = async (
  market: string,
  { type, word, since }: { type: GoodsType; word: string; since: string },
): Promise<Counted> =>
  countedIn(
    await query({
      KeyConditionExpression: 'pk = :pk AND sk >= :since',
      ExpressionAttributeValues: { ':pk': guideKey(market, { type, word, month: '' }).pk, ':since': since },
    }),
  )

const sample: GuidedSale = {
  userNumber: '{userNumber}',
  type: 1,
  name: 'jakke',
  day: '2026-11-21',
  paid: 6_000,
  daysForSale: 9,
  by: 1,
}

export const entity: Entity = {
  kept: 'Fourteen months: guidance is of the last year. It names no tenant: a mark that many tenants share stands for each.',
  open: [],
  samples: {
    addToGuide: ['{market}', [sample]],
    readGuide: ['{market}', { type: 1, word: 'jakke', since: '2025-11' }],
  },
}
