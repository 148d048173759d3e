import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { idFrom, type ProductId } from '#shared/products/number.ts'
import { salesContract } from '#shared/sales/contract.ts'
import { type Customer, readCustomer } from '../customers/table/customer.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { assign, reopen, setAside } from './clear.ts'
import { exportLines } from './export.ts'
import { listClearing, readLine, weighLine } from './read-clearing.ts'
import { aggregate, listLines, listProductLines, summarize } from './read-sales.ts'
import { bookFile } from './till-file/book-file.ts'
import { previewColumns, previewFile } from './till-file/preview.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'downloads:read', 'downloads:write']

/** A tenant who is not active sees no sales (D61). Refuses `not_enabled`. */
const activeTenant = async (market: string, userNumber: string): Promise<Customer> => {
  const tenant = await readCustomer(market, userNumber)
  if (!tenant.isActive) throw refuse(kitRefusals.not_enabled)
  return tenant
}

const active = async (market: string, userNumber: string): Promise<string> =>
  (await activeTenant(market, userNumber)).userNumber

/** The product of an id, of this tenant where one asks. Refuses 404 `not_found`. */
const product = (text: string, userNumber?: string): ProductId => {
  const id = idFrom(text)
  if (!id || (userNumber !== undefined && id.userNumber !== userNumber))
    throw refuse(commonRefusals.not_found)
  return id
}

export const handler = serve('sales', salesContract, {
  listOwnSaleLines: async ({ market, caller, query }) =>
    listLines(market, await active(market, caller.userNumber), query),
  exportOwnSaleLines: async call =>
    exportLines(call, await activeTenant(call.market, call.caller.userNumber)),
  summarizeOwnSales: async ({ market, caller, query }) =>
    summarize(market, query, await active(market, caller.userNumber)),
  aggregateOwnSales: async ({ market, caller, query }) =>
    aggregate(market, query, await active(market, caller.userNumber)),
  listOwnProductSaleLines: async ({ market, caller, query }) =>
    listProductLines(market, product(query.product, await active(market, caller.userNumber))),

  listSaleLines: ({ market, params, query }) => listLines(market, params.userNumber, query),
  summarizeSales: ({ market, query: { customer, ...asked } }) => summarize(market, asked, customer),
  aggregateSales: ({ market, query: { customer, ...asked } }) => aggregate(market, asked, customer),
  listProductSaleLines: ({ market, params }) => listProductLines(market, product(params.id)),
  listClearing: ({ market, query }) => listClearing(market, query),
  readClearing: ({ market, params }) => readLine(market, params.id),
  weighClearing: ({ market, params }) => weighLine(market, params.id, product(params.product)),
  assignClearing: ({ market, caller, params, body: { product: id, customer } }) =>
    assign(market, caller, params.id, { product: id === undefined ? undefined : product(id), customer }),
  setClearingAside: ({ market, caller, params, body }) => setAside(market, caller, params.id, body.reason),
  reopenClearing: ({ market, caller, params }) => reopen(market, caller, params.id),

  previewSalesFile: previewFile,
  previewSalesColumns: previewColumns,
  bookSalesFile: bookFile,
})
