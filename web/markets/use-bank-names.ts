import { useTranslation } from 'react-i18next'
import type { Bank } from '#shared/markets/bank-formats.ts'

/** The banks in words that a shop knows its own by. */
export const useBankNames = (): Record<Bank, string> => {
  const { t } = useTranslation()
  return {
    danske_bank: 'Danske Bank',
    nordea: 'Nordea',
    bankdata: t('setup.bankOfBankdata'),
    bec: t('setup.bankOfBec'),
    sdc: t('setup.bankOfSdc'),
    handelsbanken: 'Handelsbanken',
    other: t('setup.otherBank'),
  }
}
