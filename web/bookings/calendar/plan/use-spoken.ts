/** The words of a bar and of a free day, on the screen and for screen readers. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/language.ts'
import { useShow } from '../../../kit/show.ts'
import { type DayNumber, dayOf, type Range } from './axis.ts'
import { type Bar, needsYou } from './bars.ts'
import { useBarWords } from './status-look.ts'

export interface Spoken {
  range: (range: Range) => string
  /** Shelf, who, status, both days; who and status in the order of the bar, for those who say what they read. */
  bar: (shelf: string, bar: Bar) => string
  free: (shelf: string, day: DayNumber) => string
  freeOfType: (type: string, day: DayNumber, count: number | undefined) => string
  newFrom: string
  /** What stands on a bar. */
  words: (bar: Bar) => { name: string; word: string }
}

/** Looks up texts and formatters once: rows and bars come by the hundred while staff scroll. */
export const useSpoken = (): Spoken => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useBarWords()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  return useMemo(() => {
    const days = new Map<DayNumber, string>()
    const spokenDay = (number: DayNumber): string => {
      const known = days.get(number) ?? show.day(dayOf(number))
      days.set(number, known)
      return known
    }
    const range = ({ first, last }: Range): string =>
      t('calendar.fromTo', { from: spokenDay(first), to: spokenDay(last) })
    const needs = t('calendar.needsYou')
    const freeDay = t('calendar.freeDay')
    return {
      range,
      bar: (shelf, bar) => {
        const { name, word } = words(bar)
        return [shelf, name, word, range(bar), needsYou(bar) ? needs : ''].filter(Boolean).join(', ')
      },
      free: (shelf, day) => [shelf, spokenDay(day), freeDay].join(', '),
      freeOfType: (type, day, count) =>
        [type, spokenDay(day), count === undefined ? '' : t('calendar.freeCount', { count })]
          .filter(Boolean)
          .join(', '),
      newFrom: t('calendar.newFrom'),
      words,
    }
  }, [language])
}
