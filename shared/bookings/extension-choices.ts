/** For how long a booking can be extended, until when, and on which shelf (decisions D12 and D34). */
import type { Day } from '../kit/day.ts'
import type { Millis, Minor, Seconds } from '../kit/units.ts'
import { byFit, type Calendar, inTheWay, isFree } from '../shelves/calendar.ts'
import { bookingEnd, type Discount, type Period, periodDays } from '../shelves/rules.ts'
import { extensionStart, pricing } from './rules.ts'

interface PricedPeriod<P extends Period> {
  id: string
  price: { price: Minor } & Discount
  period: P
}

interface Extended {
  shelf: { id: string; name: string }
  dateEnd: Day
}

/** From when the tenant's own shelf is taken. Held: by a visitor or staff, who may still let it go. */
interface OwnTaken {
  from: Day
  isHeld: boolean
}

interface ExtensionChoice<P extends Period> {
  shelfPeriodPrice: string
  bookingPeriod: P
  price: Minor
  /** Null without a discount that runs. */
  discountPercent: number | null
  discountedPrice: Minor
  dateEnd: Day
  eligibleClosingDays: Day[]
  /** The tenant's own when it is free; null when no shelf of the type is. */
  shelf: { id: string; name: string } | null
  shelfChanged: boolean
  /** Null when it is free, or no longer of this type. */
  ownTaken: OwnTaken | null
}

interface At {
  today: Day
  /** In Unix seconds. */
  seconds: Seconds
  millis: Millis
}

/**
 * The choices, shortest first. The same closing days as for any booking lengthen them. `calendars`: of all shelves of the
 * booking's type.
 */
export const extensionChoices = <P extends Period>(
  extended: Extended,
  prices: readonly PricedPeriod<P>[],
  calendars: readonly Calendar[],
  closingDays: readonly Day[],
  at: At,
): ExtensionChoice<P>[] => {
  const first = extensionStart(extended)
  return prices
    .map(({ id, price, period }) => {
      const { last: dateEnd, eligibleClosingDays } = bookingEnd(first, period, closingDays)
      const { totalPrice: _none, ...cost } = pricing(price, [], at.millis)
      const shelf = extensionShelf(extended.shelf, calendars, { first, last: dateEnd }, at)
      return { shelfPeriodPrice: id, bookingPeriod: period, ...cost, dateEnd, eligibleClosingDays, ...shelf }
    })
    .sort((one, other) => periodDays(one.bookingPeriod) - periodDays(other.bookingPeriod))
}

interface Days {
  first: Day
  last: Day
}

/**
 * The shelf that an extension gets (D12): the own one when it is free, else the one on which it fits most tightly.
 * Undefined when none is free.
 */
export const shelfForExtension = <C extends Calendar>(
  own: Extended['shelf'],
  calendars: readonly C[],
  days: Days,
  { today, seconds }: Pick<At, 'today' | 'seconds'>,
): C | undefined => {
  const free = calendars.filter(calendar => isFree(calendar, days.first, days.last, seconds))
  return free.find(({ shelf }) => shelf.id === own.id) ?? byFit(free, days, today, seconds)[0]
}

const extensionShelf = (
  own: Extended['shelf'],
  calendars: readonly Calendar[],
  days: Days,
  at: At,
): Pick<ExtensionChoice<Period>, 'shelf' | 'shelfChanged' | 'ownTaken'> => {
  const shelf = shelfForExtension(own, calendars, days, at)?.shelf ?? null
  if (shelf?.id === own.id) return { shelf, shelfChanged: false, ownTaken: null }
  const calendar = calendars.find(one => one.shelf.id === own.id)
  return {
    shelf,
    shelfChanged: shelf !== null,
    ownTaken: calendar ? takenFrom(calendar, days.first, days.last, at.seconds) : null,
  }
}

const takenFrom = (calendar: Calendar, first: Day, last: Day, now: Seconds): OwnTaken | null => {
  const [range] = inTheWay(calendar, first, last, now)
  return range ? { from: range.first < first ? first : range.first, isHeld: range.until !== 0 } : null
}
