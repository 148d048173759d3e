import { booksCalls } from '#shared/payouts/books-calls.ts'
import type { Days } from '#shared/sales/days.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useFile } from '../settlement/use-file.ts'

/** The vouchers of some days as CSV. */
export const useVouchersFile = () => {
  const language = useLanguage()
  const { isMaking, open } = useFile()
  return {
    isMaking,
    fetch: ({ from, to }: Days) =>
      open(send => send(booksCalls.exportVouchers, { query: { dateFrom: from, dateTo: to, language } })),
  }
}
