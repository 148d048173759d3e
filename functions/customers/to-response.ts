import type * as z from 'zod/mini'
import type { listedCustomer } from '#shared/customers/contract.ts'
import type { Customer } from './table/customer.ts'

/** A customer as staff see it. */
export const toResponse = ({ createdTs, ...customer }: Customer): z.output<typeof listedCustomer> => ({
  ...customer,
  created: createdTs,
})
