/** What a till took on a day, and where it is: in sales, in the clearing list, set aside, or beside the goods. */
import * as z from 'zod/mini'
import type { Day } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { TILLS, type TillName } from '#shared/tills/receipt.ts'
import { DRAWERS, drawerOf } from '../../kit/drawers.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, query, type Write } from '../../kit/table.ts'

/**
 * `misdated`: of the total what the till itself says of another day, because its clock was wrong. `tips` and `rounding` are
 * what `beside` is made of; older days have `beside` alone.
 */
const FIGURES = [
  'purchases',
  'total',
  'lines',
  'clearing',
  'aside',
  'beside',
  'tips',
  'rounding',
  'misdated',
] as const

/**
 * Figures by a word, an attribute each: `tender IZETTLE_CARD`. What was paid by which tender of the till's own words, what
 * was set aside by its kind, and how many receipts in another currency the sums of the day leave out. Older days have none.
 */
const BY_WORD = { tenders: 'tender ', asides: 'aside ', currencies: 'currency ' } as const

type Figure = (typeof FIGURES)[number]
type ByWord = Record<keyof typeof BY_WORD, Readonly<Record<string, number>>>

/** Amounts in minor units, and the numbers of purchases and receipts. */
export type DayFigures = Partial<Record<Figure, number> & ByWord>

const figure = z._default(z.number(), 0)
const byWord = z._default(z.record(z.string(), z.number()), {})

const tillDay = z.object({
  day: z.string(),
  till: z.enum(TILLS),
  purchases: figure,
  total: figure,
  lines: figure,
  clearing: figure,
  aside: figure,
  beside: figure,
  tips: figure,
  rounding: figure,
  misdated: figure,
  tenders: byWord,
  asides: byWord,
  currencies: byWord,
  /** What the till itself says that it took, and when it was asked; null: not yet. */
  told: z._default(z.nullable(z.object({ purchases: z.number(), total: z.number(), at: seconds })), null),
})

export type TillDay = z.infer<typeof tillDay>

const partition = (market: string): string => `${market}#TILLDAYS`

/** What a till itself says of a day stands beside the drawers of what was booked. */
const TOLD = 'told'

/** The day of a till on which a purchase was made. */
interface Place {
  day: Day
  till: TillName
  purchase: string
}

const keyOf = (market: string, { day, till }: Pick<Place, 'day' | 'till'>, drawer: string): Key => ({
  pk: partition(market),
  sk: `${day}#${till}#${drawer}`,
})

const drawerKey = (market: string, place: Place): Key => keyOf(market, place, drawerOf(place.purchase))

const words = Object.keys(BY_WORD) as (keyof ByWord)[]

/** The figures of an item by their words. */
const wordsIn = (item: Item): ByWord => {
  const of = (prefix: string) =>
    Object.fromEntries(
      Object.entries(item).flatMap(([name, by]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), Number(by)]] : [],
      ),
    )
  return { tenders: of(BY_WORD.tenders), asides: of(BY_WORD.asides), currencies: of(BY_WORD.currencies) }
}

/** The tenders that the drawer of a purchase knows, for `byTender`. */
export const readTenders = async (market: string, place: Place): Promise<string[]> => {
  const item = await get(drawerKey(market, place), { consistent: false })
  return item ? Object.keys(wordsIn(item).tenders) : []
}

/** Adds to the figures of a till and day, in the drawer of a purchase. At least one figure. */
export const addToDay = (market: string, place: Place, by: DayFigures): Write => {
  const named = words.flatMap(name =>
    Object.entries(by[name] ?? {}).map(([word, figure]) => [BY_WORD[name] + word, figure] as const),
  )
  const all = [
    ...FIGURES.flatMap(name => (by[name] === undefined ? [] : [[name, by[name]] as const])),
    ...named,
  ]
  return {
    update: {
      Key: drawerKey(market, place),
      UpdateExpression: `SET kind = :kind, #day = :day, till = :till ADD ${all.map((_, at) => `#f${at} :b${at}`).join(', ')}`,
      ExpressionAttributeNames: {
        '#day': 'day',
        ...Object.fromEntries(all.map(([name], at) => [`#f${at}`, name])),
      },
      ExpressionAttributeValues: {
        ':kind': 'till-day',
        ':day': place.day,
        ':till': place.till,
        ...Object.fromEntries(all.map(([, value], at) => [`:b${at}`, value])),
      },
    },
  }
}

/** Notes what a till itself says that it took on a day. */
export const noteTold = (
  market: string,
  { day, till, ...told }: { day: Day; till: TillName; purchases: number; total: number; at: Seconds },
): Write => ({
  put: { Item: { ...keyOf(market, { day, till }, TOLD), kind: 'till-day', day, till, told } },
})

/** The items of one till and day as one. */
const addedUp = (items: readonly TillDay[]): TillDay[] => {
  const [first] = items
  if (!first) return []
  const figures = FIGURES.map(figure => [figure, sum(items.map(item => item[figure]))])
  const named = words.map(name => [name, addedByWord(items.map(item => item[name]))])
  const told = items.find(one => one.told)?.told ?? null
  return [{ ...first, ...Object.fromEntries(figures), ...Object.fromEntries(named), told }]
}

const addedByWord = (all: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sums = new Map<string, number>()
  for (const [word, by] of all.flatMap(Object.entries<number>)) sums.set(word, (sums.get(word) ?? 0) + by)
  return Object.fromEntries(sums)
}

/** The last days on which a till of the market sold, the newest first; each is some drawers, in one query. */
export const readTillDays = async (market: string, most: number): Promise<TillDay[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(market) },
      ScanIndexForward: false,
    },
    most * (DRAWERS + 1),
  )
  return daysIn(items).slice(0, most)
}

const daysIn = (items: readonly Item[]): TillDay[] => {
  const days = Map.groupBy(
    items.map(item => tillDay.parse({ ...item, ...wordsIn(item) })),
    ({ day, till }) => `${day} ${till}`,
  )
  return [...days.values()].flatMap(addedUp)
}

/** What tills took on some days, both included, the oldest first: one query. */
export const readTillDaysOf = async (
  market: string,
  { from, to }: { from: Day; to: Day },
): Promise<TillDay[]> =>
  daysIn(
    await query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      // Sorts after every till and drawer of the day.
      ExpressionAttributeValues: { ':pk': partition(market), ':from': from, ':to': `${to}$` },
    }),
  )

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['addToDay', 'readTenders', 'readTillDaysOf'],
  samples: {
    addToDay: [
      '{market}',
      { day: '2026-11-21', till: 'zettle', purchase: '{purchase}' },
      { purchases: 1, total: 100 },
    ],
    readTenders: ['{market}', { day: '2026-11-21', till: 'zettle', purchase: '{purchase}' }],
    noteTold: ['{market}', { day: '2026-11-21', till: 'zettle', purchases: 1, total: 100, at: 0 }],
    readTillDays: ['{market}', 31],
    readTillDaysOf: ['{market}', { from: '2026-11-01', to: '2026-11-30' }],
  },
}
