/** Buttons that write what a list of products finds into a file, whatever page is shown: for Excel, or as CSV. */

import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { productCalls } from '#shared/products/product-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { JobPanel } from '../../jobs/job-panel.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { call } from '../../kit/call.ts'
import type { Filter } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { useThisMarket } from '../../markets/market.ts'

interface ProductExportProps {
  filters: readonly Filter[]
  /** The shop's list, as staff see it; else the tenant's own. */
  isShop?: boolean
}

const FORMATS = ['xlsx', 'csv'] as const

const Export = ({ filters, isShop = false, format }: ProductExportProps & { format: 'xlsx' | 'csv' }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const { query } = useListAddress({ filters })
  const audience = isShop ? 'admin' : 'customer'
  const owner = { audience, market: marketId } as const
  const input = `${new URLSearchParams(query).toString()} ${language}`
  const followed = useJob(`${audience} products ${format}`, owner, input, key => {
    const asked = { ...owner, key }
    if (!isShop) {
      const { search, status } = z.decode(productCalls.listProducts.query, query)
      const body = { search, status: status && (`${status}` as const), format, language }
      return call(productCalls.exportProducts, { ...asked, audience: 'customer', body })
    }
    const { search, status, customer } = z.decode(productCalls.listProducts.query, query)
    const body = { search, status: status && (`${status}` as const), customer, format, language }
    return call(productCalls.exportProducts, { ...asked, audience: 'admin', body })
  })
  return <JobPanel followed={followed} label={format === 'xlsx' ? t('goods.toExcel') : t('goods.toCsv')} />
}

export const ProductExport = (props: ProductExportProps) => (
  <>
    {FORMATS.map(format => (
      <Export key={format} {...props} format={format} />
    ))}
  </>
)
