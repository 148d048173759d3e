import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { idFrom, type ProductId } from '#shared/products/number.ts'
import { everydaySalesContract } from '#shared/sales/contract.ts'
import { type Customer, readCustomer } from '../customers/table/customer.ts'
import type { CallerOf } from '../kit/caller.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { assign, reopen, setAside } from './clear.ts'
import { exportSales } from './export.ts'
import { listClearing, readLine, weighLine } from './read-clearing.ts'
import { priceGuidance } from './read-guidance.ts'
import { aggregate, listByTenant, listLines, listProductLines, summarize } from './read-sales.ts'
import { bookFile } from './till-file/book-file.ts'
import { previewColumns, previewFile } from './till-file/preview.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'downloads:read', 'downloads:write']

/** A tenant who is not active sees no sales (D61). Refuses `not_enabled`. */
const activeTenant = async (market: string, userNumber: string): Promise<Customer> => {
  const tenant = await readCustomer(market, userNumber)
  if (!tenant.isActive) throw refuse(kitRefusals.not_enabled)
  return tenant
}

/** The tenant who asks, or the one whom staff name; undefined: the whole shop. What a tenant names is not looked at. */
const tenantOf = async <Named extends string | undefined>(
  { market, caller }: { market: string; caller: CallerOf['customer' | 'admin'] },
  named: Named,
): Promise<string | Named> =>
  caller.kind === 'customer' ? (await activeTenant(market, caller.userNumber)).userNumber : named

/** The product of an id, of this tenant where one asks. Refuses 404 `not_found`. */
const product = (text: string, userNumber?: string): ProductId => {
  const id = idFrom(text)
  if (!id || (userNumber !== undefined && id.userNumber !== userNumber))
    throw refuse(commonRefusals.not_found)
  return id
}

export const handler = serve(
  'sales',
  everydaySalesContract,
  {
    listSaleLines: async call =>
      listLines(call.market, await tenantOf(call, call.params.userNumber ?? ''), call.query),
    summarizeSales: async call =>
      summarize(call.market, call.query, await tenantOf(call, call.query.customer)),
    aggregateSales: async call =>
      aggregate(call.market, call.query, await tenantOf(call, call.query.customer)),
    exportSales: async call => exportSales(call, await tenantOf(call, call.body.customer)),
    listSalesByTenant: ({ market, query }) => listByTenant(market, query),
    listOwnProductSaleLines: async ({ market, caller, query }) =>
      listProductLines(
        market,
        product(query.product, (await activeTenant(market, caller.userNumber)).userNumber),
      ),
    listProductSaleLines: ({ market, params }) => listProductLines(market, product(params.id)),
    priceGuidance,
    listClearing: ({ market, query }) => listClearing(market, query),
    readClearing: ({ market, params }) => readLine(market, params.id),
    weighClearing: ({ market, params }) => weighLine(market, params.id, product(params.product)),
    assignClearing: ({ market, caller, params, body: { product: id, customer } }) =>
      assign(market, caller, params.id, { product: id === undefined ? undefined : product(id), customer }),
    setClearingAside: ({ market, caller, params, body }) => setAside(market, caller, params.id, body),
    reopenClearing: ({ market, caller, params }) => reopen(market, caller, params.id),

    previewSalesFile: previewFile,
    previewSalesColumns: previewColumns,
    bookSalesFile: bookFile,
  },
  () => import('./lazy-calls.ts'),
)
