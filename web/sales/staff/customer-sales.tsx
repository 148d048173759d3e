/** What a tenant has sold, on their page: the last thirty days in figures, and their newest lines. */

import { Anchor, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { daysOf } from '#shared/sales/days.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import { SaleRows } from '../sale-rows.tsx'
import styles from '../sales.module.css'

const MOST = 5

export const CustomerSales = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { from, to } = daysOf('last_30_days', useToday())
  const query = { dateFrom: from, dateTo: to }
  const summary = useRoute(salesCalls.summarizeSales, { query: { ...query, customer: userNumber } })
  const lines = useRoute(salesCalls.listSaleLines, { params: { userNumber }, query })
  const money = (amount: string) => show.money(amount, currencyCode)
  return (
    <Card
      title={t('staff-sales.sales')}
      mark={
        <Anchor component={Link} to={`/customers/${userNumber}/sales?days=last_30_days`}>
          {t('staff-sales.all')}
        </Anchor>
      }
    >
      <WhenLoaded of={{ summary, lines }} skeleton={<Skeleton height={120} radius="md" />}>
        {({ summary: { number, turnover, share }, lines: { results } }) => (
          <>
            <Facts className={styles.facts}>
              <Fact name={t('staff-sales.lastDays', { count: number })}>{money(turnover)}</Fact>
              <Fact name={t('staff-sales.tenantsShare')}>{money(share)}</Fact>
            </Facts>
            {results.length ? (
              <SaleRows lines={results.slice(0, MOST)} />
            ) : (
              <Text c="dimmed">{t('staff-sales.noneLately')}</Text>
            )}
          </>
        )}
      </WhenLoaded>
    </Card>
  )
}
