/**
 * What was sold, by days: an item a tenant and month, and four drawers a shop and month. Added to in the transaction that
 * writes the lines. `rows` of a day never falls, because a return is a line too: a day of which more rows are known than a
 * settlement took has lines that came later.
 */
import type { Day } from '#shared/kit/day.ts'
import type { GoodsType } from '#shared/products/number.ts'
import { type Figures, NO_FIGURES, type SumsByDay } from '#shared/sales/figures.ts'
import { drawerOf } from '../../kit/drawers.ts'
import type { Entity } from '../../kit/entity.ts'
import { batch, type Item, type Key, query, type Write } from '../../kit/table.ts'

const tenantKey = (market: string, month: string, userNumber: string): Key => ({
  pk: `${market}#SUMS#${month}`,
  sk: userNumber,
})

/** All months in one partition, so that a range of them is one query. */
const shopKey = (market: string, month: string, drawer: string): Key => ({
  pk: `${market}#SHOPSUMS`,
  sk: `${month}#${drawer}`,
})

/** Names are short, because a write costs the whole item: `14bp` is what was paid on the 14th for used goods. */
const KINDS: Record<GoodsType, string> = { 1: 'b', 2: 'n' }
const FIGURES = [
  ['n', 'number'],
  ['p', 'paid'],
  ['c', 'commission'],
  ['r', 'rows'],
] as const
const NAMED = /^(\d\d)([bn])([npcr])$/

/** A campaign has the first three of them. */
const OF_CAMPAIGN = FIGURES.slice(0, 3)

/** The same of campaigns: `k01J…p` is what was paid in a month for what was in that campaign. */
const IN_CAMPAIGN = /^k(\w{26})([npc])$/

export interface Sum {
  day: Day
  type: GoodsType
  figures: Partial<Figures>
  /** The campaign in which it was sold. */
  campaign?: string
  /** How many days it stood in the shop; below zero for what came back. */
  stoodDays?: number
}

/**
 * Adds figures of days of one month to an item of any key, an attribute for each day and figure. `kind` is what the item is.
 * Takes at least one figure. `figuresIn` reads what it wrote.
 */
export const addFigures = (key: Key, kind: string, sums: readonly Sum[]): Write => {
  const added = new Map<string, number>()
  for (const { day, type, figures } of sums)
    for (const [letter, figure] of FIGURES) {
      const name = `${day.slice(8)}${KINDS[type]}${letter}`
      const by = figures[figure]
      if (by !== undefined) added.set(name, (added.get(name) ?? 0) + by)
    }
  for (const [name, by] of sums.flatMap(extrasOf)) added.set(name, (added.get(name) ?? 0) + by)
  const all = [...added]
  return {
    update: {
      Key: key,
      UpdateExpression: `SET kind = :kind ADD ${all.map((_, at) => `#n${at} :b${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(all.map(([name], at) => [`#n${at}`, name])),
      ExpressionAttributeValues: {
        ':kind': kind,
        ...Object.fromEntries(all.map(([, by], at) => [`:b${at}`, by])),
      },
    },
  }
}

/**
 * What a figure adds beside its day. `sbd` and `sbn` are the days that used goods stood in the shop until they were sold, and
 * how many were.
 */
const extrasOf = ({ type, figures, campaign, stoodDays }: Sum): [name: string, by: number][] => {
  const extras: [name: string, by: number][] = []
  if (campaign)
    for (const [letter, figure] of OF_CAMPAIGN) extras.push([`k${campaign}${letter}`, figures[figure] ?? 0])
  if (stoodDays !== undefined)
    extras.push([`s${KINDS[type]}d`, stoodDays], [`s${KINDS[type]}n`, figures.number ?? 0])
  return extras
}

const SALES_SUMS = 'sales-sums'

/** Adds to a tenant's sums of one month. */
export const addToTenant = (market: string, userNumber: string, sums: readonly [Sum, ...Sum[]]): Write =>
  addFigures(tenantKey(market, sums[0].day.slice(0, 7), userNumber), SALES_SUMS, sums)

/** Adds to the shop's sums of one month, in the drawer of a purchase. */
export const addToShop = (market: string, purchase: string, sums: readonly [Sum, ...Sum[]]): Write =>
  addFigures(shopKey(market, sums[0].day.slice(0, 7), drawerOf(purchase)), SALES_SUMS, sums)

/** The figures that `addFigures` wrote to an item of a month, by days. */
export const figuresIn = (item: Item, month: string): SumsByDay => {
  const days: SumsByDay = new Map()
  for (const [name, by] of Object.entries(item)) {
    const [, day, kind, letter] = NAMED.exec(name) ?? []
    const [, figure] = FIGURES.find(([one]) => one === letter) ?? []
    if (!day || !figure) continue
    const date = `${month}-${day}`
    const present = days.get(date) ?? { 1: NO_FIGURES, 2: NO_FIGURES }
    const type: GoodsType = kind === KINDS[1] ? 1 : 2
    days.set(date, { ...present, [type]: { ...present[type], [figure]: Number(by) } })
  }
  return days
}

