import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { Section } from '../kit/frame/section-bar.tsx'
import { later } from '../kit/later.tsx'
import { useBadges } from './use-badges.ts'

/** Loads later: the calls of the books are no part of the first load. */
const BooksCount = later([], async () => (await import('../payouts/staff/books/books-count.tsx')).BooksCount)

/** What tenants' goods are sold by, and what they get for them. */
export const PaymentSection = () => {
  const { t } = useTranslation()
  const {
    openClearing = 0,
    notInTill = 0,
    tillHeldUp = false,
    accountBalanceFeature = false,
    paymentsFeature = false,
  } = useBadges() ?? {}
  const inTill = notInTill + (tillHeldUp ? 1 : 0)
  return (
    <Section
      label={t('staff.payments')}
      links={[
        ...(paymentsFeature
          ? [
              { to: '/payments', label: t('staff.settlement'), isWhole: true },
              { to: '/payments/periods', label: t('staff.salesPeriods') },
              { to: '/payments/reports', label: t('staff.finalized') },
            ]
          : []),
        { to: '/payments/sales', label: t('staff.sales') },
        {
          to: '/payments/clearing',
          label: t('staff.clearing'),
          count: openClearing,
          countText: t('staff.openClearing', { count: openClearing }),
        },
        {
          to: '/payments/till',
          label: t('staff.till'),
          count: inTill,
          countText: t('staff.needsHand', { count: inTill }),
        },
        ...(paymentsFeature ? [{ to: '/payments/bank', label: t('staff.bank') }] : []),
        ...(accountBalanceFeature ? [{ to: '/payments/balances', label: t('staff.balances') }] : []),
        ...(paymentsFeature
          ? [
              { to: '/payments/books', label: t('staff.books'), mark: <BooksCount instead={null} /> },
              { to: '/payments/adds-up', label: t('staff.addsUp') },
            ]
          : []),
      ]}
    />
  )
}

/** Settlement is what the section opens with; where the market settles nothing, its sales are. */
export const SettlesFirst = ({ children }: { children: ReactNode }) =>
  useBadges()?.paymentsFeature === false ? <Navigate to="/payments/sales" replace /> : children
