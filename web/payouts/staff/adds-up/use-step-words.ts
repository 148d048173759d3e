/** The words of the steps: which two things are compared, and what their totals are. */
import { useTranslation } from 'react-i18next'
import type { ReasonName, StepName, StepState } from '#shared/payouts/adds-up.ts'

interface StepWords {
  title: string
  left: string
  right: string
}

export const useStepWords = (): Record<StepName, StepWords> => {
  const { t } = useTranslation()
  return {
    till: { title: t('adds-up.till'), left: t('adds-up.tookInTill'), right: t('adds-up.inReol') },
    sales: { title: t('adds-up.sales'), left: t('adds-up.sold'), right: t('adds-up.settled') },
    balances: { title: t('adds-up.balances'), left: t('adds-up.shares'), right: t('adds-up.onBalances') },
    bank: { title: t('adds-up.bank'), left: t('adds-up.toPayOut'), right: t('adds-up.inFiles') },
    sent: { title: t('adds-up.sent'), left: t('adds-up.inFiles'), right: t('adds-up.inBank') },
    books: { title: t('adds-up.books'), left: t('adds-up.turnover'), right: t('adds-up.inBooks') },
    online: { title: t('adds-up.online'), left: t('adds-up.byCard'), right: t('adds-up.inBooks') },
  }
}

export const useStateWords = (): Record<StepState, string> => {
  const { t } = useTranslation()
  return {
    agrees: t('adds-up.agrees'),
    explained: t('adds-up.explained'),
    differs: t('adds-up.differs'),
  }
}

/** What a reason is called where there is room for two words. */
export const useReasonNames = (): Record<ReasonName, string> => {
  const { t } = useTranslation()
  return {
    clearing: t('adds-up.clearingShort'),
    told_differently: t('adds-up.toldShort'),
    not_settled: t('adds-up.notSettledShort'),
    open: t('adds-up.openShort'),
    not_uploaded: t('adds-up.notUploadedShort'),
    returned: t('adds-up.returnedShort'),
    kept: t('adds-up.keptShort'),
    paid_more: t('adds-up.paidMoreShort'),
    not_exported: t('adds-up.notExportedShort'),
    unexplained: t('adds-up.unexplainedShort'),
  }
}
