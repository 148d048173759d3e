/** The newest settlements of a tenant on their page. Nothing where the market settles nothing or has not yet. */
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { Card } from '../../../kit/card.tsx'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { useThisMarket } from '../../../markets/market.ts'
import { useFigures } from './figures.ts'
import { PaidOutOf } from './paid-out.tsx'
import styles from './settlement.module.css'
import { usePeriodWords } from './use-period-words.ts'
import { useWhyWords } from './use-why-words.ts'

const MOST = 3

export const CustomerSettlements = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const { marketId: market } = useThisMarket()
  const words = usePeriodWords()
  const why = useWhyWords()
  const { money } = useFigures()
  const badges = useRoute(badgesCalls.readBadges, { audience: 'admin', market })
  const isOn = badges.data?.paymentsFeature === true
  const { data } = useRoute(
    settlementCalls.listPaymentReports,
    isOn ? { query: { customer: userNumber } } : undefined,
  )
  if (!data?.results.length) return null
  return (
    <Card
      title={t('settlements.settlements')}
      mark={
        <Anchor component={Link} to={`/payments/reports?customer=${userNumber}`}>
          {t('settlements.seeAll')}
        </Anchor>
      }
    >
      <Facts className={styles.steps}>
        {data.results.slice(0, MOST).map(report => (
          <Fact
            key={report.id}
            name={`${t('settlements.numberOf', { number: report.number })}, ${words(report)}`}
          >
            <span>{report.why ? why[report.why] : money(report.youReceive)}</span>{' '}
            <PaidOutOf report={report} />
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
