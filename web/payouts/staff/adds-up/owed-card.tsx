/** What the shop owes its tenants now, whatever days are checked. */
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../../kit/card.tsx'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { useFigures } from '../settlement/figures.ts'
import styles from './adds-up.module.css'
import type { AddsUp } from './figures.ts'

export const OwedCard = ({ of: { balances, unsettled, total } }: { of: AddsUp['owed'] }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  return (
    <Card title={t('adds-up.owedTitle')} size="h3">
      <div>
        <Text size="sm" c="dimmed">
          {t('adds-up.owedNow')}
        </Text>
        <p className={styles.owed}>{money(total)}</p>
      </div>
      <Facts className={styles.facts}>
        <Fact name={t('adds-up.plusOnBalances')}>{money(balances)}</Fact>
        <Fact name={t('adds-up.soldUnsettled')}>{money(unsettled)}</Fact>
        <Fact name={t('adds-up.inAll')} data-total>
          {money(total)}
        </Fact>
      </Facts>
      <Anchor component={Link} to="/payments/balances" fz="sm">
        {t('adds-up.toBalances')}
      </Anchor>
    </Card>
  )
}
