/** The sales periods that were saved. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import { StatesExplained } from './period-state.tsx'
import { PeriodsList } from './periods-list.tsx'

export const PeriodsPage = () => {
  const { t } = useTranslation()
  return (
    <PeriodsList
      route={settlementCalls.listSalesPeriods}
      title={t('settlements.periods')}
      action={
        <IfMay right="money">
          <Button component={Link} to="/payments" leftSection={<IconPlus size={20} aria-hidden />}>
            {t('settlements.newPeriod')}
          </Button>
        </IfMay>
      }
      above={<StatesExplained />}
      empty={t('settlements.noPeriods')}
    />
  )
}
