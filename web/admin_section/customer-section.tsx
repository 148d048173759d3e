import { useTranslation } from 'react-i18next'
import { Section } from '../kit/frame/section-bar.tsx'
import { later } from '../kit/later.tsx'
import { useBadges } from './use-badges.ts'

/** Loads later: the calls of the campaigns are no part of the first load. */
const CampaignsCount = later(
  [],
  async () => (await import('../campaigns/staff/campaigns-count.tsx')).CampaignsCount,
)

/** The tenants, and what they sell: goods belong to their tenants. */
export const CustomerSection = () => {
  const { t } = useTranslation()
  const { campaignsFeature = false } = useBadges() ?? {}
  return (
    <Section
      label={t('staff.customers')}
      links={[
        { to: '/customers', label: t('staff.allCustomers'), isWhole: true },
        { to: '/customers/products', label: t('staff.products') },
        ...(campaignsFeature
          ? [
              {
                to: '/customers/campaigns',
                label: t('staff.campaigns'),
                mark: <CampaignsCount instead={null} />,
              },
            ]
          : []),
      ]}
    />
  )
}
