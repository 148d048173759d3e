import { useTranslation } from 'react-i18next'
import type { Row } from './figures.ts'

/** Why a tenant is paid nothing, in short. */
export const useWhyWords = (): Record<NonNullable<Row['why']>, string> => {
  const { t } = useTranslation()
  return {
    no_account: t('settlements.noAccount'),
    unconfirmed: t('settlements.unconfirmed'),
    owes: t('settlements.owes'),
    held: t('settlements.held'),
    nothing: t('settlements.nothing'),
  }
}
