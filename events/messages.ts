import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/language.ts'
import { jobTask } from './jobs.ts'

/** Staff answered a message: the answer of this place goes out by mail. */
export const messageReplied = {
  name: 'message-replied',
  version: 1,
  payload: z.object({ message: z.string(), reply: z.number() }),
} as const

/** Writes a file of all that the shop has of a tenant, for the tenant. */
export const ownDataExport = jobTask('own-data-export', 'messages-jobs')

/** The file of a tenant's own data is there: the tenant gets a mail. */
export const ownDataReady = {
  name: 'own-data-ready',
  version: 1,
  payload: z.object({ userNumber: z.string() }),
} as const

/** A visitor wrote to the market. */
export const messageWritten = {
  name: 'message-written',
  version: 1,
  payload: z.object({ message: z.string() }),
} as const

/** A visitor wrote to the operator of the deployment: it goes to them by mail. */
export const feedbackGiven = {
  name: 'feedback-given',
  version: 1,
  payload: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    notes: z.string(),
    /** The one in which the visitor read the page. */
    language: z.enum(LANGUAGES),
  }),
} as const

/** The mail of an event did not reach its reader. SES tells it, seconds or hours after it took the mail. */
export const mailFailed = {
  name: 'mail-failed',
  version: 1,
  work: 'messages',
  payload: z.object({
    /** The id under which the mail was sent (functions/messages/letter/send-once.ts), in base64url: SES takes no other letters. */
    mail: z.string(),
    how: z.enum(['bounced', 'complained', 'rejected']),
    /** What SES says of a bounce: `NoEmail`, `MailboxFull`. Nothing for the others. */
    why: z.string(),
  }),
} as const

/** A mail about a place on the waitlist bounced, as every other to its address would. A visitor loses the place. */
export const waitlistUnreached = {
  name: 'waitlist-unreached',
  version: 1,
  payload: z.object({
    shelfType: z.string(),
    /** The id of the place in the line. */
    place: z.string(),
  }),
} as const

/** Push to a tenant what was sold for them, if its moment has come. */
export const pushDue = {
  name: 'push-due',
  version: 1,
  work: 'messages-push',
  payload: z.object({ userNumber: z.string() }),
} as const

/** Send a tenant the mail of a morning of what was sold for them. `day`: that of the mail. */
export const salesMailDue = {
  name: 'sales-mail-due',
  version: 1,
  work: 'messages',
  payload: z.object({ userNumber: z.string(), day: z.string() }),
} as const
