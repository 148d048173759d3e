import type * as z from 'zod/mini'
import { unconfirmedSince } from '#shared/customers/account-change.ts'
import type { ownAccount } from '#shared/customers/own-calls.ts'
import type { customerShown, listedCustomer } from '#shared/customers/staff-calls.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { Customer } from './table/customer.ts'

/** A customer in a list. */
export const toResponse = ({ createdTs, ...customer }: Customer): z.output<typeof listedCustomer> => ({
  ...customer,
  created: createdTs,
})

/** A customer with every field, and what the market owes them in minor units. */
export const toStaff = (
  { createdTs, ...customer }: Customer,
  accountBalance: Minor,
): z.output<typeof customerShown> => ({
  ...customer,
  created: createdTs,
  accountUnconfirmedSince: unconfirmedSince(customer),
  accountBalance,
})

/** A customer's account, as its owner sees it: nothing that staff keep for themselves. */
export const toOwn = (customer: Customer): z.output<typeof ownAccount> => ({
  userNumber: customer.userNumber,
  username: customer.userNumber,
  name: customer.name,
  email: customer.email,
  newEmail: customer.newEmail,
  phone: customer.phone,
  address: customer.address,
  postalCode: customer.postalCode,
  city: customer.city,
  country: customer.country,
  verified: customer.verified,
  language: customer.language,
  remindersOff: customer.remindersOff,
  bankRegNumber: customer.bankRegNumber,
  sortCode: customer.sortCode,
  bankAccount: customer.bankAccount,
  iban: customer.iban,
  accountUnconfirmedSince: unconfirmedSince(customer),
  isActive: customer.isActive,
  version: customer.version,
})
