/** Buttons that write the sales of the chosen days into a file: for Excel, or as CSV. The shop's go by tenant too. */

import { useTranslation } from 'react-i18next'
import type { Days } from '#shared/sales/days.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { JobPanel } from '../jobs/job-panel.tsx'
import { useJob } from '../jobs/use-job.ts'
import { call } from '../kit/call.ts'
import { useThisMarket } from '../markets/market.ts'

export interface SalesExportProps {
  days: Days
  /** As staff ask: for one tenant's, or without one for the shop's. Left out: a tenant asks for their own. */
  staffs?: { customer?: string }
}

interface Kind {
  format: 'xlsx' | 'csv'
  by: 'line' | 'tenant'
}

const OF_LINES: Kind[] = [
  { format: 'xlsx', by: 'line' },
  { format: 'csv', by: 'line' },
]
const OF_SHOP: Kind[] = [{ format: 'xlsx', by: 'tenant' }, { format: 'csv', by: 'tenant' }, ...OF_LINES]

const useLabel = (isShop: boolean) => {
  const { t } = useTranslation()
  return ({ format, by }: Kind): string => {
    const as = format === 'xlsx' ? t('sold.toExcel') : t('sold.toCsv')
    if (!isShop) return as
    return `${by === 'line' ? t('sold.fileOfLines') : t('sold.fileOfTenants')}: ${as}`
  }
}

const Export = ({ days: { from, to }, staffs, kind }: SalesExportProps & { kind: Kind }) => {
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const audience = staffs ? 'admin' : 'customer'
  const owner = { audience, market: marketId } as const
  const labelOf = useLabel(staffs !== undefined && !staffs.customer)
  const whose = staffs?.customer ? { customer: staffs.customer } : {}
  const list = [audience, 'sales', staffs?.customer, kind.by, kind.format].filter(Boolean).join(' ')
  const followed = useJob(list, owner, `${from} ${to} ${language}`, key => {
    const body = { dateFrom: from, dateTo: to, language, ...kind, ...whose }
    return audience === 'admin'
      ? call(salesCalls.exportSales, { market: marketId, key, body, audience })
      : call(salesCalls.exportSales, { market: marketId, key, body, audience })
  })
  return <JobPanel followed={followed} label={labelOf(kind)} />
}

export const SalesExport = (props: SalesExportProps) => (
  <>
    {(props.staffs && !props.staffs.customer ? OF_SHOP : OF_LINES).map(kind => (
      <Export key={`${kind.by} ${kind.format}`} {...props} kind={kind} />
    ))}
  </>
)
