import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/language.ts'
import { jobTask } from './jobs.ts'

const reader = z.object({
  userNumber: z.string(),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
})

/** A guest paid, or staff created or imported a customer, who has no password yet. */
export const customerCreated = {
  name: 'customer-created',
  version: 1,
  payload: z.extend(reader, {
    /** False: staff import customers and want no mails to them. Left out: the customer gets a link. */
    sendsMail: z.optional(z.boolean()),
  }),
} as const

/** Writes the customers that staff asked for into a file. */
export const customersExport = jobTask('customers-export', 'customers-jobs')

/** Creates the customers of a file that staff uploaded. */
export const customersImport = jobTask('customers-import', 'customers-jobs')

/** A customer's address is to be confirmed by its owner: it is new, or staff ask for the mail again. */
export const confirmationWanted = {
  name: 'confirmation-wanted',
  version: 1,
  payload: reader,
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

/** Two customers were one person: `from` ended, and what named it belongs to `userNumber`. */
export const customersMerged = {
  name: 'customers-merged',
  version: 1,
  payload: z.object({
    userNumber: z.string(),
    from: z.string(),
    /** The booking requests of `from` that ran or were to come. */
    bookings: z.array(z.string()),
  }),
} as const
