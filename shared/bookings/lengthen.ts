/** A booking gets a day more for each day on which the market closes after it was booked (D10). */
import { addDays, type Day } from '../kit/day.ts'

interface Booked {
  dateStartCustomer: Day
  dateEndCustomer: Day
  /** What the shelf is taken for; at least what the customer bought (D11). */
  dateEnd: Day
  /** The closing dates that have lengthened it already. */
  eligibleClosingDays: readonly Day[]
}

export interface Lengthening {
  dateEndCustomer: Day
  dateEnd: Day
  eligibleClosingDays: Day[]
  /** The closing dates that lengthen it now. */
  added: Day[]
}

/**
 * What a booking becomes by the closing dates of its market: one day more for each one from today on inside its range
 * that has not lengthened it yet, those inside the added days too. Undefined when none does. A closing date that is taken
 * back leaves the day that was promised.
 */
export const lengthened = (
  booking: Booked,
  closingDays: readonly Day[],
  today: Day,
): Lengthening | undefined => {
  const { dateStartCustomer, dateEndCustomer, dateEnd, eligibleClosingDays } = booking
  const added: Day[] = []
  let last = dateEndCustomer
  for (const day of [...new Set(closingDays)].sort()) {
    if (day > last) break
    if (day < dateStartCustomer || day < today || eligibleClosingDays.includes(day)) continue
    added.push(day)
    last = addDays(last, 1)
  }
  if (!added.length) return undefined
  return {
    dateEndCustomer: last,
    dateEnd: last > dateEnd ? last : dateEnd,
    eligibleClosingDays: [...eligibleClosingDays, ...added].sort(),
    added,
  }
}
