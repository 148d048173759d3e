/** The words for values of bank files, of their transfers, and of the settings about them. */
import { useTranslation } from 'react-i18next'
import { FORMAT_NAMES } from '../bank-format-names.ts'

export const useBankValues = (): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const { t } = useTranslation()
  return {
    bank: {
      danske_bank: 'Danske Bank',
      nordea: 'Nordea',
      bankdata: 'Bankdata',
      bec: 'BEC',
      sdc: 'SDC',
      handelsbanken: 'Handelsbanken',
      other: t('history.otherBank'),
    },
    bankFileFormat: FORMAT_NAMES,
    painVersion: { '03': 'pain.001.001.03', '09': 'pain.001.001.09' },
    bankFileState: {
      made: t('history.fileMade'),
      uploading: t('history.fileUploading'),
      uploaded: t('history.fileUploaded'),
      withdrawn: t('history.fileWithdrawn'),
    },
    returnReason: {
      account_closed: t('history.accountClosed'),
      account_unknown: t('history.accountUnknown'),
      account_blocked: t('history.accountBlocked'),
      name_differs: t('history.nameDiffers'),
      other: t('history.otherReason'),
    },
  }
}
