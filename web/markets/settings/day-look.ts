/** What is said of a day in the year's calendar, and how it looks. */
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { weekday } from '#shared/kit/day.ts'
import { hoursOf } from '#shared/markets/hours.ts'
import { useShow } from '../../kit/show.ts'
import { useSettings } from './context.ts'
import type { ChosenDays } from './year-days.ts'

export type DayLook = 'open' | 'always' | 'closing' | 'opening'

/** Names of public holidays by their days. */
export type HolidayNames = ReadonlyMap<Day, string>

export const useDayLook = (chosen: ChosenDays): ((day: Day) => DayLook) => {
  const { settings } = useSettings()
  return day => {
    if (chosen.closing.includes(day)) return 'closing'
    if (chosen.opening.includes(day)) return 'opening'
    return hoursOf(settings, weekday(day)) ? 'open' : 'always'
  }
}

export const useLookNames = (): Record<DayLook, string> => {
  const { t } = useTranslation()
  return {
    open: t('setup.dayOpen'),
    always: t('setup.dayAlwaysClosed'),
    closing: t('setup.dayClosing'),
    opening: t('setup.dayOpening'),
  }
}

/** "fredag 25. december 2026, juledag, lukkedag" */
export const useSpokenDay = (lookOf: (day: Day) => DayLook, holidays: HolidayNames) => {
  const show = useShow()
  const names = useLookNames()
  return (day: Day): string =>
    [show.day(day), holidays.get(day), names[lookOf(day)]].filter(Boolean).join(', ')
}
