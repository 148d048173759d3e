/** What is said of a file of start balances: the fates of its rows, and what a column is. */
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCopy,
  IconFlag,
  IconMinus,
  IconUserQuestion,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { StartColumn, StartFate } from '#shared/payouts/start-file.ts'
import type { startFileCalls } from '#shared/payouts/start-file-calls.ts'
import type { FateLook } from '../../../jobs/import/import-rows.tsx'

/** What the server makes of a file before anything is written. */
export type StartPreview = Answer<typeof startFileCalls.previewStartFile>

export const useFates = (): Record<StartFate, FateLook> => {
  const { t } = useTranslation()
  return {
    written: { name: t('startfile.written'), icon: IconCircleCheckFilled, tone: 'good', isTaken: true },
    unread: { name: t('startfile.unread'), icon: IconAlertTriangle, tone: 'bad' },
    unknown: { name: t('startfile.unknown'), icon: IconUserQuestion, tone: 'bad' },
    repeated: { name: t('startfile.repeated'), icon: IconCopy, tone: 'bad' },
    begun: { name: t('startfile.begun'), icon: IconFlag, tone: 'quiet' },
    zero: { name: t('startfile.zero'), icon: IconMinus, tone: 'quiet' },
  }
}

export const useColumnWords = (): Record<StartColumn, string> => {
  const { t } = useTranslation()
  return {
    customer: t('startfile.column_customer'),
    email: t('startfile.column_email'),
    amount: t('startfile.column_amount'),
    day: t('startfile.column_day'),
    text: t('startfile.column_text'),
  }
}
