/** What staff call the states, the troubles and the reasons of transfers. */
import { useTranslation } from 'react-i18next'
import type { MissingForBank, ReturnReason, TransferWarning } from '#shared/payouts/bank-transfer.ts'
import type { BankFile, WaitingTenant } from './use-bank.ts'

export const useReasonWords = (): Record<ReturnReason, string> => {
  const { t } = useTranslation()
  return {
    account_closed: t('bank.accountClosed'),
    account_unknown: t('bank.accountUnknown'),
    account_blocked: t('bank.accountBlocked'),
    name_differs: t('bank.nameDiffers'),
    other: t('bank.otherReason'),
  }
}

interface Trouble {
  /** In a word or two. */
  name: string
  /** What it means, and what staff can do. */
  means: string
}

/** `length`: how many letters of a text the bank shows. */
export const useTroubleWords = (length: number | null): Record<TransferWarning, Trouble> => {
  const { t } = useTranslation()
  const trouble = (name: string, means: string): Trouble => ({ name, means })
  return {
    account_missing: trouble(t('bank.noAccount'), t('bank.noAccountMeans')),
    account_unconfirmed: trouble(t('bank.unconfirmed'), t('bank.unconfirmedMeans')),
    account_not_in_format: trouble(t('bank.wrongAccount'), t('bank.wrongAccountMeans')),
    name_not_in_format: trouble(t('bank.wrongName'), t('bank.wrongNameMeans')),
    amount_not_in_format: trouble(t('bank.wrongAmount'), t('bank.wrongAmountMeans')),
    account_differs: trouble(t('bank.twoAccounts'), t('bank.twoAccountsMeans')),
    text_cut: trouble(t('bank.textCut'), t('bank.textCutMeans', { count: length ?? 0 })),
    date_moved: trouble(t('bank.dayMoved'), t('bank.dayMovedMeans')),
  }
}

/** Why a tenant has no transfer yet. */
export const useWaitingWords = (): Record<WaitingTenant['why'], string> => {
  const { t } = useTranslation()
  return {
    account_missing: t('bank.noAccount'),
    account_unconfirmed: t('bank.unconfirmed'),
    ready: t('bank.accountIsThere'),
  }
}

export const useFileStates = (): Record<BankFile['state'], string> => {
  const { t } = useTranslation()
  return {
    made: t('bank.notInBank'),
    uploading: t('bank.isWriting'),
    uploaded: t('bank.inBank'),
    withdrawn: t('bank.isWithdrawn'),
  }
}

export const useMissingWords = (): Record<MissingForBank, string> => {
  const { t } = useTranslation()
  return {
    account: t('bank.missesAccount'),
    exportInfo: t('bank.missesExportInfo'),
    format: t('bank.missesFormat'),
  }
}
