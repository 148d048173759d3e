/** Carts: the requests of one visitor at one market, known by a token (D13). */

import type { Day } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const DAY = 86_400
/** After its last reservation, and after the last day of what was paid in it. */
const KEPT_SECONDS = 3 * DAY

const MOST_EVER_IN_CART = 500

const cartKey = (market: string, token: string): Key => ({ pk: `${market}#CART#${token}`, sk: 'CART' })

export interface Cart {
  token: string
  customer: string | null
  /** Every request that it ever held, oldest first. */
  requests: string[]
  /** Those that count towards the most that a cart may hold. */
  live: string[]
}

/** A cart by its token; undefined when it does not exist, or has ended: the table deletes it up to two days later. */
export const readCart = async (market: string, token: string): Promise<Cart | undefined> => {
  const item = await get(cartKey(market, token))
  if (!item || Number(item.ttl) <= nowSeconds()) return undefined
  const ids = (set: unknown) => [...((set as Set<string> | undefined) ?? [])].sort()
  return {
    token,
    customer: (item.customer as string) ?? null,
    requests: ids(item.requests),
    live: ids(item.live),
  }
}

/** What makes a cart a customer's in an update; a visitor without an account changes nothing. */
const ownerOf = (customer: string | null): { set: string; values: Record<string, string> } =>
  customer ? { set: ', customer = :customer', values: { ':customer': customer } } : { set: '', values: {} }

/** Adds a request to the cart. A full cart, and one that ended after it was paid, throws `onConditionFailed`. */
export const addToCart = (
  market: string,
  token: string,
  request: string,
  {
    most,
    now,
    customer,
    onConditionFailed,
  }: { most: number; now: Seconds; customer: string | null; onConditionFailed: Error },
): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: `ADD requests :request, live :request SET #kind = :kind, #ttl = if_not_exists(paidUntil, :ttl)${ownerOf(customer).set}`,
    ConditionExpression:
      '(attribute_not_exists(requests) OR ((attribute_not_exists(live) OR size(live) < :most) AND size(requests) < :ever)) AND (attribute_not_exists(paidUntil) OR paidUntil > :now)',
    ExpressionAttributeNames: { '#kind': 'kind', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':request': new Set([request]),
      ':most': most,
      ':ever': MOST_EVER_IN_CART,
      ':kind': 'cart',
      ':now': now,
      ':ttl': now + KEPT_SECONDS,
      ...ownerOf(customer).values,
    },
  },
  onConditionFailed,
})

/**
 * Puts a request in the place of another one that the cart counts. Throws `TryAgain` when the cart has changed since it
 * was read.
 */
export const replaceInCart = (
  market: string,
  cart: Cart,
  {
    replaced,
    request,
    customer,
    now,
  }: { replaced: string; request: string; customer: string | null; now: Seconds },
): Write => {
  const withNew = (ids: readonly string[]) => new Set([...ids.filter(id => id !== replaced), request])
  return {
    update: {
      Key: cartKey(market, cart.token),
      UpdateExpression: `SET requests = :requests, live = :live, #ttl = if_not_exists(paidUntil, :ttl)${ownerOf(customer).set}`,
      ConditionExpression: 'requests = :requestsBefore AND live = :liveBefore',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':requests': withNew(cart.requests),
        ':live': withNew(cart.live),
        ':requestsBefore': new Set(cart.requests),
        ':liveBefore': new Set(cart.live),
        ':ttl': now + KEPT_SECONDS,
        ...ownerOf(customer).values,
      },
    },
    onConditionFailed: new TryAgain(),
  }
}

/** Stops counting these requests in the cart. Idempotent. */
export const endInCart = (
  market: string,
  token: string,
  requests: readonly string[],
  now: Seconds,
): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: 'DELETE live :requests SET #ttl = if_not_exists(#ttl, :ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':requests': new Set(requests), ':ttl': now + KEPT_SECONDS },
  },
})

/** Stops counting these requests, which were paid. The buyer's mail has a link to the cart, so it outlives the last day. */
export const payInCart = (
  market: string,
  token: string,
  requests: readonly string[],
  lastDay: Day,
): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: 'DELETE live :requests SET #ttl = :until, paidUntil = :until',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':requests': new Set(requests),
      ':until': Date.parse(`${lastDay}T24:00:00Z`) / 1_000 + KEPT_SECONDS,
    },
  },
})

/** Removes a request from the cart, so that the cart no longer shows it. */
export const removeFromCart = (market: string, token: string, request: string): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: 'DELETE live :request, requests :request',
    ExpressionAttributeValues: { ':request': new Set([request]) },
  },
})

/** Makes the cart a customer's. Refuses `not_found`. */
export const giveCart = (market: string, token: string, customer: string): Write => ({
  update: {
    Key: cartKey(market, token),
    UpdateExpression: 'SET customer = :customer',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':customer': customer },
  },
  onConditionFailed: refuse(commonRefusals.not_found),
})

export const entity: Entity = {
  kept: 'Three days after its last reservation, and after the last day of what was paid in it: so long a visitor may come back to it.',
  open: ['endInCart', 'payInCart'],
  samples: {
    readCart: ['{market}', '{token}'],
    addToCart: ['{market}', '{token}', '{request}', { most: 10, now: 0, customer: null }],
    replaceInCart: [
      '{market}',
      { token: '{token}', customer: null, requests: ['{replaced}'], live: ['{replaced}'] },
      { replaced: '{replaced}', request: '{request}', customer: null, now: 0 },
    ],
    endInCart: ['{market}', '{token}', ['{request}'], 0],
    payInCart: ['{market}', '{token}', ['{request}'], '2026-01-31'],
    removeFromCart: ['{market}', '{token}', '{request}'],
    giveCart: ['{market}', '{token}', '{userNumber}'],
  },
}
