import { useTranslation } from 'react-i18next'
import type { BooksRhythm } from '#shared/payouts/books-rhythm.ts'

export const useRhythmNames = (): Record<BooksRhythm, string> => {
  const { t } = useTranslation()
  return {
    off: t('books.off'),
    daily: t('books.daily'),
    weekly: t('books.weekly'),
    monthly: t('books.monthly'),
  }
}
