import { useTranslation } from 'react-i18next'
import { Section } from '../kit/section-bar.tsx'

/** The staff's screens about bookings, and about what can be booked. */
export const BookingSection = () => {
  const { t } = useTranslation()
  return (
    <Section label={t('staff.booking')} links={[{ to: '/booking/requests', label: t('staff.requests') }]} />
  )
}
