/** The mails that went out, for staff. */
import type { messagesContract } from '#shared/messages/contract.ts'
import { failureOf } from '#shared/messages/mail-failure.ts'
import type { Verb } from '../kit/http.ts'
import { readMailsAbout, readUndelivered, type SentMail } from './table/mail.ts'

/** One query. Ids that name no booking request have no mails. */
export const listMailsAbout: Verb<typeof messagesContract.listMailsAbout> = async ({ market, query }) => ({
  results: (await readMailsAbout(market, query.bookingRequest)).map(toResponse),
})

/** One query. */
export const listUndelivered: Verb<typeof messagesContract.listUndelivered> = async ({ market }) => ({
  results: (await readUndelivered(market)).map(mail => ({
    ...toResponse(mail),
    bookingRequest: mail.bookingRequests[0] ?? null,
    customer: mail.customer,
  })),
})

const toResponse = ({ event, to, subject, sentTs, failed }: SentMail) => ({
  id: event,
  to,
  subject,
  sentAt: sentTs,
  failure: failed && { at: failed.ts, reason: failureOf(failed) },
})
