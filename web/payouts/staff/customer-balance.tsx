/** The balance of a tenant on their page, with the way to its rows. Nothing where the market keeps no balances. */
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { Card } from '../../kit/card.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { Owed } from '../balance-words.tsx'
import { useOwedWords } from './use-owed-words.ts'

export const CustomerBalance = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const { marketId: market } = useThisMarket()
  const badges = useRoute(badgesCalls.readBadges, { audience: 'admin', market })
  const { data: customer } = useRoute(staffCalls.read, { params: { userNumber } })
  const words = useOwedWords(customer?.name ?? userNumber)
  if (!badges.data?.accountBalanceFeature || !customer) return null
  const { accountBalance: balance } = customer
  return (
    <Card
      title={t('sold.balanceNow')}
      mark={
        <Anchor component={Link} to={`/customers/${userNumber}/balance`}>
          {t('sold.balanceRows')}
        </Anchor>
      }
    >
      <Owed of={{ balance, available: balance }} words={words} />
    </Card>
  )
}
