import { useTranslation } from 'react-i18next'

/** Who owes whom, as staff read it of a tenant. */
export const useOwedWords = (name: string) => {
  const { t } = useTranslation()
  return {
    owed: t('balances.youOwe', { name }),
    owing: t('balances.theyOwe', { name }),
    even: t('balances.even', { name }),
  }
}