/** The figures of some months, by days: an item a month, whose key the caller says. */
export const readFigures = async (
  months: readonly string[],
  keyOf: (month: string) => Key,
  { consistent = true } = {},
): Promise<SumsByDay[]> => {
  const items = await batch(months.map(keyOf), { consistent })
  return items.flatMap((item, at) => (item ? [figuresIn(item, months[at] ?? '')] : []))
}

/** The figures of each tenant in some months, by days: an item a tenant and month, in one query a month. */
export const readFiguresByTenant = async (
  months: readonly string[],
  keyOf: (month: string) => Key,
  { consistent }: { consistent: boolean },
): Promise<Map<string, SumsByDay[]>> => {
  const found = await Promise.all(
    months.map(async month => {
      const items = await query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keyOf(month).pk },
        ConsistentRead: consistent,
      })
      return items.map(item => ({ userNumber: item.sk, sums: figuresIn(item, month) }))
    }),
  )
  const tenants = new Map<string, SumsByDay[]>()
  for (const { userNumber, sums } of found.flat())
    tenants.set(userNumber, [...(tenants.get(userNumber) ?? []), sums])
  return tenants
}

/** A tenant's sums of some months, by days: an item a month. */
export const readTenantSums = (
  market: string,
  userNumber: string,
  months: readonly string[],
): Promise<SumsByDay[]> =>
  readFigures(months, month => tenantKey(market, month, userNumber), { consistent: false })

/** What each tenant with sales has in some months, by days: a query a month. Who settles them reads them consistent. */
export const readSumsByTenant = (
  market: string,
  months: readonly string[],
  { consistent = false } = {},
): Promise<ReadonlyMap<string, SumsByDay[]>> =>
  readFiguresByTenant(months, month => tenantKey(market, month, ''), { consistent })

export type SoldInCampaign = Omit<Figures, 'rows'>

/** What a tenant sold in a month: by days, in each campaign, and how long it stood until then. */
export interface MonthOfTenant {
  userNumber: string
  sums: SumsByDay
  inCampaigns: ReadonlyMap<string, SoldInCampaign>
  stood: Record<GoodsType, { days: number; things: number }>
}

const campaignsIn = (item: Item): MonthOfTenant['inCampaigns'] => {
  const sold = new Map<string, SoldInCampaign>()
  for (const [name, by] of Object.entries(item)) {
    const [, campaign, letter] = IN_CAMPAIGN.exec(name) ?? []
    const [, figure] = OF_CAMPAIGN.find(([one]) => one === letter) ?? []
    if (!campaign || !figure) continue
    const before = sold.get(campaign) ?? { number: 0, paid: 0, commission: 0 }
    sold.set(campaign, { ...before, [figure]: Number(by) })
  }
  return sold
}

const stoodIn = (item: Item): MonthOfTenant['stood'] => {
  const of = (kind: string) => ({
    days: Number(item[`s${kind}d`] ?? 0),
    things: Number(item[`s${kind}n`] ?? 0),
  })
  return { 1: of(KINDS[1]), 2: of(KINDS[2]) }
}

const monthIn = (item: Item, month: string): MonthOfTenant => ({
  ...{ userNumber: item.sk, sums: figuresIn(item, month) },
  ...{ inCampaigns: campaignsIn(item), stood: stoodIn(item) },
})

/** What each tenant with sales sold in some months: a query a month. */
export const readMonthsOfTenants = async (
  market: string,
  months: readonly string[],
): Promise<MonthOfTenant[]> => {
  const found = await Promise.all(
    months.map(async month => {
      const items = await query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': tenantKey(market, month, '').pk },
      })
      return items.map(item => monthIn(item, month))
    }),
  )
  return found.flat()
}

/**
 * The shop's sums of the months that some days touch, by days: four items a month, in one query. Without `from` all that it
 * ever sold until then.
 */
export const readShopSums = async (
  market: string,
  { from = '', to }: { from?: Day; to: Day },
): Promise<SumsByDay[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': shopKey(market, '', '').pk,
      ':first': from.slice(0, 7) || '0',
      // Sorts after every drawer of the month.
      ':last': `${to.slice(0, 7)}$`,
    },
  })
  return items.map(item => figuresIn(item, item.sk.slice(0, 7)))
}

const sample: [Sum] = [
  { day: '2026-11-21', type: 1, figures: { number: 1, rows: 1, paid: 100, commission: 20 } },
]

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [
    'addFigures',
    'figuresIn',
    'readFigures',
    'readFiguresByTenant',
    'readShopSums',
    'readSumsByTenant',
    'readTenantSums',
  ],
  samples: {
    addToTenant: ['{market}', '{userNumber}', sample],
    addToShop: ['{market}', '{purchase}', sample],
    readTenantSums: ['{market}', '{userNumber}', ['2026-11']],
    readSumsByTenant: ['{market}', ['2026-11']],
    readMonthsOfTenants: ['{market}', ['2026-11']],
    readShopSums: ['{market}', { from: '2026-01-01', to: '2026-11-30' }],
    // The key is the caller's.
    addFigures: null,
    figuresIn: null,
    readFigures: null,
    readFiguresByTenant: null,
  },
}
