import { useTranslation } from 'react-i18next'
import { Section } from '../kit/section-bar.tsx'

/** What tenants' goods are sold by, and what they get for them. */
export const PaymentSection = () => {
  const { t } = useTranslation()
  return <Section label={t('staff.payments')} links={[{ to: '/payments/till', label: t('staff.till') }]} />
}
