/**
 * The mails that went out: two deliveries of an event become one mail. Staff see which mails a booking request got, and
 * which ones did not arrive.
 */
import * as z from 'zod/mini'
import { mailFailed } from '#events/messages.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { batch, get, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

const KEPT_SECONDS = 400 * 86_400
/** Who has not seen for a month that a mail failed will hardly act on it. */
const UNDELIVERED_SECONDS = 30 * 86_400
const MOST_UNDELIVERED = 50

/**
 * A claim on sending a mail expires after this time. SES rarely takes longer; when it does, the recipient may get
 * the mail twice, which is better than never.
 */
const SENDING_SECONDS = 3

const { how, why } = mailFailed.payload.def.shape

const mail = z.object({
  /** The id of the event that it tells of. */
  event: z.string(),
  to: z.string(),
  subject: z.string(),
  /** What it is about, for the screens that show it. */
  bookingRequests: z._default(z.array(z.string()), []),
  customer: z._default(z.nullable(z.string()), null),
  /** The place in the line of a shelf type, by its id. */
  place: z.optional(z.object({ shelfType: z.string(), id: z.string() })),
  sentTs: seconds,
  /** That it did not arrive. Its id begins with its time. */
  failed: z._default(z.nullable(z.object({ id: z.string(), ts: seconds, how, why })), null),
})

export type SentMail = z.output<typeof mail>

/** Booking requests by their ids, a customer by their number, and a place on the waitlist. */
export type Subject = Partial<Pick<SentMail, 'bookingRequests' | 'customer' | 'place'>>

const mailKey = (market: string, event: string): Key => ({ pk: `${market}#MAIL#${event}`, sk: 'MAIL' })

const ofRequest = (market: string, request: string): string => `${market}#MAILS#${request}`

const ofCustomer = (market: string, userNumber: string): string => `${market}#MAILSOF#${userNumber}`

const undelivered = (market: string): string => `${market}#UNDELIVERED`

/** The mail of an event, if it went out. */
export const readMail = async (market: string, event: string): Promise<SentMail | undefined> => {
  const found = await get(mailKey(market, event))
  return found?.sentTs === undefined ? undefined : mail.parse({ event, ...found })
}

/** Whether the mail of an event went out. */
export const wasSent = async (market: string, event: string): Promise<boolean> =>
  (await readMail(market, event)) !== undefined

/** The mails about a booking request, oldest first: few by nature. */
export const readMailsAbout = async (market: string, request: string): Promise<SentMail[]> => {
  const found = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': ofRequest(market, request) },
  })
  return found.map(item => mail.parse(item)).sort((a, b) => a.sentTs - b.sentTs)
}

/** The mails about a customer, oldest first: some a booking, of a little more than a year. */
export const readMailsOf = async (market: string, userNumber: string): Promise<SentMail[]> => {
  const found = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': ofCustomer(market, userNumber) },
  })
  const mails = await batch(found.map(({ sk }) => mailKey(market, String(sk))))
  return mails.flatMap(item => (item?.sentTs === undefined ? [] : [mail.parse(item)]))
}

/** The mails of the last 30 days that did not arrive, the newest failure first, fifty at most. */
export const readUndelivered = async (market: string): Promise<SentMail[]> => {
  const found = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': undelivered(market) },
    ScanIndexForward: false,
    Limit: MOST_UNDELIVERED,
  })
  return found.map(item => mail.parse(item))
}

/**
 * Claims the sending of a mail. Throws `onConditionFailed` while another worker has the claim, or when the mail was
 * sent.
 */
export const putSending = (market: string, event: string, now: Seconds, onConditionFailed: Error): Write => ({
  put: {
    Item: { ...mailKey(market, event), kind: 'mail', sendingTs: now, ttl: now + KEPT_SECONDS },
    ConditionExpression: 'attribute_not_exists(pk) OR (attribute_not_exists(sentTs) AND sendingTs < :before)',
    ExpressionAttributeValues: { ':before': now - SENDING_SECONDS },
  },
  onConditionFailed,
})

/**
 * Writes a mail that went out, also among the mails of what it is about, and among those that did not arrive. Throws
 * `TryAgain` when it was noted already that it failed.
 */
export const mailWrites = (market: string, sent: z.input<typeof mail>): Write[] => {
  const { event, bookingRequests = [], customer, sentTs, failed } = sent
  const ttl = sentTs + KEPT_SECONDS
  const put = (key: Key, kind: string, until: Seconds) => ({
    put: { Item: { ...key, kind, ...sent, ttl: until } },
  })
  const own = put(mailKey(market, event), 'mail', ttl).put
  return [
    failed
      ? {
          put: { ...own, ConditionExpression: 'attribute_not_exists(failed.id)' },
          onConditionFailed: new TryAgain(),
        }
      : { put: own },
    ...bookingRequests.map(request => put({ pk: ofRequest(market, request), sk: event }, 'mail-about', ttl)),
    // It names no person: a customer who is deleted is forgotten.
    ...(customer
      ? [{ put: { Item: { pk: ofCustomer(market, customer), sk: event, kind: 'mail-of', ttl } } }]
      : []),
    ...(failed
      ? [put({ pk: undelivered(market), sk: failed.id }, 'mail-undelivered', failed.ts + UNDELIVERED_SECONDS)]
      : []),
  ]
}

export const entity: Entity = {
  kept: '400 days: so long the shop can be asked whether a mail went out. The list of those that failed: 30 days.',
  open: [],
  samples: {
    readMail: ['{market}', '{event}'],
    wasSent: ['{market}', '{event}'],
    readMailsAbout: ['{market}', '{request}'],
    readMailsOf: ['{market}', '{userNumber}'],
    readUndelivered: ['{market}'],
    putSending: ['{market}', '{event}', 0],
    mailWrites: [
      '{market}',
      {
        event: '{event}',
        to: '',
        subject: '',
        bookingRequests: ['{request}'],
        customer: '{userNumber}',
        sentTs: 0,
        failed: { id: '{failure}', ts: 0, how: 'bounced', why: '' },
      },
    ],
  },
}
