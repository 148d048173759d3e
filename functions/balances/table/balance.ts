/**
 * What a market owes each of its tenants now: an item a tenant, all of a market in one query. `available` is what can be paid
 * out: the balance without what is on its way already (D78).
 */
import * as z from 'zod/mini'
import { type Minor, minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

const amount = z._default(minor, 0)

const stored = z.object({ sk: z.string(), balance: amount, available: amount })

export interface Balance {
  userNumber: string
  balance: Minor
  available: Minor
}

const balanceKey = (market: string, userNumber: string): Key => ({
  pk: `${market}#BALANCES`,
  sk: userNumber,
})

const balanceIn = (item: Item): Balance => {
  const { sk: userNumber, balance, available } = stored.parse(item)
  return { userNumber, balance, available }
}

/**
 * Adds to a balance. A tenant has one start balance: the row that is one says that the balance begins with it, or that it may
 * begin anew. Throws `TryAgain` when the tenant is deleted, or has begun.
 */
export const addToBalance = (
  market: string,
  userNumber: string,
  by: Minor,
  start?: 'begins' | 'begins anew',
): Write => {
  const begins = { begins: ', begun = :yes', 'begins anew': ' REMOVE begun' }
  return {
    update: {
      Key: balanceKey(market, userNumber),
      UpdateExpression: `SET kind = :kind${start ? begins[start] : ''} ADD balance :by, available :by`,
      ConditionExpression: `attribute_not_exists(closed)${start === 'begins' ? ' AND attribute_not_exists(begun)' : ''}`,
      ExpressionAttributeValues: {
        ':kind': 'balance',
        ':by': by,
        ...(start === 'begins' ? { ':yes': true } : {}),
      },
    },
    onConditionFailed: new TryAgain(),
  }
}

/** What the market owes a tenant now. */
export const readBalance = async (
  market: string,
  userNumber: string,
): Promise<Balance & { begun: boolean }> => {
  const item = await get(balanceKey(market, userNumber))
  return item
    ? { ...balanceIn(item), begun: item.begun === true }
    : { userNumber, balance: 0, available: 0, begun: false }
}

/** The balances of all tenants who have, or had, one: one query. */
export const readAllBalances = async (market: string): Promise<Balance[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': balanceKey(market, '').pk },
  })
  return items.filter(item => !item.closed).map(balanceIn)
}

/**
 * Nothing is added to this tenant's balance from now on. `given`: what it was, and has gone to another tenant. Throws
 * `TryAgain` where anything else is owed, or something is on its way.
 */
export const closeBalance = (market: string, userNumber: string, given: Minor = 0): Write => ({
  update: {
    Key: balanceKey(market, userNumber),
    UpdateExpression: 'SET kind = :kind, closed = :yes, balance = :nothing, available = :nothing',
    ConditionExpression: `${given ? '' : 'attribute_not_exists(balance) OR '}(balance = :given AND available = :given)`,
    ExpressionAttributeValues: { ':kind': 'balance', ':yes': true, ':nothing': 0, ':given': given },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: ['closeBalance', 'readAllBalances', 'readBalance'],
  samples: {
    addToBalance: ['{market}', '{userNumber}', 100],
    readBalance: ['{market}', '{userNumber}'],
    readAllBalances: ['{market}'],
    closeBalance: ['{market}', '{userNumber}'],
  },
}
