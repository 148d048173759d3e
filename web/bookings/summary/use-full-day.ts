import { type Day, spokenDay } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { unbrokenDay } from '../../kit/show.ts'

/**
 * Formats a day with its year, as a receipt is read years later: "lørdag 28. november 2026". Only the weekday may stand
 * on a line above.
 */
export const useFullDay = (): ((day: Day) => string) => {
  const language = useLanguage()
  return day => unbrokenDay(spokenDay(day, language, true)).replace(/ (\d+)$/, '\u00a0$1')
}
