/** The table of "What it costs". */
import { costOf, items, totalOf } from './cost.ts'
import type { Load } from './load.ts'
import type { Plan } from './prices.ts'
import type { Rows } from './room-table.ts'

const LOADS = [1, 100, 10_000].map((markets): Load => ({ markets, shopsWithTill: 0 }))
/** A till costs what a hundred markets, one of them with a till, cost more than a hundred without. */
const WITHOUT_TILL: Load = { markets: 100, shopsWithTill: 0 }
const WITH_TILL: Load = { markets: 100, shopsWithTill: 1 }

const dollars = (amount: number): string =>
  amount.toLocaleString('en-GB', {
    minimumFractionDigits: amount < 100 ? 2 : 0,
    maximumFractionDigits: amount < 100 ? 2 : 0,
  })

/** A row: the amount of each load, and what a till adds. */
const row = (of: (load: Load) => number): string[] => [
  ...LOADS.map(load => dollars(of(load))),
  dollars(of(WITH_TILL) - of(WITHOUT_TILL)),
]

const bold = (cells: readonly string[]): string[] => cells.map(cell => `**${cell}**`)

/** The plan that infra/cloud/identity.ts sets, then the cheaper one. */
export const costTable = (present: Plan, other: Plan): Rows => {
  const item = (name: string, plan: Plan) => row(load => costOf(load, plan).get(name) ?? 0)
  const [instead] = items(other).slice(-1)
  if (!instead) throw new Error('a plan has no item')
  return {
    head: ['Item', 'Counted', '1 market', '100 markets', '10,000 markets', 'A shop with a till, more'],
    rows: [
      ...items(present).map(({ name, how }) => [name, how, ...item(name, present)]),
      [...bold(['Together']), '', ...bold(row(load => totalOf(load, present)))],
      [`Instead: ${instead.name}`, instead.how, ...item(instead.name, other)],
      [...bold(['Together, then']), '', ...bold(row(load => totalOf(load, other)))],
    ],
  }
}
