import { useTranslation } from 'react-i18next'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import type { Millis } from '#shared/kit/units.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'

/** When a moment was, or will be: "lørdag 28. november kl. 15:30", in the time zone of the market. */
export const useWhen = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (moment: string | Millis): string => {
    const at = typeof moment === 'number' ? moment : Date.parse(moment)
    return t('staff-bookings.dayAndTime', { day: show.day(dayIn(timeZone, at)), time: timeIn(timeZone, at) })
  }
}
