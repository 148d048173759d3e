/** How a part of a report's range is called: a day, a week, a month. */
import { useTranslation } from 'react-i18next'
import type { Days, Group } from '#shared/bookings/report-range.ts'
import { type Day, formatDay } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'
import { numberOf, weekOf } from '../calendar/plan/axis.ts'

/** "28/11" in Danish: below a bar. */
const shortDay = (day: Day, language: 'da' | 'de' | 'en'): string =>
  formatDay(day, language, { day: 'numeric', month: 'numeric' })

export const useDayLabels = (group: Group) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const show = useShow()
  return {
    /** Below a bar. */
    short: ({ first }: Days): string =>
      group === 'month'
        ? formatDay(first, language, { month: 'short', year: '2-digit' })
        : shortDay(first, language),
    /** In a table. */
    long: ({ first, last }: Days): string => {
      if (group === 'month') return formatDay(first, language, { month: 'long', year: 'numeric' })
      if (group === 'day') return show.date(first)
      const week = t('reports.week', { number: weekOf(numberOf(first)) })
      return `${week}, ${shortDay(first, language)} – ${shortDay(last, language)}`
    },
  }
}
