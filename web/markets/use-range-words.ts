import type { Day } from '#shared/kit/day.ts'
import { dateFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { useLanguage } from '../i18n/language.ts'
import { unbrokenDay } from '../kit/show.ts'
import { useToday } from './use-today.ts'

/** Some days as people say them: "14.–15. juni", with the year when it is not this one. */
export const useRangeWords = () => {
  const language = useLanguage()
  const year = useToday().slice(0, 4)
  return ({ from, to }: { from: Day; to: Day }): string => {
    const isOther = from.slice(0, 4) !== year || to.slice(0, 4) !== year
    const format = dateFormat(LOCALE[language], {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      ...(isOther && { year: 'numeric' }),
    })
    return unbrokenDay(format.formatRange(Date.parse(from), Date.parse(to)))
  }
}
