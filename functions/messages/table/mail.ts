/** Mails that were sent: two deliveries of an event become one mail. */
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

const KEPT_SECONDS = 400 * 86_400

/**
 * A claim on sending a mail expires after this time. SES rarely takes longer; when it does, the recipient may get
 * the mail twice, which is better than never.
 */
const SENDING_SECONDS = 3

const mailKey = (market: string, event: string): Key => ({ pk: `${market}#MAIL#${event}`, sk: 'MAIL' })

/** Whether the mail of an event went out. */
export const wasSent = async (market: string, event: string): Promise<boolean> =>
  (await get(mailKey(market, event)))?.sentTs !== undefined

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

/** Notes that the mail was sent. */
export const putSent = (
  market: string,
  event: string,
  mail: { to: string; subject: string },
  now: Seconds,
): Write => ({
  put: { Item: { ...mailKey(market, event), kind: 'mail', ...mail, sentTs: now, ttl: now + KEPT_SECONDS } },
})

export const entity: Entity = {
  kept: '400 days: so long the shop can be asked whether a mail went out.',
  open: [],
  samples: {
    wasSent: ['{market}', '{event}'],
    putSending: ['{market}', '{event}', 0],
    putSent: ['{market}', '{event}', { to: '', subject: '' }, 0],
  },
}
