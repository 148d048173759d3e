/** What a tenant gets next, on a screen that is about something else, with the way to how it is worked out. */
import { Anchor, Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { Card } from '../../kit/card.tsx'
import { useRoute } from '../../kit/use-route.ts'
import styles from '../payout.module.css'
import { Received } from '../received.tsx'

export const PayoutCard = () => {
  const { t } = useTranslation()
  const { data, failure } = useRoute(ownPayoutCalls.readPayout, {})
  if (!data) return failure ? null : <Skeleton height={200} radius="lg" />
  return (
    <Card title={t('payout.next')}>
      <Received payout={data} />
      <Anchor component={Link} to="/payments" className={styles.lead ?? ''}>
        {t('payout.seeHow')}
        <IconChevronRight size={18} aria-hidden />
      </Anchor>
    </Card>
  )
}
