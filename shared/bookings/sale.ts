/** What was sold with a booking, as the reports count it. A row of the plan carries it. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Day } from '../kit/day.ts'
import { type Minor, minor } from '../kit/units.ts'
import { bookedPeriod } from './request.ts'

export const sale = z.object({
  /** The first day that the customer bought (D11). */
  begins: answeredDay,
  /** Money in minor units. */
  rent: minor,
  services: minor,
  /** What goes back, also what has not arrived yet. */
  refunded: minor,
  /** Without an id: staff typed the last day. */
  period: bookedPeriod,
  isOnline: z.boolean(),
  isExtension: z.boolean(),
  /** The price is taken from what the shop owes for sales (D41). */
  isWithheld: z.boolean(),
})

export type Sale = z.output<typeof sale>

export const NO_SALE: Sale = {
  begins: '',
  rent: 0,
  services: 0,
  refunded: 0,
  period: { id: '', name: '', days: 0, weeks: 0, months: 0 },
  isOnline: false,
  isExtension: false,
  isWithheld: false,
}

/** As a row keeps it: what is nothing is left out, and the beginning where the shelf is taken from then on. */
export const keptSale = z.extend(z.partial(sale), { period: z.optional(z.partial(bookedPeriod)) })

export type KeptSale = z.output<typeof keptSale>

const something = <Fields extends object>(fields: Fields, nothing: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([key, one]) => one !== nothing[key as keyof Fields]),
  ) as Partial<Fields>

/** A month of a type is many rows, so a row is small. */
export const toKept = ({ period, ...rest }: Sale, dateStart: Day): KeptSale => {
  const { period: noPeriod, ...nothing } = { ...NO_SALE, begins: dateStart }
  return { ...something(rest, nothing), period: something(period, noPeriod) }
}

export const fromKept = ({ period, ...rest }: KeptSale, dateStart: Day): Sale =>
  ({ ...NO_SALE, begins: dateStart, ...rest, period: { ...NO_SALE.period, ...period } }) as Sale

export interface Sold {
  type: 'new' | 'extension'
  dateStartCustomer: string
  /** The rent, and the rent with the services. */
  discountedPrice: Minor
  totalPrice: Minor
  refundedAmount?: Minor | undefined
  bookingPeriod: Sale['period']
  byStaff?: { withholdFromSales: boolean } | undefined
}

export const saleOf = ({
  type,
  dateStartCustomer,
  discountedPrice,
  totalPrice,
  refundedAmount = 0,
  bookingPeriod: period,
  byStaff,
}: Sold): Sale => ({
  begins: dateStartCustomer,
  rent: discountedPrice,
  services: totalPrice - discountedPrice,
  refunded: refundedAmount,
  period,
  isOnline: !byStaff,
  isExtension: type === 'extension',
  isWithheld: byStaff?.withholdFromSales ?? false,
})
