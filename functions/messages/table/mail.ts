/** Mails that were sent: an event that is delivered twice becomes one mail. */
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

const KEPT_SECONDS = 400 * 86_400

/**
 * After so long another try may send. Sending seldom takes longer: it may, until SES is given up, and then an event
 * that is told twice at the same time can become two mails, which is better than none.
 */
const SENDING_SECONDS = 3

const mailKey = (market: string, event: string): Key => ({ pk: `${market}#MAIL#${event}`, sk: 'MAIL' })

/** Whether the mail of an event went out. */
export const wasSent = async (market: string, event: string): Promise<boolean> =>
  (await get(mailKey(market, event)))?.sentTs !== undefined

/** Somebody is about to send the mail of an event; while they are, `onConditionFailed`. */
export const putSending = (market: string, event: string, now: number, onConditionFailed: Error): Write => ({
  put: {
    Item: { ...mailKey(market, event), kind: 'mail', sendingTs: now, ttl: now + KEPT_SECONDS },
    ConditionExpression: 'attribute_not_exists(pk) OR (attribute_not_exists(sentTs) AND sendingTs < :before)',
    ExpressionAttributeValues: { ':before': now - SENDING_SECONDS },
  },
  onConditionFailed,
})

/** The mail of an event went out. */
export const putSent = (
  market: string,
  event: string,
  mail: { to: string; subject: string },
  now: number,
): Write => ({
  put: { Item: { ...mailKey(market, event), kind: 'mail', ...mail, sentTs: now, ttl: now + KEPT_SECONDS } },
})

export const entity: Entity = {
  open: [],
  samples: {
    wasSent: ['{market}', '{event}'],
    putSending: ['{market}', '{event}', 0],
    putSent: ['{market}', '{event}', { to: '', subject: '' }, 0],
  },
}
