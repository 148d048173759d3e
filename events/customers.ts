import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/language.ts'
import { jobTask } from './jobs.ts'

/** A guest paid and is a customer now, without a password yet. */
export const customerCreated = {
  name: 'customer-created',
  version: 1,
  payload: z.object({
    userNumber: z.string(),
    email: z.string(),
    name: z.string(),
    language: z.enum(LANGUAGES),
  }),
} as const

/** Writes the customers that staff asked for into a file. */
export const customersExport = jobTask('customers-export', 'customers-jobs')

/** A customer's address is to be confirmed by its owner: it is new, or staff ask for the mail again. */
export const confirmationWanted = {
  name: 'confirmation-wanted',
  version: 1,
  payload: customerCreated.payload,
} as const

/** Staff end a customer's password; the customer gets a link (D19). */
export const passwordEnded = {
  name: 'password-ended',
  version: 1,
  payload: z.object({
    userNumber: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
    /** How many passwords the customer had chosen until then: a newer one is left alone. */
    chosen: z.number(),
  }),
} as const

/** A customer was deleted: the account ends, and what is kept for the books loses the name. */
export const customerDeleted = {
  name: 'customer-deleted',
  version: 1,
  payload: z.object({ userNumber: z.string() }),
} as const
