import * as z from 'zod/mini'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { millis, seconds } from '#shared/kit/units.ts'
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

/** A customer's address is to be confirmed by its owner: it is new, or somebody asks for the mail again. */
export const confirmationWanted = {
  name: 'confirmation-wanted',
  version: 1,
  payload: z.extend(reader, {
    /** The message that asked for the mail: one mail for it. Left out: one mail for each event. */
    mail: z.optional(z.string()),
  }),
} as const

/**
 * Somebody wants to become a customer. Emitted whatever is known of the address, so that the call takes the same time:
 * the subscriber finds out.
 */
export const registrationRequested = {
  name: 'registration-requested',
  version: 1,
  payload: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.enum(COUNTRY_CODES),
    /** Of the browser; left out when it is none of ours. */
    language: z.optional(z.enum(LANGUAGES)),
  }),
} as const

/** Somebody wanted to become a customer with the address of a customer: its owner gets a mail that says so. */
export const registeredBefore = {
  name: 'registered-before',
  version: 1,
  payload: z.extend(reader, {
    /** The message that asked for the mail: one mail for it. */
    mail: z.string(),
  }),
} as const

/** A customer wants another address, whose owner gets a mail. Which it is now: the subscriber reads the customer. */
export const addressChangeWanted = {
  name: 'address-change-wanted',
  version: 1,
  payload: z.object({ userNumber: z.string(), email: z.string() }),
} as const

/** A new address took the place of a customer's old one: sessions end, and the old address gets a mail. */
export const addressChanged = {
  name: 'address-changed',
  version: 1,
  payload: z.extend(reader, {
    oldEmail: z.string(),
    /** Left out by events from before a change could be undone. */
    changedTs: z.optional(seconds),
  }),
} as const

/** What a customer gets is paid to another bank account from now on, or once they confirm it: the customer gets a mail. */
export const bankAccountChanged = {
  name: 'bank-account-changed',
  version: 2,
  payload: z.extend(reader, {
    /** The last four characters of the account; empty: there is none any more. */
    ends: z.string(),
    /**
     * Which change the customer confirms by the link in the mail. Left out: staff changed it, it is gone, or the event is of
     * version 1.
     */
    changedMs: z.optional(millis),
  }),
} as const

/** The owner of a customer's former address has undone the change: password and sessions end, and a link is mailed. */
export const addressRestored = {
  name: 'address-restored',
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
  payload: z.object({
    userNumber: z.string(),
    /** The address that they had: with it they may have asked for something before they had an account. */
    email: z.optional(z.string()),
  }),
} as const

/** A customer deleted the own account: the address that it had gets a mail. What it names is not kept. */
export const accountDeleted = {
  name: 'account-deleted',
  version: 1,
  payload: z.omit(reader, { userNumber: true }),
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
    /** Who has confirmed the address of `from`, and hears that it ended. Left out: nobody has. */
    told: z.optional(z.omit(reader, { userNumber: true })),
  }),
} as const
