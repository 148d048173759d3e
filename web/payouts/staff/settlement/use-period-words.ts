import { useRangeWords } from '../../../markets/use-range-words.ts'
import type { Period } from './figures.ts'

/** The days of a period as people say them. */
export const usePeriodWords = () => {
  const words = useRangeWords()
  return ({ dateFrom, dateTo }: Pick<Period, 'dateFrom' | 'dateTo'>): string =>
    words({ from: dateFrom, to: dateTo })
}
