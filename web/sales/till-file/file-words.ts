/** What is said of a file's rows: their fates, why one cannot be read, and what a column is. */
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { RowFate, tillFileCalls } from '#shared/sales/till-file-calls.ts'
import type { SaleColumn } from '#shared/tills/csv-columns.ts'
import type { UnreadReason } from '#shared/tills/csv-rows.ts'

/** What the server makes of a file before anything is booked. */
export type SalesPreview = Answer<typeof tillFileCalls.previewSalesFile>

export const useFateWords = (): Record<RowFate, string> => {
  const { t } = useTranslation()
  return {
    sold: t('salesfile.sold'),
    returned: t('salesfile.returned'),
    clearing: t('salesfile.clearing'),
    before: t('salesfile.before'),
    differs: t('salesfile.differs'),
    reported: t('salesfile.reported'),
    unread: t('salesfile.unread'),
  }
}

export const useColumnWords = (): Record<SaleColumn, string> => {
  const { t } = useTranslation()
  return {
    date: t('salesfile.column_date'),
    time: t('salesfile.column_time'),
    receipt: t('salesfile.column_receipt'),
    number: t('salesfile.column_number'),
    name: t('salesfile.column_name'),
    quantity: t('salesfile.column_quantity'),
    unitPrice: t('salesfile.column_unitPrice'),
    amount: t('salesfile.column_amount'),
    discount: t('salesfile.column_discount'),
    paid: t('salesfile.column_paid'),
    payment: t('salesfile.column_payment'),
  }
}

export const useUnreadWords = (): Record<UnreadReason, string> => {
  const { t } = useTranslation()
  return {
    bad_amount: t('salesfile.why_bad_amount'),
    bad_date: t('salesfile.why_bad_date'),
    bad_discount: t('salesfile.why_bad_discount'),
    bad_quantity: t('salesfile.why_bad_quantity'),
    bad_time: t('salesfile.why_bad_time'),
    in_future: t('salesfile.why_in_future'),
    no_amount: t('salesfile.why_no_amount'),
    no_date: t('salesfile.why_no_date'),
    text_too_long: t('salesfile.why_text_too_long'),
  }
}
