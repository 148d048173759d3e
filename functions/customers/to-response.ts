import type * as z from 'zod/mini'
import type { customerShown, listedCustomer } from '#shared/customers/staff-calls.ts'
import type { Customer } from './table/customer.ts'

/** A customer in a list. */
export const toResponse = ({ createdTs, ...customer }: Customer): z.output<typeof listedCustomer> => ({
  ...customer,
  created: createdTs,
})

/** A customer with every field. No domain keeps a ledger yet, so nobody has a balance. */
export const toStaff = ({ createdTs, ...customer }: Customer): z.output<typeof customerShown> => ({
  ...customer,
  created: createdTs,
  accountBalance: 0,
})
