/** The orders in which confirm, webhook and the end of the hold can come for one payment. */

/** confirm: the browser asks · webhook: the provider tells · expiry: the hold ends. */
export type Happening = 'confirm' | 'webhook' | 'expiry'

/** Every order of at most `longest` happenings, each of them none to `most` times. */
export const ordersOf = (
  happenings: readonly Happening[],
  { most, longest }: { most: number; longest: number },
): Happening[][] => {
  const grow = (order: Happening[]): Happening[][] => [
    order,
    ...(order.length === longest ? [] : happenings)
      .filter(one => order.filter(other => other === one).length < most)
      .flatMap(one => grow([...order, one])),
  ]
  return grow([])
}

export interface Case {
  order: Happening[]
  /** When the card is approved: before the hold ends, or right after. */
  approved: 'before' | 'after'
  /** Somebody else holds the shelf by the time that the card is approved. */
  rival: boolean
}

/**
 * Before the card is approved a confirm or a webhook finds nothing, so what is approved after the end is tried with
 * the orders that begin with the end, and with every order of each happening once.
 */
export const casesOf = (orders: readonly Happening[][]): Case[] =>
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

/** What comes before the first expiry, between the two, and after the second. */
export const phasesOf = (order: readonly Happening[]): Happening[][] => {
  const phases: Happening[][] = [[]]
  for (const one of order) {
    if (one === 'expiry') phases.push([])
    else phases.at(-1)?.push(one)
  }
  return phases
}

/** How it must end. `either`: nobody asks before the rival's own hold is over. */
export const endOf = ({ order, approved, rival }: Case): 'paid' | 'refunded' | 'either' => {
  if (approved === 'before' || !rival) return 'paid'
  return phasesOf(order)[1]?.length ? 'refunded' : 'either'
}

export const named = ({ order, approved, rival }: Case): string =>
  `approved ${approved} the end${rival ? ', the shelf taken by somebody else' : ''}: ${order.join(', ') || 'nothing comes'}`
