/**
 * What a tenant's mail of a morning tells of: an item a mail, in the index of what is due, and one for each event that
 * was noted, so that an event which comes twice counts once, also for the pushes.
 */
import * as z from 'zod/mini'
import { salesMailDue } from '#events/messages.ts'
import type { Day } from '#shared/kit/day.ts'
import { type Millis, millis, type Seconds, seconds, toSeconds } from '#shared/kit/units.ts'
import { TILLS } from '#shared/tills/receipt.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, query, TryAgain, type Write } from '../../kit/table.ts'
import { noticesOf } from './notices.ts'

/** Longer than a message can come again: four days in its queue, some more in the dead letters. */
const KEPT_SECONDS = 14 * 86_400

const mail = z.object({
  day: z.string(),
  at: millis,
  /** What is noted from now on belongs to the next one. */
  isClosed: z.boolean(),
})

const noted = z.object({
  /** Whose lines they are: the number that the tenant had when they were booked. */
  userNumber: z.string(),
  till: z.enum(TILLS),
  purchase: z.string(),
  /** Of the purchase. */
  day: z.string(),
  at: seconds,
  rows: z.array(z.number()),
  /** The day of the mail that tells of it; empty: none. */
  mail: z.string(),
})

export type SalesMail = z.output<typeof mail>
export type Noted = z.output<typeof noted>

const mailKey = (market: string, userNumber: string, day: Day): Key => ({
  pk: noticesOf(market, userNumber),
  sk: `MAIL#${day}`,
})

export const readSalesMail = async (
  market: string,
  userNumber: string,
  day: Day,
): Promise<SalesMail | undefined> => {
  const item = await get(mailKey(market, userNumber, day))
  return item && mail.parse(item)
}

const put = (market: string, userNumber: string, value: SalesMail, now: Seconds) => ({
  ...mailKey(market, userNumber, value.day),
  kind: 'sales-mail',
  ...value,
  ttl: now + KEPT_SECONDS,
})

const dueAt = (market: string, userNumber: string, { day, at }: SalesMail) =>
  dueWith(`${market}-${userNumber}-mail`, toSeconds(at), salesMailDue, { userNumber, day })

/** Has a mail wait for its hour; nothing changes for one that waits. Throws `TryAgain` when it goes out already. */
export const awaitMail = (
  market: string,
  userNumber: string,
  { day, at }: { day: Day; at: Millis },
  now: Seconds,
): Write => {
  const value = { day, at, isClosed: false }
  return {
    put: {
      Item: { ...put(market, userNumber, value, now), ...dueAt(market, userNumber, value) },
      ConditionExpression: 'attribute_not_exists(pk) OR isClosed = :open',
      ExpressionAttributeValues: { ':open': false },
    },
    onConditionFailed: new TryAgain(),
  }
}

/** From now on nothing more comes into it. It is due until `endMail`. */
export const closeMail = (market: string, userNumber: string, value: SalesMail, now: Seconds): Write => {
  const closed = { ...value, isClosed: true }
  return { put: { Item: { ...put(market, userNumber, closed, now), ...dueAt(market, userNumber, closed) } } }
}

/** Ends a mail that was sent, or that its tenant no longer wants. */
export const endMail = (market: string, userNumber: string, value: SalesMail, now: Seconds): Write => ({
  put: { Item: put(market, userNumber, { ...value, isClosed: true }, now) },
})

const notedKey = (market: string, userNumber: string, event: string): Key => ({
  pk: noticesOf(market, userNumber),
  sk: `SOLD#${event}`,
})

/** Whether an event was noted for a tenant. */
export const wasNoted = async (market: string, userNumber: string, event: string): Promise<boolean> =>
  (await get(notedKey(market, userNumber, event))) !== undefined

/** Notes an event. Throws `TryAgain` when it was noted. */
export const noteEvent = (
  market: string,
  userNumber: string,
  event: string,
  value: Noted,
  now: Seconds,
): Write => ({
  put: {
    Item: { ...notedKey(market, userNumber, event), kind: 'noted-sale', ...value, ttl: now + KEPT_SECONDS },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: new TryAgain(),
})

/** What a mail tells of. Reads what was noted in the last days. */
export const readNoted = async (market: string, userNumber: string, day: Day): Promise<Noted[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sold)',
    ExpressionAttributeValues: { ':pk': noticesOf(market, userNumber), ':sold': 'SOLD#' },
    ConsistentRead: true,
  })
  return items.map(item => noted.parse(item)).filter(({ mail }) => mail === day)
}

const sample: SalesMail = { day: '{day}', at: 0, isClosed: false }

export const entity: Entity = {
  kept: 'Two weeks: longer than a message can come again.',
  open: [],
  samples: {
    readSalesMail: ['{market}', '{userNumber}', '{day}'],
    awaitMail: ['{market}', '{userNumber}', sample, 0],
    closeMail: ['{market}', '{userNumber}', sample, 0],
    endMail: ['{market}', '{userNumber}', sample, 0],
    wasNoted: ['{market}', '{userNumber}', '{event}'],
    noteEvent: [
      '{market}',
      '{userNumber}',
      '{event}',
      {
        userNumber: '{userNumber}',
        till: 'zettle',
        purchase: '{purchase}',
        day: '2026-11-27',
        at: 0,
        rows: [0],
        mail: '',
      },
      0,
    ],
    readNoted: ['{market}', '{userNumber}', '{day}'],
  },
}
