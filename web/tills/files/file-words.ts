/** What is said of a file's rows: their fates, why one cannot be read, why one waits, and what a column is. */
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { ClearingReason } from '#shared/sales/book.ts'
import type { RowFate, tillFileCalls } from '#shared/sales/till-file-calls.ts'
import type { SaleColumn } from '#shared/tills/csv-columns.ts'
import type { UnreadReason } from '#shared/tills/csv-rows.ts'

/** What the server makes of a file before anything is booked. */
export type SalesPreview = Answer<typeof tillFileCalls.previewSalesFile>

export const useFateWords = (): Record<RowFate, string> => {
  const { t } = useTranslation()
  return {
    sold: t('tillfiles.sold'),
    returned: t('tillfiles.returned'),
    clearing: t('tillfiles.clearing'),
    before: t('tillfiles.before'),
    differs: t('tillfiles.differs'),
    unread: t('tillfiles.unread'),
  }
}

export const useColumnWords = (): Record<SaleColumn, string> => {
  const { t } = useTranslation()
  return {
    date: t('tillfiles.column_date'),
    time: t('tillfiles.column_time'),
    receipt: t('tillfiles.column_receipt'),
    number: t('tillfiles.column_number'),
    name: t('tillfiles.column_name'),
    quantity: t('tillfiles.column_quantity'),
    unitPrice: t('tillfiles.column_unitPrice'),
    amount: t('tillfiles.column_amount'),
    discount: t('tillfiles.column_discount'),
    paid: t('tillfiles.column_paid'),
    payment: t('tillfiles.column_payment'),
  }
}

export const useUnreadWords = (): Record<UnreadReason, string> => {
  const { t } = useTranslation()
  return {
    bad_amount: t('tillfiles.why_bad_amount'),
    bad_date: t('tillfiles.why_bad_date'),
    bad_discount: t('tillfiles.why_bad_discount'),
    bad_quantity: t('tillfiles.why_bad_quantity'),
    bad_time: t('tillfiles.why_bad_time'),
    in_future: t('tillfiles.why_in_future'),
    no_amount: t('tillfiles.why_no_amount'),
    no_date: t('tillfiles.why_no_date'),
    text_too_long: t('tillfiles.why_text_too_long'),
  }
}

export const useClearingWords = (): Record<ClearingReason, string> => {
  const { t } = useTranslation()
  return {
    no_number: t('tillfiles.reason_no_number'),
    unknown_number: t('tillfiles.reason_unknown_number'),
    other_market: t('tillfiles.reason_other_market'),
    sold_twice: t('tillfiles.reason_sold_twice'),
    more_than_one: t('tillfiles.reason_rest'),
    not_in_shop: t('tillfiles.reason_not_in_shop'),
    odd_quantity: t('tillfiles.reason_odd_quantity'),
    odd_amount: t('tillfiles.reason_odd_amount'),
    other_currency: t('tillfiles.reason_other_currency'),
    return_unknown: t('tillfiles.reason_return_unknown'),
  }
}
