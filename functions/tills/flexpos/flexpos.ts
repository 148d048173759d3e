/**
 * Flexpos as a till. Flexpos documents nothing publicly: log-in and the reading of products are those of a public client.
 * How products are created, changed and removed, and how sales are read, is our assumption in the style of the known
 * calls (D42). So a deployment uses this only where it says `flexposWrites`.
 */
import * as z from 'zod/mini'
import { round } from '#shared/kit/money.ts'
import { toMillis, toSeconds } from '#shared/kit/units.ts'
import { type Discount, paidForRows, type Receipt, type TillRow } from '#shared/tills/receipt.ts'
import { deployment } from '../../kit/deployment.ts'
import { type AskTill, asFailed, TillRefused } from '../ask-till.ts'
import type { Till, TillProduct } from '../till.ts'
import { ProductRefused } from '../till-failed.ts'
import { type FlexposKey, flexposClient } from './client.ts'

const nothing = z.unknown()

const page = <S extends z.ZodMiniType>(shape: S) => z.object({ Items: z.array(shape) })

const known = z.object({ Uid: z.string(), Number: z.string() })

const discount = z.object({ Percentage: z.optional(z.number()), Amount: z.optional(z.number()) })

const line = z.object({
  ProductNumber: z.optional(z.nullable(z.string())),
  ProductName: z.optional(z.nullable(z.string())),
  Quantity: z.number(),
  UnitPrice: z.number(),
  Discount: z.optional(z.nullable(discount)),
})

/** A sale as far as Reol reads it. Amounts in currency. */
export const flexposSale = z.object({
  Uid: z.string(),
  Number: z.string(),
  CreatedAt: z.string(),
  Currency: z.string(),
  Total: z.number(),
  RefundOfUid: z.optional(z.nullable(z.string())),
  Discount: z.optional(z.nullable(discount)),
  Tip: z.optional(z.nullable(z.number())),
  Lines: z.catch(z.array(line), []),
  Payments: z.catch(z._default(z.array(z.object({ Type: z.string(), Amount: z.number() })), []), []),
})

const minor = (amount: number) => round(amount * 100)

const discountOf = (given: z.infer<typeof discount> | null | undefined): Discount | undefined =>
  given ? { percentage: given.Percentage, amount: given.Amount && minor(given.Amount) } : undefined

/** The receipt of a sale, with what was paid for each row after all discounts. */
export const receiptOf = (sale: z.infer<typeof flexposSale>): Receipt => {
  const rows: TillRow[] = sale.Lines.map(({ UnitPrice, Quantity, Discount: off }) => ({
    unitPrice: minor(UnitPrice),
    quantity: String(Quantity),
    discount: discountOf(off),
  }))
  const whole = discountOf(sale.Discount)
  const paid = paidForRows(rows, whole ? [whole] : [])
  return {
    till: 'flexpos',
    id: sale.Uid,
    number: sale.Number,
    at: toSeconds(Date.parse(sale.CreatedAt)),
    currency: sale.Currency,
    total: minor(sale.Total),
    refundOf: sale.RefundOfUid ?? null,
    lines: sale.Lines.map(({ ProductNumber, ProductName, Quantity, UnitPrice }, row) => ({
      row,
      number: ProductNumber ?? '',
      name: ProductName ?? '',
      quantity: String(Quantity),
      unitPrice: minor(UnitPrice),
      paid: paid[row] ?? 0,
    })),
    tenders: sale.Payments.map(({ Type, Amount }) => ({ type: Type, amount: minor(Amount) })),
    serviceCharge: minor(sale.Tip ?? 0),
  }
}

/** What Flexpos serves at once. */
const MOST = 500

/** The moment of the last sale that was read, and how many sales of that moment were. */
const cursorOf = (moment: string, seen: number): string => `${moment} ${seen}`

/** The till of a market. */
export const flexposTill = (key: FlexposKey): Till => {
  const ask = flexposClient(key)
  const base = `${deployment().flexposUrl}/api/v1.0`
  const products = productsOf(ask, base)
  return {
    add: async all => {
      const refused = new Map<string, string>()
      for (const product of all)
        await products.put(product).catch(error => {
          if (!(error instanceof ProductRefused)) throw error
          refused.set(product.number, error.message)
        })
      return refused
    },
    change: products.put,
    remove: async numbers => {
      for (const number of numbers) await products.remove(number)
    },
    purchases: from => readSales(ask, base, from),
  }
}

const productsOf = (ask: AskTill, base: string) => {
  const uidOf = async (number: string): Promise<string | undefined> => {
    const asked = new URLSearchParams({ 'filters[Number][$eq]': number, limit: '1' })
    const { Items } = await ask(`${base}/product?${asked}&fields=Uid&fields=Number`, page(known)).catch(
      asFailed,
    )
    return Items.find(one => one.Number === number)?.Uid
  }
  return {
    /** Creates a product, or changes the one that has its number. Throws `ProductRefused`. */
    put: async ({ number, name, price, vat }: TillProduct): Promise<void> => {
      const uid = await uidOf(number)
      const body = {
        Number: number,
        Name: name,
        Barcode: number,
        VatInPercentage: vat,
        // A product without a price is sold for what the clerk types.
        ...(price === null ? {} : { CurrentSalesPrice: price / 100 }),
      }
      const sent = uid
        ? ask(`${base}/product/${uid}`, nothing, { method: 'PUT', body })
        : ask(`${base}/product`, nothing, { method: 'POST', body })
      await sent.catch(error => {
        throw error instanceof TillRefused
          ? new ProductRefused(error.message || `HTTP ${error.status}`)
          : error
      })
    },
    remove: async (number: string): Promise<void> => {
      const uid = await uidOf(number)
      if (uid) await ask(`${base}/product/${uid}`, nothing, { method: 'DELETE' }).catch(asFailed)
    },
  }
}

const readSales = async (
  ask: AskTill,
  base: string,
  from: Parameters<Till['purchases']>[0],
): Promise<Awaited<ReturnType<Till['purchases']>>> => {
  const [moment = '', seen = '0'] =
    'cursor' in from ? from.cursor.split(' ') : [new Date(toMillis(from.since)).toISOString()]
  const asked = new URLSearchParams({
    'filters[CreatedAt][$gte]': moment,
    sort: 'CreatedAt',
    offset: seen,
    limit: String(MOST),
  })
  const { Items } = await ask(`${base}/sale?${asked}`, page(flexposSale)).catch(asFailed)
  const last = Items.at(-1)?.CreatedAt
  const count = Items.filter(({ CreatedAt }) => CreatedAt === last).length
  return {
    receipts: Items.map(receiptOf),
    cursor: last
      ? cursorOf(last, last === moment ? Number(seen) + count : count)
      : cursorOf(moment, Number(seen)),
  }
}
