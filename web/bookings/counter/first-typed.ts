/** What stands in the form when it opens: the usual walk-in, or what the address says. */
import { firstDay, periodThatEnds } from '#shared/bookings/free-shelf.ts'
import { addDays, dayIn, isDay, timeIn, weekday } from '#shared/kit/day.ts'
import type { OpeningDays } from '#shared/shelves/rules.ts'
import type { PriceListData } from '../../shelves/price-list-data.ts'
import { periodsOf, typesOf, usualType } from './price-list.ts'
import type { TypedBooking } from './typed.ts'

/** What the address may say: `/booking/new?shelf=&from=&to=&customer=&type=`. */
export interface Asked {
  customer: string
  shelf: string
  type: string
  from: string
  to: string
}

const LATE = '18:00'

export const firstTyped = (
  list: PriceListData,
  asked: Asked,
  { opening, timeZone, now }: { opening: OpeningDays; timeZone: string; now: number },
): TypedBooking => {
  const types = typesOf(list)
  const today = dayIn(timeZone, now)
  const shelfType = (types.find(({ id }) => id === asked.type) ?? usualType(types))?.id ?? ''
  const periods = periodsOf(list, shelfType, now).map(({ period }) => period)
  const dateStart = isDay(asked.from) ? asked.from : firstDay(today, timeIn(timeZone, now), opening)
  const dateEnd = isDay(asked.to) && asked.to >= dateStart ? asked.to : ''
  const fitting = dateEnd ? periodThatEnds(periods, dateStart, dateEnd, opening.closingDays) : periods[0]
  const tomorrow = addDays(today, 1)
  return {
    key: crypto.randomUUID(),
    who: 'customer',
    customer: asked.customer,
    isNew: false,
    newName: '',
    newEmail: '',
    newPhone: '',
    description: '',
    shelfType,
    bookingPeriod: fitting?.id ?? '',
    dateStart,
    dateEnd: fitting ? '' : dateEnd,
    services: '{}',
    shelf: asked.shelf,
    hasOwnPrice: false,
    price: '',
    pay: 'now',
    validUntil: tomorrow,
    validTime: opening.closingTimes[weekday(tomorrow)] ?? LATE,
    sendsMail: true,
  }
}
