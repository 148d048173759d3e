/** POST /local/flexpos/sell/: does what a person does at the till. */
import { randomUUID } from 'node:crypto'
import { now } from '#functions/kit/clock.ts'
import type { Selling } from '../selling.ts'
import type { FlexposDiscount, FlexposProduct, FlexposSale } from './shapes.ts'

const rounded = (amount: number): number => (Math.sign(amount) * Math.round(Math.abs(amount) * 100)) / 100

const asDiscount = ({ amount, percentage }: NonNullable<Selling['discount']>): FlexposDiscount =>
  amount === undefined ? { Percentage: percentage ?? 0 } : { Amount: Number(amount) }

const off = (total: number, { Amount, Percentage = 0 }: FlexposDiscount): number =>
  rounded(Amount === undefined ? (total * Percentage) / 100 : Amount * Math.sign(total))

/** The till's sale. A return names the sale that it undoes, and its quantities are negative. */
export const saleOf = (
  products: readonly FlexposProduct[],
  before: readonly FlexposSale[],
  { lines = [], discount, payments, serviceCharge, at, refundOf, currency = 'DKK' }: Selling,
): FlexposSale => {
  const rows = lines.map(({ number, name, amount, quantity = 1, discount: own }) => {
    const product = products.find(one => one.Number === number)
    return {
      ...(number ? { ProductNumber: number } : {}),
      ProductName: name ?? product?.Name ?? '',
      Quantity: Number(quantity),
      UnitPrice: amount === undefined ? (product?.CurrentSalesPrice ?? 0) : Number(amount),
      ...(own ? { Discount: asDiscount(own) } : {}),
    }
  })
  const sum = rows.reduce((total, { UnitPrice, Quantity, Discount }) => {
    const price = rounded(UnitPrice * Quantity)
    return total + price - (Discount ? off(price, Discount) : 0)
  }, 0)
  const Tip = Number(serviceCharge ?? 0)
  const Total = rounded(sum - (discount ? off(sum, asDiscount(discount)) : 0) + Tip)
  const Payments = payments?.map(({ type, amount }) => ({ Type: type, Amount: Number(amount) }))
  return {
    Uid: randomUUID(),
    Number: String(before.length + 1),
    CreatedAt: new Date(at ?? now()).toISOString(),
    Currency: currency,
    Total: Payments ? rounded(Payments.reduce((total, { Amount }) => total + Amount, 0)) : Total,
    ...(refundOf ? { RefundOfUid: refundOf } : {}),
    ...(discount ? { Discount: asDiscount(discount) } : {}),
    ...(Tip ? { Tip } : {}),
    Lines: rows,
    Payments: Payments ?? [{ Type: 'Card', Amount: Total }],
  }
}
