/**
 * Until when a customer's bookings run, how many goods are for sale and what share of sales is not settled, so that nobody is
 * deleted who has any (D86). The domains of bookings, payments, products and sales write here in the transaction that books,
 * makes a product or sells it; a customer is deleted in the transaction that closes this item. So of a booking and a deletion
 * at the same moment only one happens.
 */
import type { Day } from '#shared/kit/day.ts'
import type { Minor } from '#shared/kit/units.ts'
import { MOST_SHEETS } from '#shared/products/product-fields.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, TryAgain, type Write } from '../../kit/table.ts'

const liveKey = (market: string, userNumber: string): Key => ({
  pk: `${market}#CUSTOMER#${userNumber}`,
  sk: 'LIVE',
})

/** An attribute for each booking: one update adds it, whatever others there are. */
const ATTRIBUTE = 'booking '

interface Booked {
  id: string
  dateStart: Day
  dateEnd: Day
  /** Labels say its name. */
  shelf: { name: string }
}

/** What a booking is written as: `2026-12-14 2026-12-01 A1`. */
const asText = ({ dateEnd, dateStart, shelf }: Booked): string => `${dateEnd} ${dateStart} ${shelf.name}`

const fromText = (id: string, text: string): Booked => {
  const [dateEnd = '', dateStart = '', ...shelf] = text.split(' ')
  return { id, dateEnd, dateStart, shelf: { name: shelf.join(' ') } }
}

/**
 * The bookings of a customer with their days and shelves, past ones among them, how many goods are for sale in the shop, how
 * many product sheets and lines of sales there are, what share of these no settlement has taken, in minor units, and how
 * often all that changed.
 */
export const readLiveBookings = async (
  market: string,
  userNumber: string,
): Promise<{
  bookings: Booked[]
  goods: number
  sheets: number
  sales: number
  unsettled: Minor
  changes: number
}> => {
  const item: Partial<Item> = (await get(liveKey(market, userNumber))) ?? {}
  const bookings = Object.entries(item).flatMap(([name, text]) =>
    name.startsWith(ATTRIBUTE) ? [fromText(name.slice(ATTRIBUTE.length), String(text))] : [],
  )
  const count = (name: string) => Number(item[name] ?? 0)
  return {
    bookings,
    ...{ goods: count('goods'), sheets: count('sheets'), sales: count('sales') },
    ...{ unsettled: count('unsettled'), changes: count('changes') },
  }
}

/** Adds bookings of a customer, or changes their days and shelves. Throws `TryAgain` when the customer is deleted. */
export const addLiveBookings = (market: string, userNumber: string, booked: readonly Booked[]): Write => ({
  update: {
    Key: liveKey(market, userNumber),
    UpdateExpression: `SET ${booked.map((_, at) => `#b${at} = :d${at}`).join(', ')} ADD changes :one`,
    ConditionExpression: 'attribute_not_exists(closed)',
    ExpressionAttributeNames: Object.fromEntries(booked.map(({ id }, at) => [`#b${at}`, ATTRIBUTE + id])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(booked.map((one, at) => [`:d${at}`, asText(one)])),
      ':one': 1,
    },
  },
  onConditionFailed: new TryAgain(),
})

interface Counted {
  goods?: number
  sheets?: number
  sales?: number
  unsettled?: Minor
}

/**
 * Counts goods that came into the shop and product sheets that were begun, or with numbers below 0 left it and were
 * deleted, and lines of sales with their share, in minor units, which a return lowers. A settlement that takes lines lowers it
 * too. Throws `TryAgain` when the customer is deleted, or `full` beyond the most sheets.
 */
export const countGoods = (
  market: string,
  userNumber: string,
  { goods = 0, sheets = 0, sales = 0, unsettled = 0 }: Counted,
  full?: Error,
): Write => ({
  update: {
    Key: liveKey(market, userNumber),
    UpdateExpression: 'ADD goods :goods, sheets :sheets, sales :sales, unsettled :unsettled, changes :one',
    ConditionExpression: full
      ? 'attribute_not_exists(closed) AND (attribute_not_exists(sheets) OR sheets < :most)'
      : 'attribute_not_exists(closed)',
    ExpressionAttributeValues: {
      ':goods': goods,
      ':sheets': sheets,
      ':sales': sales,
      ':unsettled': unsettled,
      ':one': 1,
      ...(full ? { ':most': MOST_SHEETS } : {}),
    },
  },
  onConditionFailed: full ?? new TryAgain(),
})

/** Forgets bookings that are past, or were given back. Throws `TryAgain` when the customer was merged or is deleted. */
export const endLiveBookings = (market: string, userNumber: string, ids: readonly string[]): Write => ({
  update: {
    Key: liveKey(market, userNumber),
    UpdateExpression: `REMOVE ${ids.map((_, at) => `#b${at}`).join(', ')} ADD changes :one`,
    ConditionExpression: 'attribute_not_exists(closed)',
    ExpressionAttributeNames: Object.fromEntries(ids.map((id, at) => [`#b${at}`, ATTRIBUTE + id])),
    ExpressionAttributeValues: { ':one': 1 },
  },
  onConditionFailed: new TryAgain(),
})

/**
 * No booking of this customer can be added from now on; `into` is the customer who gets them instead. Throws `TryAgain`
 * when one was added since `changes` was read.
 */
export const closeBookings = (market: string, userNumber: string, changes: number, into?: string): Write => ({
  put: {
    Item: { ...liveKey(market, userNumber), kind: 'live-bookings', closed: true, into },
    ConditionExpression: changes ? 'changes = :read' : 'attribute_not_exists(changes)',
    ...(changes ? { ExpressionAttributeValues: { ':read': changes } } : {}),
  },
  onConditionFailed: new TryAgain(),
})

/** The customer who is this customer now: another one after a merge, or after several. Null: staff have deleted them. */
export const readPresent = async (market: string, userNumber: string): Promise<string | null> => {
  const item = await get(liveKey(market, userNumber))
  if (typeof item?.into === 'string') return readPresent(market, item.into)
  return item?.closed ? null : userNumber
}

const booked = [
  { id: '{request}', dateStart: '{dateStart}', dateEnd: '{dateEnd}', shelf: { name: '{shelf}' } },
]

export const entity: Entity = {
  kept: 'As long as the market: a number that was deleted gets no booking any more.',
  open: ['addLiveBookings', 'countGoods', 'endLiveBookings', 'readLiveBookings', 'readPresent'],
  samples: {
    readLiveBookings: ['{market}', '{userNumber}'],
    addLiveBookings: ['{market}', '{userNumber}', booked],
    countGoods: ['{market}', '{userNumber}', { goods: 1, sheets: 1 }, new Error()],
    endLiveBookings: ['{market}', '{userNumber}', ['{request}']],
    readPresent: ['{market}', '{userNumber}'],
    closeBookings: ['{market}', '{userNumber}', 1],
  },
}
