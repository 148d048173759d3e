/** What a buyer gets back who withdraws from a booking or cancels it (decision 026). Amounts in minor units. */
import type { WayOut } from '../bookings/withdrawal.ts'
import { addDays, type Day, daysBetween } from '../kit/day.ts'
import type { Minor, Seconds } from '../kit/units.ts'
import { refundableRest } from './refund-rules.ts'

/** The last day on which the money of a withdrawal is back: within fourteen days (Directive 2011/83, Article 13). */
export const backBy = (withdrawnOn: Day): Day => addDays(withdrawnOn, 14)

interface Priced {
  dateStartCustomer: Day
  dateEndCustomer: Day
  /** The rent, and the rent with the services. */
  discountedPrice: Minor
  totalPrice: Minor
  refundedAmount?: Minor | undefined
  refundedAddons?: Minor | undefined
  beginWishTs?: Seconds | undefined
}

export interface WithdrawalMoney {
  paid: Minor
  /** The days that the buyer pays: `days` of all `of` days, `first` to `last`. */
  used: { days: number; of: number; first: Day; last: Day; amount: Minor } | null
  /** The services that were performed. */
  performed: Minor
  /** What the market keeps by its own tiers: all but `percent`. */
  kept: { percent: number; amount: Minor } | null
  /** What went back before. */
  refunded: Minor
  /** What goes back now, and the services' part of it. The other amounts add up to it. */
  amount: Minor
  addons: Minor
}

/**
 * What goes back today. Withdrawn before the first day, or without the wish to begin: all. After it with the wish: all but
 * the used days in proportion and the services that were performed. Cancelled: the percentage of everything. Parts of a
 * minor unit are the buyer's.
 */
export const withdrawalMoney = (
  booking: Priced,
  way: WayOut,
  at: { today: Day; isPerformed: boolean },
): WithdrawalMoney => {
  const { totalPrice: paid, refundedAmount: refunded = 0 } = booking
  const rest = refundableRest(booking)
  if (way.kind === 'cancellation') return { ...cancelled(booking, rest, way.percent), paid, refunded }
  const hasBegun = booking.beginWishTs !== undefined && booking.dateStartCustomer <= at.today
  const used = hasBegun ? usedDays(booking, rest.rent, at.today) : null
  const performed = hasBegun && at.isPerformed ? rest.addons : 0
  const addons = rest.addons - performed
  return {
    paid,
    used,
    performed,
    kept: null,
    refunded,
    amount: rest.rent - (used?.amount ?? 0) + addons,
    addons,
  }
}

/** `most`: what is left of the rent. */
const usedDays = (
  { dateStartCustomer: first, dateEndCustomer, discountedPrice }: Priced,
  most: Minor,
  today: Day,
): NonNullable<WithdrawalMoney['used']> => {
  const last = today < dateEndCustomer ? today : dateEndCustomer
  const of = daysBetween(first, dateEndCustomer) + 1
  const days = daysBetween(first, last) + 1
  return { days, of, first, last, amount: Math.min(most, Math.floor((discountedPrice * days) / of)) }
}

const cancelled = (
  { totalPrice, discountedPrice, refundedAmount = 0, refundedAddons = 0 }: Priced,
  rest: { rent: Minor; addons: Minor },
  percent: number,
): Omit<WithdrawalMoney, 'paid' | 'refunded'> => {
  const shareOf = (amount: Minor) => Math.ceil((amount * percent) / 100)
  const amount = Math.max(0, shareOf(totalPrice) - refundedAmount)
  const addons = Math.min(amount, Math.max(0, shareOf(totalPrice - discountedPrice) - refundedAddons))
  return {
    used: null,
    performed: 0,
    kept: { percent, amount: rest.rent + rest.addons - amount },
    amount,
    addons,
  }
}
