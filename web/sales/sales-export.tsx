/** Buttons that write the lines of the chosen days into a file: for Excel, or as CSV. */

import { useTranslation } from 'react-i18next'
import type { Days } from '#shared/sales/days.ts'
import { tenantsSalesCalls } from '#shared/sales/sales-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { JobPanel } from '../jobs/job-panel.tsx'
import { useJob } from '../jobs/use-job.ts'
import { call } from '../kit/call.ts'
import { useThisMarket } from '../markets/market.ts'

const FORMATS = ['xlsx', 'csv'] as const

const Export = ({ days: { from, to }, format }: { days: Days; format: 'xlsx' | 'csv' }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const owner = { audience: 'customer', market: marketId } as const
  const followed = useJob(`customer sales ${format}`, owner, `${from} ${to} ${language}`, key => {
    const body = { dateFrom: from, dateTo: to, format, language }
    return call(tenantsSalesCalls.exportSaleLines, { ...owner, key, body })
  })
  return <JobPanel followed={followed} label={format === 'xlsx' ? t('sold.toExcel') : t('sold.toCsv')} />
}

export const SalesExport = ({ days }: { days: Days }) => (
  <>
    {FORMATS.map(format => (
      <Export key={format} days={days} format={format} />
    ))}
  </>
)
