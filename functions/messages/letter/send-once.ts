import { nowSeconds } from '../../kit/clock.ts'
import { type Mail, sendMail } from '../../kit/mail.ts'
import { RetryLater } from '../../kit/subscriber.ts'
import { commit } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import { mailWrites, putSending, type Subject, wasSent } from '../table/mail.ts'
import { type Letter, laidOut } from './letter.ts'

/** Who sends it: a market, or the product itself. Answers go to `supportEmail`. */
type Sender = Pick<
  Market,
  'marketId' | 'visualName' | 'language' | 'address' | 'postalCode' | 'city' | 'supportPhone' | 'supportEmail'
>

/** A letter, what it is about for the screens that show it, and what goes with it. */
type Post = Letter & { about?: Subject; attachments?: Mail['attachments'] }

/**
 * Sends a mail in the name of the market, once for an event. The queue retries a failure (D28). Of two deliveries at
 * once the second is retried too, and finds the mail sent.
 */
export const sendOnce = async (
  market: Sender,
  event: string,
  to: string,
  { about = {}, attachments = [], ...letter }: Post,
): Promise<void> => {
  if (await wasSent(market.marketId, event)) return
  await commit([putSending(market.marketId, event, nowSeconds(), new RetryLater('the mail is being sent'))])
  await sendMail({
    to,
    from: market.visualName,
    replyTo: market.supportEmail,
    subject: letter.subject,
    ...laidOut(market, letter),
    attachments,
    tags: { market: market.marketId, mail: Buffer.from(event).toString('base64url') },
  })
  const sent = { event, to, subject: letter.subject, ...about, sentTs: nowSeconds(), failed: null }
  await commit(mailWrites(market.marketId, sent))
}
