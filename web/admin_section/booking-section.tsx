import { useTranslation } from 'react-i18next'
import { Section } from '../kit/frame/section-bar.tsx'
import { useMayDo } from '../kit/rights/may.ts'

/** The staff's screens about bookings, and about what can be booked. */
export const BookingSection = () => {
  const { t } = useTranslation()
  const may = useMayDo()
  return (
    <Section
      label={t('staff.booking')}
      links={[
        { to: '/booking/today', label: t('staff.today') },
        { to: '/booking/calendar', label: t('staff.calendar') },
        ...(may('serve') ? [{ to: '/booking/new', label: t('staff.newBooking') }] : []),
        { to: '/booking/requests', label: t('staff.requests') },
        { to: '/booking/waitlist', label: t('staff.waitlist') },
        { to: '/booking/shelves', label: t('staff.shelves') },
        ...(may('own')
          ? [
              { to: '/booking/periods', label: t('staff.periods') },
              { to: '/booking/services', label: t('staff.services') },
            ]
          : []),
        { to: '/booking/types', label: t('staff.prices') },
      ]}
    />
  )
}
