/** Rows of sheets, as they begin. */
import type { NewProduct } from '#shared/products/product-fields.ts'
import { putAll } from '../kit/table.ts'
import { firstProduct, newItems, type Product, takeRunning } from './table/product.ts'
import type { Whose } from './whose.ts'

/**
 * Writes new rows, one write unit each, before their sheet names them: nobody sees them until then, and what no sheet
 * ever names costs some bytes.
 */
export const newThings = async (
  { market, tenant }: Whose,
  sheet: string,
  typed: readonly NewProduct[],
): Promise<Product[]> => {
  if (!typed.length) return []
  const running = await takeRunning(market.marketId, tenant.userNumber, typed.length)
  const things = typed.map((one, at) =>
    firstThing(
      { ...one, type: one.type ?? tenant.vatRateType },
      {
        userNumber: tenant.userNumber,
        running: running[at] ?? 0,
        sheet,
      },
    ),
  )
  await putAll(newItems(market.marketId, things))
  return things
}

const firstThing = (
  {
    name,
    price,
    typedPrice = '',
    discount = 0,
    discountFrom = null,
    discountTo = null,
    description = '',
    type = 1,
  }: NewProduct,
  id: Pick<Product, 'userNumber' | 'running' | 'sheet'>,
): Product =>
  firstProduct({ ...id, type, name, price, typedPrice, discount, discountFrom, discountTo, description })
