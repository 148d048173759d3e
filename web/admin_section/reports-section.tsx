import { useTranslation } from 'react-i18next'
import { Section } from '../kit/frame/section-bar.tsx'
import { useBadges } from './use-badges.ts'

/** The staff's reports. */
export const ReportsSection = () => {
  const { t } = useTranslation()
  const { campaignsFeature = false } = useBadges() ?? {}
  return (
    <Section
      label={t('staff.reports')}
      links={[
        { to: '/reports/end-dates', label: t('staff.endDates') },
        { to: '/reports/bookings', label: t('staff.bookingFigures') },
        { to: '/reports/products', label: t('staff.productsReport') },
        ...(campaignsFeature ? [{ to: '/reports/campaigns', label: t('staff.campaignsReport') }] : []),
      ]}
    />
  )
}
