/**
 * Money that moves between buyers and the shop. Whatever takes money or gives it back says so here, and puts the writes
 * into its own commit, so that no way of paying goes past the books (tests/functions/balances/money-moved.test.ts).
 */
import type { Account, Posting } from '#shared/balances/ledger.ts'
import type { Minor } from '#shared/kit/units.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import type { Write } from '../../kit/table.ts'
import { post } from './ledger.ts'

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

/** What a movement changes on the accounts of the market: an amount above zero is owed to the account. */
const postingsOf = ({ what, by, amount }: MoneyMoved): Posting[] => {
  const way: Account = by === 'card' ? 'card' : 'counter'
  const between = (from: Account, to: Account): Posting[] => [
    { account: from, amount: 0 - amount },
    { account: to, amount },
  ]
  if (what === 'paid') return between(way, 'shop:bookings')
  return what === 'owed' ? between('shop:bookings', 'refunds') : between('refunds', way)
}

/** The writes that go with money that moves, in its commit: an entry of the ledger, on today's day in the market. */
export const moneyMoved = (
  { marketId, timeZone }: { marketId: string; timeZone: string },
  moved: MoneyMoved,
): Write[] =>
  post(marketId, {
    id: `${moved.what}.${moved.event}`,
    day: todayIn({ timeZone }),
    writtenTs: nowSeconds(),
    currency: moved.currency,
    postings: postingsOf(moved),
    what: moved.what,
    from: { kind: 'booking-request', ids: [...moved.bookings] },
    by: '',
  })

const market = { marketId: '{market}', timeZone: 'Europe/Copenhagen' }

export const entity: Entity = {
  kept: 'As the entry of the ledger (ledger.ts).',
  open: ['moneyMoved'],
  samples: {
    moneyMoved: [
      market,
      { what: 'paid', by: 'card', amount: 100, currency: 'DKK', event: '{event}', bookings: ['{request}'] },
    ],
  },
}
