import { askedUntil } from '#shared/bookings/payment-request.ts'
import { toMillis, toSeconds } from '#shared/kit/units.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { closingTimesOf } from '#shared/shelves/opening-days.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type Asked, isOut, stateOf } from './state.ts'

/** Until when a link works for which staff choose no day, in milliseconds; undefined while the settings load. */
export const useDefaultEnd = (asked: Asked): number | undefined => {
  const { marketId, timeZone, openingHours } = useThisMarket()
  const settings = useRoute(settingsCalls.readSettings, {
    audience: 'admin',
    market: marketId,
    params: { marketId },
  })
  // The same link once more keeps its end.
  if (isOut(stateOf(asked)) && asked.askedUntil) return Date.parse(asked.askedUntil)
  if (!settings.data) return undefined
  return toMillis(
    askedUntil(asked.dateStart, {
      timeZone,
      days: settings.data.paymentRequestDays,
      opening: { closingTimes: closingTimesOf(openingHours) },
      now: toSeconds(Date.now()),
    }),
  )
}
