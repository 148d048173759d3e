import { useTranslation } from 'react-i18next'
import { inSentence } from '#shared/kit/in-sentence.ts'
import type { Period } from '#shared/shelves/rules.ts'

/** Formats a period: "1 måned og 2 uger" (specification 3). */
export const usePeriodLabel = (): ((period: Period) => string) => {
  const { t, i18n } = useTranslation()
  return period => {
    const parts = [
      period.months ? t('shelves.months', { count: period.months }) : '',
      period.weeks ? t('shelves.weeks', { count: period.weeks }) : '',
      period.days ? t('shelves.days', { count: period.days }) : '',
    ].filter(Boolean)
    return inSentence(parts, i18n.language)
  }
}
