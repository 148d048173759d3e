/** What happened to a product, as its tenant reads it. */
import * as z from 'zod/mini'
import { minor } from '#shared/kit/units.ts'
import { idText, type ProductId } from '#shared/products/number.ts'
import { type AuditRow, readAudit } from '../kit/audit.ts'
import { readProduct } from './table/product.ts'
import { checkSeesProducts, type Whose } from './whose.ts'

/** The fields of the audit that a tenant reads. The parser drops the others: why staff handed a product out is theirs. */
const shownFields = z.partial(
  z.object({
    name: z.string(),
    price: minor,
    discount: z.number(),
    discountFrom: z.nullable(z.string()),
    discountTo: z.nullable(z.string()),
    description: z.string(),
    status: z.literal([1, 4, 5, 6, 7]),
    campaign: z.pipe(
      z.nullable(z.string()),
      z.transform(name => name ?? ''),
    ),
  }),
)

const side = (changed: AuditRow['changed'], at: 'before' | 'after') =>
  shownFields.parse(Object.fromEntries(Object.entries(changed).map(([field, change]) => [field, change[at]])))

/**
 * One page of the changes of a tenant's product, newest first, and when it was made and labelled. It says whether the
 * tenant or the shop made a change, and no name. Refuses `not_enabled` where tenants see no products, and 404.
 */
export const listOwnHistory = async (whose: Whose, id: ProductId, page: number) => {
  checkSeesProducts(whose)
  const { marketId } = whose.market
  const [product, { rows, ...pages }] = await Promise.all([
    readProduct(marketId, id),
    readAudit(marketId, { kind: 'product', id: idText(id), page }),
  ])
  return {
    results: rows.map(({ id: row, at, who, changed }) => ({
      id: row,
      at,
      by: who === id.userNumber ? ('you' as const) : ('shop' as const),
      before: side(changed, 'before'),
      after: side(changed, 'after'),
    })),
    ...pages,
    onSale: product.onSaleTs || null,
    printed: product.labelTs || null,
  }
}
