/**
 * Money that moves between buyers and the shop. Whatever takes money or gives it back says so here, and puts the writes
 * into its own commit, so that no way of paying goes past the books (tests/functions/balances/money-moved.test.ts).
 */
import type { Minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'

export interface MoneyMoved {
  /**
   * paid: a buyer has paid; below zero: staff take back that they were paid, or change the price of what they said it of ·
   * owed: a refund was decided · refunded: the money has gone back, of which as much was owed before.
   */
  what: 'paid' | 'owed' | 'refunded'
  /**
   * card: through the card provider · shop: in the shop, or in another way that Reol does not see. What was owed by card may
   * be refunded by the shop.
   */
  by: 'card' | 'shop'
  /** In minor units; 0 for what costs nothing. */
  amount: Minor
  /** That of the money itself: a card payment in another one than the market's is given back. */
  currency: string
  /** What happened, in one text: a payment, a refund, or a version of a booking. `what` and `event` come once together. */
  event: string
  /** The booking requests that it is about. */
  bookings: readonly string[]
}

/** The writes that go with money that moves. */
export const moneyMoved = (_market: string, _moved: MoneyMoved): Write[] => []

export const entity: Entity = {
  kept: 'Nothing yet: the ledger posts here what moves.',
  open: ['moneyMoved'],
  samples: { moneyMoved: null },
}
