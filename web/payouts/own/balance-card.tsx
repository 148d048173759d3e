/** The tenant's balance in short, for a screen that is about something else, with the way to its rows. */
import { Anchor, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { Card } from '../../kit/card.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { OwnOwed } from './own-owed.tsx'

export const BalanceCard = () => {
  const { t } = useTranslation()
  const { data, failure } = useRoute(balanceCalls.listBalanceTransactions, { query: {} })
  if (!data) return failure ? null : <Skeleton height={160} radius="lg" />
  return (
    <Card
      title={t('sold.balanceOwn')}
      mark={
        <Anchor component={Link} to="/balance">
          {t('sold.balanceRows')}
        </Anchor>
      }
    >
      <OwnOwed of={data} />
    </Card>
  )
}
