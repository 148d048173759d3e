/** What Zettle has sold, in the shape in which Reol books it. */
import * as z from 'zod/mini'
import { toSeconds } from '#shared/kit/units.ts'
import { type Discount, paidForRows, type Receipt, type TillRow } from '#shared/tills/receipt.ts'

const discount = z.object({
  percentage: z.optional(z.nullable(z.number())),
  amount: z.optional(z.nullable(z.number())),
})

const row = z.object({
  quantity: z.string(),
  unitPrice: z.number(),
  name: z.optional(z.nullable(z.string())),
  barcode: z.optional(z.nullable(z.string())),
  sku: z.optional(z.nullable(z.string())),
  discount: z.optional(z.nullable(discount)),
})

/**
 * A purchase as far as Reol reads it. What is not as documented in it counts as nothing: then the receipt does not add up
 * and staff see it in the clearing list, and the purchases after it are taken.
 */
export const zettlePurchase = z.object({
  purchaseUUID1: z.string(),
  purchaseNumber: z.optional(z.number()),
  timestamp: z.string(),
  amount: z.number(),
  currency: z.string(),
  refundsPurchaseUUID1: z.optional(z.nullable(z.string())),
  products: z.catch(z.array(row), []),
  discounts: z.catch(z._default(z.array(discount), []), []),
  payments: z.catch(z._default(z.array(z.object({ type: z.string(), amount: z.number() })), []), []),
  serviceCharge: z.catch(z.optional(z.nullable(z.object({ amount: z.number() }))), null),
})

export type ZettlePurchase = z.infer<typeof zettlePurchase>

export const purchasePage = z.object({
  purchases: z.array(zettlePurchase),
  lastPurchaseHash: z.optional(z.nullable(z.string())),
})

const discountOf = (typed: z.infer<typeof discount> | null | undefined): Discount | undefined =>
  typed ? { percentage: typed.percentage ?? undefined, amount: typed.amount ?? undefined } : undefined

/** Zettle writes moments as `2026-11-21T10:00:00.000+0000`, which not every reader takes. */
const momentOf = (text: string) => toSeconds(Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))

/** The receipt of a purchase, with what was paid for each row after all discounts. */
export const receiptOf = (purchase: ZettlePurchase): Receipt => {
  const rows: TillRow[] = purchase.products.map(({ unitPrice, quantity, discount }) => ({
    unitPrice,
    quantity,
    discount: discountOf(discount),
  }))
  const paid = paidForRows(
    rows,
    purchase.discounts.flatMap(one => discountOf(one) ?? []),
  )
  return {
    till: 'zettle',
    id: purchase.purchaseUUID1,
    number: String(purchase.purchaseNumber ?? ''),
    at: momentOf(purchase.timestamp),
    currency: purchase.currency,
    total: purchase.amount,
    refundOf: purchase.refundsPurchaseUUID1 ?? null,
    lines: purchase.products.map(({ barcode, sku, name, quantity, unitPrice }, at) => ({
      row: at,
      number: barcode || sku || '',
      name: name ?? '',
      quantity,
      unitPrice,
      paid: paid[at] ?? 0,
    })),
    tenders: purchase.payments.map(({ type, amount }) => ({ type, amount })),
    serviceCharge: purchase.serviceCharge?.amount ?? 0,
  }
}
