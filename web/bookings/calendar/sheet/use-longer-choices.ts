/** What staff can do when the last day of a paid booking comes later: an extension that is paid, or days for nothing. */
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { extensionStart } from '#shared/bookings/rules.ts'
import { fromWire } from '#shared/kit/money.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { useShow } from '../../../kit/show.ts'
import { useRoute } from '../../../kit/use-route.ts'
import type { Moves } from '../moves/use-moves.ts'
import { dayOf } from '../plan/axis.ts'
import { isPaidOnline } from '../plan/landing.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import type { Choice, Landing } from './use-landing.ts'

/** What an extension until the wanted day costs by the price list, or what the cheapest one does. */
const useExtensionPrice = ({ booking, place, isLonger }: Landing) => {
  const { market } = useCalendar()
  const { data = [] } = useRoute(
    visitorsCalls.listPrices,
    isLonger
      ? { audience: 'anonymous', market: market.marketId, query: { shelfType: booking.shelfType.id } }
      : undefined,
  )
  const start = extensionStart(booking)
  const fits = data.find(
    ({ bookingPeriod }) => bookingEnd(start, bookingPeriod, market.closingDays).last === dayOf(place.last),
  )
  const cheapest = data.reduce<(typeof data)[number] | undefined>(
    (best, price) =>
      best && fromWire(best.discountedPrice) <= fromWire(price.discountedPrice) ? best : price,
    undefined,
  )
  return { price: (fits ?? cheapest)?.discountedPrice, isExact: fits !== undefined }
}

export const useLongerChoices = (landing: Landing, moves: Moves) => {
  const { t } = useTranslation()
  const show = useShow()
  const navigate = useNavigate()
  const { market } = useCalendar()
  const { price, isExact } = useExtensionPrice(landing)
  const { booking, place } = landing
  const shown = price && show.money(price, market.currencyCode)
  const extend = (): string => {
    if (!shown) return t('calendar.extend')
    return isExact ? t('calendar.extendFor', { price: shown }) : t('calendar.extendFrom', { price: shown })
  }
  return (): Choice[] => [
    {
      id: 'extend',
      title: extend(),
      text: t('calendar.extendText'),
      isSilent: true,
      act: async () => {
        void navigate(`/booking/requests/${booking.id}`, { state: { open: 'extend' } })
        return true
      },
    },
    {
      id: 'longer',
      ...(isPaidOnline(booking)
        ? { title: t('calendar.keepTaken'), text: t('calendar.keepTakenText') }
        : { title: t('calendar.giveDays'), text: t('calendar.giveDaysText') }),
      act: () => moves.move(booking, place),
    },
  ]
}
