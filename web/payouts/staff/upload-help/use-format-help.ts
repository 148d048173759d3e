/** What a shop should know of the format of its bank: what to set for it, and what the file looks like. */
import { useTranslation } from 'react-i18next'
import type { Bank, BankFileFormat } from '#shared/markets/bank-formats.ts'

export interface FormatHelp {
  /** What to set in Reol, beside the format. */
  settings: string[]
  file: string[]
}

export const useFormatHelp = (): Record<BankFileFormat, FormatHelp> => {
  const { t } = useTranslation()
  const lines = t('bankhelp.oneLineEach')
  const ending = (of: string) => t('bankhelp.ending', { ending: of })
  const onlyDanish = t('bankhelp.onlyDanish')
  return {
    danske_bank: {
      settings: [t('bankhelp.nothingMore')],
      file: [ending('.csv'), lines, t('bankhelp.noNames'), onlyDanish],
    },
    nordea: {
      settings: [t('bankhelp.nothingMore'), t('bankhelp.nordeaNew')],
      file: [ending('.csv'), lines, t('bankhelp.most'), onlyDanish],
    },
    bankdata: {
      settings: [t('bankhelp.record')],
      file: [ending('.txt'), lines, t('bankhelp.sumsInFile'), onlyDanish],
    },
    bec: {
      settings: [t('bankhelp.becDate')],
      file: [ending('.csv'), lines, onlyDanish],
    },
    sdc: {
      settings: [t('bankhelp.nothingMore')],
      file: [ending('.txt'), lines, onlyDanish],
    },
    iso_20022: {
      settings: [t('bankhelp.agreement'), t('bankhelp.version')],
      file: [ending('.xml'), t('bankhelp.sumsAtTop')],
    },
  }
}

/** What is true of this bank's ISO 20022 where it is not the usual format. */
export const useInstead = (bank: Bank): string => {
  const { t } = useTranslation()
  return bank === 'danske_bank' ? t('bankhelp.insteadVatId') : t('bankhelp.instead')
}
