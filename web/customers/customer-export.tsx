import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { JobPanel } from '../jobs/job-panel.tsx'
import { useJob } from '../jobs/use-job.ts'
import { call } from '../kit/call.ts'
import type { Filter } from '../kit/list/column.ts'
import { useListAddress } from '../kit/list/list-address.ts'
import { useThisMarket } from '../markets/market.ts'

/** Writes the customers that the list now finds into a file, whatever page is shown. */
export const CustomerExport = ({ filters }: { filters: readonly Filter[] }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const { query } = useListAddress({ filters })
  const owner = { audience: 'admin', market: marketId } as const
  const followed = useJob('customers', owner, new URLSearchParams(query).toString(), key => {
    const { search, isActive, verified, customerType } = z.decode(staffCalls.list.query, query)
    return call(staffCalls.exportCsv, {
      ...owner,
      key,
      body: { search, isActive, verified, customerType },
    })
  })
  return <JobPanel followed={followed} label={t('customers.export')} />
}
