/** What staff can do with a booking where it cannot simply land. */
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { useShow } from '../../../kit/show.ts'
import { titleOf } from '../moves/use-move-words.ts'
import type { Moves } from '../moves/use-moves.ts'
import { dayOf } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import { canSwap, isPaidOnline, laterOn } from '../plan/landing.ts'
import type { Shelf } from '../plan/layout.ts'
import { useBookingOf } from '../plan/use-booking.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useFreeShelves } from '../plan/use-free-shelves.ts'
import { useSpoken } from '../plan/use-spoken.ts'
import type { Choice, Landing } from './use-landing.ts'
import { useLongerChoices } from './use-longer-choices.ts'

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

/** The words of what is chosen between. */
const useNames = () => {
  const { names, shelves } = useCalendar()
  const nameOf = (id: string) => shelves.get(id)?.name ?? ''
  return {
    nameOf,
    typeOf: (id: string) => names.data?.types.find(type => type.id === shelves.get(id)?.type)?.name ?? '',
  }
}

/** What else can be done when another booking stands in the way. */
const useTakenChoices = ({ bar, booking, place }: Landing, moves: Moves) => {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const { tray, address, market } = calendar
  const bookingOf = useBookingOf(market.marketId)
  const spoken = useSpoken()
  const { nameOf } = useNames()
  const swap = (by: Bar): Choice[] =>
    place.first === bar.first && place.last === bar.last && canSwap(bar, by, calendar)
      ? [
          {
            id: 'swap',
            title: t('calendar.swapTwo'),
            text: t('calendar.swapText', {
              one: bar.name,
              toShelf: nameOf(by.shelf),
              other: by.name || nameOf(by.shelf),
              backShelf: nameOf(bar.shelf),
            }),
            act: async () => moves.swap(booking, await bookingOf(by.id)),
          },
        ]
      : []
  const nearest = (shelf: Shelf | undefined): Choice[] =>
    shelf
      ? [
          {
            id: 'nearest',
            title: t('calendar.takeShelf', { shelf: shelf.name }),
            text: t('calendar.takeShelfText'),
            act: () => moves.move(booking, { ...place, shelf: shelf.id }),
          },
        ]
      : []
  const later = (): Choice[] => {
    const found = place.shelf === bar.shelf ? undefined : laterOn(bar, booking, place, calendar)
    return found
      ? [
          {
            id: 'later',
            title: t('calendar.takeLater', { shelf: nameOf(found.shelf) }),
            text: t('calendar.takeLaterText', { when: spoken.range(found) }),
            act: () => moves.move(booking, found),
          },
        ]
      : []
  }
  const aside = (): Choice[] =>
    address.isList || tray.aside.some(({ id }) => id === bar.id)
      ? []
      : [
          {
            id: 'aside',
            title: t('calendar.layAsideNamed', { name: titleOf(booking) }),
            text: t('calendar.layAsideText', { shelf: nameOf(bar.shelf) }),
            act: async () => {
              moves.layAside(booking)
              return true
            },
          },
        ]
  return (by: Bar, free: Shelf | undefined): Choice[] => [
    ...swap(by),
    ...nearest(free),
    ...later(),
    ...aside(),
  ]
}

/** On a shelf of another type: the price that was agreed, or that of the price list. */
const usePriceChoices = ({ booking, place }: Landing, moves: Moves) => {
  const { t } = useTranslation()
  const show = useShow()
  const { market, tray } = useCalendar()
  const { typeOf } = useNames()
  return (): Choice[] => [
    {
      id: 'keep',
      title: t('calendar.keepPrice', { price: show.money(booking.totalPrice, market.currencyCode) }),
      text: t('calendar.keepPriceText'),
      act: () => moves.move(booking, place),
    },
    // What lies in the tray is moved at its price.
    ...(canBePricedAnew(booking) && !tray.isOpen
      ? [
          {
            id: 'anew',
            title: t('calendar.newPrice'),
            text: t('calendar.newPriceText', {
              type: typeOf(place.shelf),
              period: booking.bookingPeriod.name,
            }),
            act: () => moves.moveAtNewPrice(booking, place),
          },
        ]
      : []),
  ]
}

export const useChoices = (landing: Landing, moves: Moves) => {
  const { obstacle } = landing
  const nearest = useNearest(landing)
  const taken = useTakenChoices(landing, moves)
  const prices = usePriceChoices(landing, moves)
  const longer = useLongerChoices(landing, moves)
  const choices = (): Choice[] => {
    if (obstacle?.why === 'taken') return taken(obstacle.by, nearest.shelf)
    if (obstacle) return []
    return landing.isLonger ? longer() : prices()
  }
  return { choices: choices(), isNoneFree: nearest.isKnown && !nearest.shelf }
}
