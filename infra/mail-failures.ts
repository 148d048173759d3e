/**
 * What SES tells of mails that did not arrive, and the message that each becomes, as data: cloud and local cloud send
 * it.
 */
import type { Envelope, Payload } from '#events/envelope.ts'
import { mailFailed } from '#events/messages.ts'

export const MAIL_FAILED_WORK = mailFailed.work

type How = Payload<typeof mailFailed>['how']

interface MailFailure {
  how: How
  /** The event on the bus (docs.aws.amazon.com/ses, "Monitor using EventBridge"). */
  detailType: string
  /** Where the event says why. */
  why: string | undefined
  /** Which of these events alone are meant, in EventBridge's words. */
  only?: Record<string, unknown>
}

/** What SES also calls a bounce: the answer of a reader who is out of the office. The mail has arrived. */
const NO_AUTOMATIC_ANSWER = {
  bounce: {
    $or: [
      { bounceType: [{ 'anything-but': 'Transient' }] },
      { bounceSubType: [{ 'anything-but': 'General' }] },
    ],
  },
}

export const MAIL_FAILURES: readonly MailFailure[] = [
  {
    how: 'bounced',
    detailType: 'Email Bounced',
    why: '$.detail.bounce.bounceSubType',
    only: NO_AUTOMATIC_ANSWER,
  },
  { how: 'complained', detailType: 'Email Complaint Received', why: undefined },
  { how: 'rejected', detailType: 'Email Rejected', why: undefined },
]

/** The message of a failure. `read` takes a value from the event: a text that begins with `$.` is its place. */
export const mailFailedMessage = ({ how, why }: MailFailure, read: (place: string) => string): Envelope => ({
  id: read('$.id'),
  name: mailFailed.name,
  version: mailFailed.version,
  market: read('$.detail.mail.tags.market[0]'),
  at: read('$.time'),
  payload: { mail: read('$.detail.mail.tags.mail[0]'), how, why: why ? read(why) : '' },
})
