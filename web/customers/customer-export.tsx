import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { customersContract } from '#shared/customers/contract.ts'
import { JobPanel } from '../jobs/job-panel.tsx'
import { useJob } from '../jobs/use-job.ts'
import { call } from '../kit/call.ts'
import { useThisMarket } from '../markets/market.ts'

/** Writes the customers that the list now finds into a file, whatever page is shown. */
export const CustomerExport = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [params] = useSearchParams()
  const owner = { audience: 'admin', market: marketId } as const
  const followed = useJob('customers', owner, params.toString(), key => {
    const { search, isActive, verified, customerType } = z.decode(
      customersContract.list.query,
      Object.fromEntries([...params].filter(([, value]) => value)),
    )
    return call(customersContract.exportCsv, {
      ...owner,
      key,
      body: { search, isActive, verified, customerType },
    })
  })
  return <JobPanel followed={followed} label={t('customers.export')} />
}
