/** What a line says of a shelf that is to be emptied or prepared. */
import { useTranslation } from 'react-i18next'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { daysBetween, formatDay } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'

export type ShelfLine = DayBoard['empty'][number]

/** Within a week a weekday says enough. */
const WEEK = 7

export const useShelfWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const near = (day: string, date: string): string =>
    Math.abs(daysBetween(date, day)) < WEEK ? formatDay(day, language, { weekday: 'long' }) : show.day(day)
  const lastDay = ({ on, dateEnd }: ShelfLine, date: string): string => {
    if (on < date) return t('day.lastDayWas', { day: show.day(dateEnd) })
    return dateEnd === on
      ? t('day.lastDayThen')
      : t('day.lastDayClosed', { day: formatDay(dateEnd, language, { weekday: 'long' }) })
  }
  return {
    name: ({ name, isBookingForMarket }: ShelfLine): string => {
      if (isBookingForMarket) return name ? t('day.ownUseFor', { what: name }) : t('day.ownUse')
      return name || t('day.noName')
    },
    /** `date`: the day of the board. */
    why: (line: ShelfLine, date: string): string => {
      const { kind, on, dateStart, dateEnd, nextStart } = line
      if (kind === 'prepare')
        return dateStart === on
          ? t('day.until', { day: show.day(dateEnd) })
          : t('day.startsClosed', {
              first: formatDay(dateStart, language, { weekday: 'long' }),
              last: show.day(dateEnd),
            })
      return nextStart
        ? `${lastDay(line, date)} ${t('day.nextTenant', { day: near(nextStart, date) })}`
        : lastDay(line, date)
    },
    leftOver: ({ on }: ShelfLine, date: string): string | undefined =>
      on < date ? t('day.leftFrom', { day: near(on, date) }) : undefined,
    services: ({ services }: ShelfLine): string[] =>
      services.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  }
}
