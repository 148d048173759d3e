import { useTranslation } from 'react-i18next'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { LinkCount } from '../../../kit/frame/section-bar.tsx'
import { useRoute } from '../../../kit/use-route.ts'

/** How many vouchers are not in the books. The page of the books asks for the same list. */
export const BooksCount = () => {
  const { t } = useTranslation()
  const { left = 0 } = useRoute(booksCalls.listVouchers, { query: { state: 'left' } }).data ?? {}
  return <LinkCount count={left}>{t('staff.notBooked', { count: left })}</LinkCount>
}
