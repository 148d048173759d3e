/** What staff can do with a booking where it cannot simply land. */
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/shelf-bookings-calls.ts'
import { useShow } from '../../kit/show.ts'
import { dayOf } from './axis.ts'
import { canSwap, isPaidOnline } from './landing.ts'
import { useBookingOf } from './use-booking.ts'
import { useCalendar } from './use-calendar.ts'
import { useFreeShelves } from './use-free-shelves.ts'
import type { Landing } from './use-landing.ts'
import type { Moves } from './use-moves.ts'

export interface Choice {
  id: string
  title: string
  text: string
  /** Resolves to true when it is done. */
  act: () => Promise<boolean>
}

/** The free shelf of the booking's type with the tightest gap (D12). */
const useNearest = ({ booking, place, obstacle }: Landing) => {
  const { shelves } = useCalendar()
  const found = useFreeShelves(
    booking,
    obstacle?.why === 'taken'
      ? { dateStart: dayOf(place.first), dateEnd: dayOf(place.last), shelfType: booking.shelfType.id }
      : undefined,
  )
  const free = found.data?.find(id => id !== booking.shelf.id)
  return { isKnown: found.data !== undefined, shelf: free === undefined ? undefined : shelves.get(free) }
}

const canBePricedAnew = (booking: ShelfBooking): boolean =>
  !isPaidOnline(booking) && booking.status !== 6 && booking.bookingPeriod.id !== ''

export const useChoices = (landing: Landing, moves: Moves) => {
  const { t } = useTranslation()
  const show = useShow()
  const calendar = useCalendar()
  const { market, names, shelves } = calendar
  const bookingOf = useBookingOf(market.marketId)
  const nearest = useNearest(landing)
  const { bar, booking, place, obstacle } = landing
  const money = (amount: string) => show.money(amount, market.currencyCode)
  const nameOf = (id: string) => shelves.get(id)?.name ?? ''
  const typeOf = (id: string) => names.data?.types.find(type => type.id === shelves.get(id)?.type)?.name ?? ''
  const choices: Choice[] = []
  if (obstacle?.why === 'taken') {
    const { by } = obstacle
    const other = by.name || nameOf(by.shelf)
    if (place.first === bar.first && place.last === bar.last && canSwap(bar, by, calendar))
      choices.push({
        id: 'swap',
        title: t('calendar.swapTwo'),
        text: t('calendar.swapText', {
          one: bar.name,
          toShelf: nameOf(by.shelf),
          other,
          backShelf: nameOf(bar.shelf),
        }),
        act: async () => moves.swap(booking, await bookingOf(by.id)),
      })
    if (nearest.shelf) {
      const { id, name } = nearest.shelf
      choices.push({
        id: 'nearest',
        title: t('calendar.takeShelf', { shelf: name }),
        text: t('calendar.takeShelfText'),
        act: () => moves.move(booking, { ...place, shelf: id }),
      })
    }
  } else if (!obstacle) {
    choices.push({
      id: 'keep',
      title: t('calendar.keepPrice', { price: money(booking.totalPrice) }),
      text: t('calendar.keepPriceText'),
      act: () => moves.move(booking, place),
    })
    if (canBePricedAnew(booking))
      choices.push({
        id: 'anew',
        title: t('calendar.newPrice'),
        text: t('calendar.newPriceText', { type: typeOf(place.shelf), period: booking.bookingPeriod.name }),
        act: () => moves.moveAtNewPrice(booking, place),
      })
  }
  return { choices, isNoneFree: nearest.isKnown && !nearest.shelf }
}
