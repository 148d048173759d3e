/**
 * What a market owes each of its tenants now: an item a tenant, all of a market in one query. `available` is what can be paid
 * out: the balance without what is on its way already (D78). A settlement is announced on each balance first; all of a period
 * count from the moment at which one item says so, and are written into the balances after that.
 */
import * as z from 'zod/mini'
import { type Minor, minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { batch, get, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

const amount = z._default(minor, 0)

const stored = z.object({
  sk: z.string(),
  balance: amount,
  available: amount,
  /** The sales period whose settlement is announced, what it adds once the period counts, and what of it is then held. */
  settles: z.optional(z.string()),
  coming: amount,
  holds: amount,
})

export interface Balance {
  userNumber: string
  balance: Minor
  available: Minor
}

const balanceKey = (market: string, userNumber: string): Key => ({
  pk: `${market}#BALANCES`,
  sk: userNumber,
})

/** Says which sales period counts although not all of its settlements are in the balances yet. Before all tenants. */
const countingKey = (market: string): Key => balanceKey(market, '#COUNTING')

const balanceIn = (item: Item, counting: Item | undefined): Balance => {
  const { sk: userNumber, balance, available, settles, coming, holds } = stored.parse(item)
  if (settles === undefined || settles !== counting?.period) return { userNumber, balance, available }
  return { userNumber, balance: balance + coming, available: available + coming - holds }
}

/** What a row of a balance says beside its amount. */
export interface Added {
  /** A tenant has one start balance: the row that is one says that the balance begins with it, or that it may begin anew. */
  start?: 'begins' | 'begins anew' | undefined
  /** How much more of the balance is on its way than before; below zero, what was held has left. */
  held?: Minor
  /** It is a payout: while something is held it takes no more than is available, so that no money is paid twice (D78). */
  isPaidOut?: boolean
}

/** Adds to a balance. Throws `TryAgain` when the tenant is deleted, or has begun, or less is available. */
export const addToBalance = (
  market: string,
  userNumber: string,
  by: Minor,
  { start, held = 0, isPaidOut = false }: Added = {},
): Write => {
  const begins = { begins: ', begun = :yes', 'begins anew': ' REMOVE begun' }
  const conditions = [
    'attribute_not_exists(closed)',
    ...(start === 'begins' ? ['attribute_not_exists(begun)'] : []),
    ...(isPaidOut ? ['(attribute_not_exists(balance) OR available = balance OR available >= :paid)'] : []),
  ]
  return {
    update: {
      Key: balanceKey(market, userNumber),
      UpdateExpression: `SET kind = :kind${start ? begins[start] : ''} ADD balance :by, available :free`,
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeValues: {
        ':kind': 'balance',
        ':by': by,
        ':free': by - held,
        ...(start === 'begins' ? { ':yes': true } : {}),
        ...(isPaidOut ? { ':paid': 0 - by } : {}),
      },
    },
    onConditionFailed: new TryAgain(),
  }
}

/**
 * Holds some of a balance for what is on its way (D78); an amount below zero is held no more. Throws `TryAgain` when less
 * than that is available.
 */
export const hold = (market: string, userNumber: string, amount: Minor): Write => ({
  update: {
    Key: balanceKey(market, userNumber),
    UpdateExpression: 'ADD available :free',
    // What is given free asks for nothing: rent or labels may have taken the balance below zero meanwhile.
    ConditionExpression: `attribute_not_exists(closed)${amount > 0 ? ' AND available >= :amount' : ''}`,
    ExpressionAttributeValues: { ':free': 0 - amount, ...(amount > 0 ? { ':amount': amount } : {}) },
  },
  onConditionFailed: new TryAgain(),
})

/**
 * What the market owes a tenant now, and whether it has begun. `isCounting`: the settlement of a period that counts is in the
 * amounts, and its rows are not written yet. Two read units, or one where it is not read consistent.
 */
export const readBalance = async (
  market: string,
  userNumber: string,
  { consistent = true } = {},
): Promise<Balance & { begun: boolean; isCounting: boolean }> => {
  const [item, counting] = await batch([balanceKey(market, userNumber), countingKey(market)], { consistent })
  return item
    ? {
        ...balanceIn(item, counting),
        begun: item.begun === true,
        isCounting: counting !== undefined && item.settles === counting.period,
      }
    : { userNumber, balance: 0, available: 0, begun: false, isCounting: false }
}

/** Which of some tenants have a start balance. */
export const readBegun = async (market: string, userNumbers: readonly string[]): Promise<Set<string>> => {
  const items = await batch(userNumbers.map(userNumber => balanceKey(market, userNumber)))
  return new Set(items.flatMap(item => (item?.begun === true ? [String(item.sk)] : [])))
}

/** The balances of all tenants who have, or had, one: one query. */
export const readAllBalances = async (market: string): Promise<Balance[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': balanceKey(market, '').pk },
  })
  const { sk: mark } = countingKey(market)
  const counting = items.find(({ sk }) => sk === mark)
  return items.filter(({ sk, closed }) => sk !== mark && !closed).map(item => balanceIn(item, counting))
}

