import { useTranslation } from 'react-i18next'
import { Section } from '../kit/frame/section-bar.tsx'

/** The tenants, and what they sell: goods belong to their tenants. */
export const CustomerSection = () => {
  const { t } = useTranslation()
  return (
    <Section
      label={t('staff.customers')}
      links={[
        { to: '/customers', label: t('staff.allCustomers'), isWhole: true },
        { to: '/customers/products', label: t('staff.products') },
      ]}
    />
  )
}
