import { useTranslation } from 'react-i18next'
import { Section } from '../../kit/frame/section-bar.tsx'

/** The staff's reports. */
export const ReportsSection = () => {
  const { t } = useTranslation()
  return (
    <Section
      label={t('staff.reports')}
      links={[
        { to: '/reports/end-dates', label: t('staff.endDates') },
        { to: '/reports/bookings', label: t('staff.bookingFigures') },
        { to: '/reports/products', label: t('staff.productsReport') },
        { to: '/reports/campaigns', label: t('staff.campaignsReport') },
      ]}
    />
  )
}
