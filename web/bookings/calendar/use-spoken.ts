/** What screen readers say of a bar and of a free day. */
import { useTranslation } from 'react-i18next'
import { useShow } from '../../kit/show.ts'
import { type DayNumber, dayOf, type Range } from './axis.ts'
import { type Bar, needsYou } from './bars.ts'
import { useBarWords } from './status-look.ts'

export const useSpoken = () => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useBarWords()
  const range = ({ first, last }: Range): string =>
    t('calendar.fromTo', { from: show.day(dayOf(first)), to: show.day(dayOf(last)) })
  return {
    range,
    /** Shelf, who, status, both days; who and status in the order of the bar, for those who say what they read. */
    bar: (shelf: string, bar: Bar): string => {
      const { name, word } = words(bar)
      return [shelf, name, word, range(bar), needsYou(bar) ? t('calendar.needsYou') : '']
        .filter(Boolean)
        .join(', ')
    },
    free: (shelf: string, day: DayNumber): string =>
      [shelf, show.day(dayOf(day)), t('calendar.freeDay')].join(', '),
    freeOfType: (type: string, day: DayNumber, count: number | undefined): string =>
      [type, show.day(dayOf(day)), count === undefined ? '' : t('calendar.freeCount', { count })]
        .filter(Boolean)
        .join(', '),
    words,
  }
}
