/** The periods that were finalized. */
import { useTranslation } from 'react-i18next'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { PeriodsList } from './periods-list.tsx'
import { ReportsSwitch } from './reports-switch.tsx'

export const FinalizedPage = () => {
  const { t } = useTranslation()
  return (
    <PeriodsList
      route={settlementCalls.listFinalizedPeriods}
      title={t('settlements.reports')}
      above={<ReportsSwitch isPeriods />}
      empty={t('settlements.noneFinalized')}
    />
  )
}
