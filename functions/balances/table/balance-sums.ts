/** What each day has added to the balance of a tenant, and how many rows of each type it has: an item a month. */
import type { DaySum, SumsOfDays } from '#shared/balances/running.ts'
import type { BalanceType } from '#shared/balances/types.ts'
import type { Day } from '#shared/kit/day.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Key, query, type Write } from '../../kit/table.ts'

/** Where the rows of a tenant stand too (balance-transaction.ts). */
export const balancePartition = (market: string, userNumber: string): string =>
  `${market}#BALANCE#${userNumber}`

const SUM = 'SUM#'
const sumKey = (market: string, userNumber: string, month: string): Key => ({
  pk: balancePartition(market, userNumber),
  sk: `${SUM}${month}`,
})

/** Names are short, because a write costs the whole item: `14n` is what the 14th has added, `143` its rows of type 3. */
const NAMED = /^(\d\d)([n1-8])$/

interface Added {
  day: Day
  type: BalanceType
  amount: Minor
  rows: 1 | -1
}

/** Adds rows to the sums of their days, or with `rows` −1 takes them away: a write a month, however many they are. */
export const addToMonths = (market: string, userNumber: string, added: readonly Added[]): Write[] =>
  [...Map.groupBy(added, ({ day }) => day.slice(0, 7))].flatMap(([month, some]) => {
    const by = new Map<string, number>()
    const add = (name: string, amount: number) => by.set(name, (by.get(name) ?? 0) + amount)
    for (const { day, type, amount, rows } of some) {
      add(`${day.slice(8)}n`, amount)
      add(`${day.slice(8)}${type}`, rows)
    }
    const all = [...by].filter(([, amount]) => amount !== 0)
    if (!all.length) return []
    return {
      update: {
        Key: sumKey(market, userNumber, month),
        UpdateExpression: `SET kind = :kind ADD ${all.map((_, at) => `#n${at} :b${at}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(all.map(([name], at) => [`#n${at}`, name])),
        ExpressionAttributeValues: {
          ':kind': 'balance-sums',
          ...Object.fromEntries(all.map(([, amount], at) => [`:b${at}`, amount])),
        },
      },
    }
  })

/** What each day has added to a tenant's balance: an item a month, in one query. */
export const readBalanceSums = async (
  market: string,
  userNumber: string,
  { consistent = false } = {},
): Promise<SumsOfDays> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sum)',
    ExpressionAttributeValues: { ':pk': balancePartition(market, userNumber), ':sum': SUM },
    ConsistentRead: consistent,
  })
  const days = new Map<Day, DaySum>()
  for (const { sk, ...item } of items)
    for (const [name, value] of Object.entries(item)) {
      const [, day, what = ''] = NAMED.exec(name) ?? []
      if (!day) continue
      const date = `${sk.slice(SUM.length)}-${day}`
      const present = days.get(date) ?? { net: 0, rows: {} }
      days.set(
        date,
        what === 'n'
          ? { ...present, net: Number(value) }
          : { ...present, rows: { ...present.rows, [what]: Number(value) } },
      )
    }
  return days
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [],
  samples: {
    balancePartition: null,
    addToMonths: ['{market}', '{userNumber}', [{ day: '2026-11-21', type: 3, amount: -100, rows: 1 }]],
    readBalanceSums: ['{market}', '{userNumber}'],
  },
}
