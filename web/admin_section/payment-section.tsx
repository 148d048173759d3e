import { useTranslation } from 'react-i18next'
import { Section } from '../kit/frame/section-bar.tsx'
import { useBadges } from './use-badges.ts'

/** What tenants' goods are sold by, and what they get for them. */
export const PaymentSection = () => {
  const { t } = useTranslation()
  const {
    openClearing = 0,
    notInTill = 0,
    tillHeldUp = false,
    accountBalanceFeature = false,
  } = useBadges() ?? {}
  const inTill = notInTill + (tillHeldUp ? 1 : 0)
  return (
    <Section
      label={t('staff.payments')}
      links={[
        { to: '/payments/sales', label: t('staff.sales') },
        {
          to: '/payments/clearing',
          label: t('staff.clearing'),
          count: openClearing,
          countText: t('staff.openClearing', { count: openClearing }),
        },
        ...(accountBalanceFeature ? [{ to: '/payments/balances', label: t('staff.balances') }] : []),
        {
          to: '/payments/till',
          label: t('staff.till'),
          count: inTill,
          countText: t('staff.needsHand', { count: inTill }),
        },
      ]}
    />
  )
}
