import { dateFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import type { Days } from '#shared/sales/days.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useRangeWords } from '../../../markets/use-range-words.ts'
import { useToday } from '../../../markets/use-today.ts'
import { isMonth } from './use-checked-days.ts'

/** A month by its name, other days by their range. The year is named when it is not this one. */
export const useDaysWords = () => {
  const language = useLanguage()
  const year = useToday().slice(0, 4)
  const range = useRangeWords()
  return (days: Days): string => {
    if (!isMonth(days)) return range(days)
    const isOther = days.from.slice(0, 4) !== year
    return dateFormat(LOCALE[language], {
      timeZone: 'UTC',
      month: 'long',
      ...(isOther && { year: 'numeric' }),
    }).format(Date.parse(days.from))
  }
}
