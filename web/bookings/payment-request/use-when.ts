import { useTranslation } from 'react-i18next'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import type { Millis } from '#shared/kit/units.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'

type Read = typeof endIn

const useSaid = (read: Read) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (moment: string | Millis): string => {
    const { day, time } = read(timeZone, typeof moment === 'number' ? moment : Date.parse(moment))
    return t('staff-bookings.dayAndTime', { day: show.day(day), time })
  }
}

const momentIn: Read = (timeZone, at) => ({ day: dayIn(timeZone, at), time: timeIn(timeZone, at) })

/** When a moment was, or will be: "lørdag 28. november kl. 15:30", in the time zone of the market. */
export const useWhen = () => useSaid(momentIn)

/** The same for a moment at which something ends: at midnight it is 24:00 of the day before. */
export const useUntil = () => useSaid(endIn)