/**
 * Announces what a settlement adds once its period counts, and what of the balance is then held for its payout; nobody sees
 * it before that. What another period has announced and not taken back is forgotten: one period at a time is finalized.
 * Throws `TryAgain` when the tenant is deleted.
 */
export const announce = (
  market: string,
  userNumber: string,
  period: string,
  { coming, holds }: { coming: Minor; holds: Minor },
): Write => ({
  update: {
    Key: balanceKey(market, userNumber),
    UpdateExpression: 'SET kind = :kind, settles = :period, coming = :coming, holds = :holds',
    ConditionExpression: 'attribute_not_exists(closed)',
    ExpressionAttributeValues: {
      ':kind': 'balance',
      ':period': period,
      ':coming': coming,
      ':holds': holds,
    },
  },
  onConditionFailed: new TryAgain(),
})

const ANNOUNCED = 'REMOVE settles, coming, holds'

/** Which of some tenants a period has announced something to. */
export const readAnnounced = async (
  market: string,
  period: string,
  userNumbers: readonly string[],
): Promise<string[]> => {
  const items = await batch(userNumbers.map(userNumber => balanceKey(market, userNumber)))
  return items.flatMap(item => (item?.settles === period ? [item.sk] : []))
}

/** Takes an announcement back. Throws `TryAgain` when there is none of this period. */
export const unannounce = (market: string, userNumber: string, period: string): Write => ({
  update: {
    Key: balanceKey(market, userNumber),
    UpdateExpression: ANNOUNCED,
    ConditionExpression: 'settles = :period',
    ExpressionAttributeValues: { ':period': period },
  },
  onConditionFailed: new TryAgain(),
})

/**
 * Adds what was announced, or less of it where some of it does not stand any more, and holds some of the balance for its
 * payout. Throws `TryAgain` when nothing is announced, it was added before, or less than is held would be available.
 */
export const addAnnounced = (
  market: string,
  userNumber: string,
  period: string,
  { by, held }: { by: Minor; held: Minor },
): Write => ({
  update: {
    Key: balanceKey(market, userNumber),
    UpdateExpression: `ADD balance :by, available :free ${ANNOUNCED}`,
    ConditionExpression: held
      ? `settles = :period AND ${held > by ? 'available >= :least' : '(attribute_not_exists(available) OR available >= :least)'}`
      : 'settles = :period',
    ExpressionAttributeValues: {
      ':period': period,
      ':by': by,
      ':free': by - held,
      ...(held ? { ':least': held - by } : {}),
    },
  },
  onConditionFailed: new TryAgain(),
})

/** From this write on all that a period has announced counts. Throws `TryAgain` while another one begins to. */
export const beginCounting = (market: string, period: string): Write => ({
  put: {
    Item: { ...countingKey(market), kind: 'counting', period },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: new TryAgain(),
})

/** Whether it is this period that counts and is not in all balances yet. */
export const isCounting = async (market: string, period: string): Promise<boolean> =>
  (await get(countingKey(market)))?.period === period

/** All that a period has announced is in the balances. Throws `TryAgain` when somebody has said so. */
export const endCounting = (market: string, period: string): Write => ({
  remove: {
    Key: countingKey(market),
    ConditionExpression: 'period = :period',
    ExpressionAttributeValues: { ':period': period },
  },
  onConditionFailed: new TryAgain(),
})

const IS_GIVEN = 'balance = :given AND available = :given'

/**
 * Nothing is added to this tenant's balance from now on. `given`: what it was, and has gone to another tenant. Throws
 * `TryAgain` where anything else is owed, a settlement is announced, or something is on its way.
 */
export const closeBalance = (market: string, userNumber: string, given: Minor = 0): Write => ({
  update: {
    Key: balanceKey(market, userNumber),
    UpdateExpression: 'SET kind = :kind, closed = :yes, balance = :nothing, available = :nothing',
    // DynamoDB refuses a bracket around a bracket.
    ConditionExpression: `attribute_not_exists(settles) AND ${given ? IS_GIVEN : `(attribute_not_exists(balance) OR (${IS_GIVEN}))`}`,
    ExpressionAttributeValues: { ':kind': 'balance', ':yes': true, ':nothing': 0, ':given': given },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [
    'closeBalance',
    'announce',
    'beginCounting',
    'endCounting',
    'hold',
    'isCounting',
    'readAllBalances',
    'readAnnounced',
    'readBalance',
    'readBegun',
    'unannounce',
  ],
  samples: {
    addToBalance: ['{market}', '{userNumber}', 100],
    hold: ['{market}', '{userNumber}', 100],
    readBalance: ['{market}', '{userNumber}'],
    readBegun: ['{market}', ['{userNumber}']],
    readAllBalances: ['{market}'],
    closeBalance: ['{market}', '{userNumber}'],
    announce: ['{market}', '{userNumber}', '{period}', { coming: 100, holds: 100 }],
    readAnnounced: ['{market}', '{period}', ['{userNumber}']],
    unannounce: ['{market}', '{userNumber}', '{period}'],
    addAnnounced: ['{market}', '{userNumber}', '{period}', { by: 100, held: 80 }],
    beginCounting: ['{market}', '{period}'],
    isCounting: ['{market}', '{period}'],
    endCounting: ['{market}', '{period}'],
  },
}
