/** What is said of a till's file: the fates of its rows, and what a column is. */
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCopy,
  IconCornerUpLeft,
  IconDiscount,
  IconHourglassHigh,
  IconMinus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { RowFate, tillFileCalls } from '#shared/sales/till-file-calls.ts'
import type { SaleColumn } from '#shared/tills/csv-columns.ts'
import type { FateLook } from '../../jobs/import/import-rows.tsx'

/** What the server makes of a file before anything is booked. */
export type SalesPreview = Answer<typeof tillFileCalls.previewSalesFile>

export const useFates = (): Record<RowFate, FateLook> => {
  const { t } = useTranslation()
  return {
    sold: { name: t('salesfile.sold'), icon: IconCircleCheckFilled, tone: 'good', isTaken: true },
    returned: { name: t('salesfile.returned'), icon: IconCornerUpLeft, tone: 'good', isTaken: true },
    reduced: { name: t('salesfile.reduced'), icon: IconDiscount, tone: 'good', isTaken: true },
    clearing: { name: t('salesfile.clearing'), icon: IconHourglassHigh, tone: 'waiting', isTaken: true },
    unread: { name: t('salesfile.unread'), icon: IconAlertTriangle, tone: 'bad' },
    differs: { name: t('salesfile.differs'), icon: IconAlertTriangle, tone: 'bad' },
    noSale: { name: t('salesfile.noSale'), icon: IconMinus, tone: 'quiet' },
    before: { name: t('salesfile.before'), icon: IconCopy, tone: 'quiet' },
    reported: { name: t('salesfile.reported'), icon: IconCopy, tone: 'quiet' },
  }
}

export const useColumnWords = (): Record<SaleColumn, string> => {
  const { t } = useTranslation()
  return {
    date: t('salesfile.column_date'),
    time: t('salesfile.column_time'),
    receipt: t('salesfile.column_receipt'),
    register: t('salesfile.column_register'),
    number: t('salesfile.column_number'),
    name: t('salesfile.column_name'),
    quantity: t('salesfile.column_quantity'),
    unitPrice: t('salesfile.column_unitPrice'),
    amount: t('salesfile.column_amount'),
    discount: t('salesfile.column_discount'),
    paid: t('salesfile.column_paid'),
    receiptTotal: t('salesfile.column_receiptTotal'),
    payment: t('salesfile.column_payment'),
    kind: t('salesfile.column_kind'),
  }
}
