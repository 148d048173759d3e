import type * as z from 'zod/mini'
import { customerCreated } from '#events/customers.ts'
import type { newCustomerFields } from '#shared/customers/customer-fields.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import { type Customer, firstCustomer, newCustomer } from './table/customer.ts'

interface Asked {
  /** Who creates the customer. */
  caller: Pick<Staff, 'username'>
  userNumber: string
  fields: z.output<typeof newCustomerFields>
  /** False: the customer gets no mail to choose a password. */
  sendsMail?: boolean
}

/** A customer whom staff type or import, and the five writes that create it. They throw `TryAgain` as `newCustomer`. */
export const newByStaff = (
  { marketId: market, country, language, defaultFee }: Market,
  { caller, userNumber, fields, sendsMail = true }: Asked,
): { customer: Customer; writes: Write[] } => {
  const customer = firstCustomer({
    userNumber,
    language,
    fee: defaultFee,
    verified: false,
    createdTs: nowSeconds(),
    ...fields,
  })
  const { email, name } = customer
  const mail = sendsMail ? {} : { sendsMail }
  const writes = [
    ...newCustomer(market, customer),
    emit(market, customerCreated, { userNumber, email, name, language, ...mail }),
    ...audit(market, country, {
      caller,
      kind: 'customer',
      id: userNumber,
      before: undefined,
      after: customer,
    }),
  ]
  return { customer, writes }
}
