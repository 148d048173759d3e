import { dayIn, timeIn } from '#shared/kit/day.ts'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from './market.ts'

/** A moment in milliseconds as "28-11-2026 15:30", in the time zone of the market. */
export const useMoment = () => {
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (at: number): string => `${show.date(dayIn(timeZone, at))} ${timeIn(timeZone, at)}`
}
