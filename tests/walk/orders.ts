/** The orders in which confirm, webhook and the end of the hold can come for one payment. */

/** confirm: the browser asks for the outcome · webhook: the provider sends it · expiry: the hold ends. */
export type PaymentEvent = 'confirm' | 'webhook' | 'expiry'

/** Returns every order of at most `longest` events, each occurring up to `most` times. */
export const ordersOf = (
  events: readonly PaymentEvent[],
  { most, longest }: { most: number; longest: number },
): PaymentEvent[][] => {
  const grow = (order: PaymentEvent[]): PaymentEvent[][] => [
    order,
    ...(order.length === longest ? [] : events)
      .filter(one => order.filter(other => other === one).length < most)
      .flatMap(one => grow([...order, one])),
  ]
  return grow([])
}

export interface Case {
  order: PaymentEvent[]
  /** When the bank approves the card: before the hold ends, or right after. */
  approved: 'before' | 'after'
  /** True when another visitor holds the shelf by the time of the approval. */
  rival: boolean
}

/**
 * Combines orders and approvals. Before the approval a confirm or a webhook finds nothing, so a late approval needs only
 * the orders that begin with the expiry, and those with each event once.
 */
export const casesOf = (orders: readonly PaymentEvent[][]): Case[] =>
  orders.flatMap(order => {
    const isOnce = new Set(order).size === order.length
    const isLate = order[0] === 'expiry'
    return [
      { order, approved: 'before', rival: false } as const,
      ...(isLate || (isOnce && order.includes('expiry'))
        ? [{ order, approved: 'after', rival: false } as const]
        : []),
      ...(isLate ? [{ order, approved: 'after', rival: true } as const] : []),
    ]
  })

/** Splits an order at its expiries. */
export const phasesOf = (order: readonly PaymentEvent[]): PaymentEvent[][] => {
  const phases: PaymentEvent[][] = [[]]
  for (const one of order) {
    if (one === 'expiry') phases.push([])
    else phases.at(-1)?.push(one)
  }
  return phases
}

/** Returns the expected end. `either`: the outcome is first asked for after the rival's hold has ended. */
export const endOf = ({ order, approved, rival }: Case): 'paid' | 'refunded' | 'either' => {
  if (approved === 'before' || !rival) return 'paid'
  return phasesOf(order)[1]?.length ? 'refunded' : 'either'
}

export const named = ({ order, approved, rival }: Case): string =>
  `approved ${approved} the end${rival ? ', the shelf held by another visitor' : ''}: ${order.join(', ') || 'no event'}`
