/** POST /local/zettle/sell/: does what a person does at the till. */
import { now } from '#functions/kit/clock.ts'
import { type HttpResponse, json } from '../../http.ts'
import type { Amount, Selling, TypedDiscount, TypedLine } from '../selling.ts'
import { PUSHES, type Pusher } from './pusher.ts'
import { newUuid, type Records } from './records.ts'
import type { PurchaseRow, ZettleDiscount, ZettlePurchase } from './shapes.ts'

const minor = (amount: Amount): number => Math.round(Number(amount) * 100)
const away = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount))

const asDiscount = ({ amount, percentage }: TypedDiscount): ZettleDiscount =>
  amount === undefined ? { percentage: percentage ?? 0 } : { amount: minor(amount) }

const discountValueOf = (total: number, { amount, percentage = 0 }: ZettleDiscount): number =>
  amount === undefined ? away((total * percentage) / 100) : amount * Math.sign(total)

const rowOf = (records: Records, organization: string, line: TypedLine): PurchaseRow => {
  const { number, name, amount, quantity = '1', discount } = line
  const product = number
    ? records
        .products(organization)
        .find(({ variants }) => variants.some(({ barcode }) => barcode === number))
    : undefined
  const [variant] = product?.variants ?? []
  const unitPrice = amount === undefined ? (variant?.price?.amount ?? 0) : minor(amount)
  const total = away(unitPrice * Number(quantity))
  const off = discount && asDiscount(discount)
  const vatPercentage = Number(product?.vatPercentage ?? 25)
  const discountValue = off ? discountValueOf(total, off) : 0
  return {
    ...(product ? { productUuid: product.uuid, variantUuid: variant?.uuid ?? '' } : {}),
    name: name ?? product?.name ?? '',
    ...(number ? { sku: number, barcode: number } : {}),
    quantity: String(quantity),
    unitPrice,
    vatPercentage,
    rowTaxableAmount: away(((total - discountValue) * 100) / (100 + vatPercentage)),
    ...(off ? { discount: { ...off, quantity: '1' } } : {}),
    discountValue,
    type: number ? 'PRODUCT' : 'CUSTOM_AMOUNT',
    libraryProduct: Boolean(product),
  }
}

export interface Organization {
  id: string
  currency: string
}

/** The till's purchase. A return names the purchase that it undoes, and its quantities are negative. */
const purchaseOf = (
  records: Records,
  { id, currency: usual }: Organization,
  { lines = [], discount, payments, serviceCharge, at, refundOf, currency = usual }: Selling,
): ZettlePurchase => {
  const products = lines.map(line => rowOf(records, id, line))
  const rows = products.reduce(
    (sum, { unitPrice, quantity, discountValue }) => sum + away(unitPrice * Number(quantity)) - discountValue,
    0,
  )
  const discounts = discount ? [asDiscount(discount)] : []
  const off = discounts.reduce((sum, one) => sum + discountValueOf(rows - sum, one), 0)
  const charge = serviceCharge === undefined ? 0 : minor(serviceCharge)
  const amount = payments
    ? payments.reduce((sum, payment) => sum + minor(payment.amount), 0)
    : rows - off + charge
  // As Zettle writes moments.
  const timestamp = new Date(at ?? now()).toISOString().replace('Z', '+0000')
  return {
    purchaseUUID1: newUuid(),
    purchaseNumber: records.purchases(id).length + 1,
    source: 'POS',
    timestamp,
    created: timestamp,
    amount,
    vatAmount: away((amount * 25) / 125),
    country: currency === 'DKK' ? 'DK' : 'DE',
    currency,
    refund: refundOf !== undefined,
    refunded: false,
    ...(refundOf === undefined ? {} : { refundsPurchaseUUID1: refundOf }),
    refundedByPurchaseUUIDs1: [],
    products,
    discounts: discounts.map(one => ({ ...one, quantity: 1, value: discountValueOf(rows, one) })),
    payments: (payments ?? [{ type: 'IZETTLE_CARD', amount: amount / 100 }]).map(
      ({ type, amount: part }) => ({
        uuid: newUuid(),
        type,
        amount: minor(part),
      }),
    ),
    ...(charge ? { serviceCharge: { amount: charge } } : {}),
  }
}

/** Sells: the purchase is at the till, and so is on the one that it undoes. */
export const purchaseAt = (
  records: Records,
  { id, currency }: Organization,
  selling: Selling,
): ZettlePurchase => {
  const { refundOf } = selling
  const purchase = purchaseOf(records, { id, currency }, selling)
  records.putPurchase(id, purchase)
  const refunded = refundOf === undefined ? undefined : records.purchase(id, refundOf)
  if (refunded)
    records.putPurchase(id, {
      ...refunded,
      refunded: true,
      refundedByPurchaseUUIDs1: [...refunded.refundedByPurchaseUUIDs1, purchase.purchaseUUID1],
    })
  return purchase
}

export const sell = async (
  records: Records,
  pusher: Pusher,
  organization: Organization,
  selling: Selling,
): Promise<HttpResponse> => {
  const { lines, webhook = 'now', refundOf } = selling
  if (!Array.isArray(lines) || !lines.length) return json(400, { lines: ['required'] })
  if (!PUSHES.includes(webhook)) return json(400, { webhook: ['invalid'] })
  if (refundOf !== undefined && !records.purchase(organization.id, refundOf))
    return json(404, { refundOf: ['unknown'] })
  const purchase = purchaseAt(records, organization, selling)
  await pusher.push(organization.id, purchase, webhook)
  return json(200, { purchase })
}
