import { mailFailed, waitlistUnreached } from '#events/messages.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { newId } from '../../kit/ids.ts'
import { log } from '../../kit/log.ts'
import { emit } from '../../kit/outbox.ts'
import { onTask, RetryLater } from '../../kit/subscriber.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { mailWrites, readMail } from '../table/mail.ts'

/** What SES says of a bounce when the reader's server refused this one mail, and would take another. */
const OF_THE_MAIL: readonly string[] = ['AttachmentRejected', 'ContentRejected', 'MessageTooLarge']

/**
 * Notes that a mail did not arrive, once: a bounce and the complaint after it are one failure. Tells the waitlist when the
 * mail was about a place in it, and no other mail would arrive either. A mail with words that a stranger typed ends no
 * place: a complaint comes from somebody who got the mail, and a rejection (a virus) says nothing of the address.
 */
export default onTask({
  on: mailFailed,
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { mail: tag, how, why } }) =>
    retryOnConflict(async () => {
      const event = Buffer.from(tag, 'base64url').toString()
      const mail = await readMail(market, event)
      // SES may be quicker than the write that follows our sending.
      if (!mail) throw new RetryLater('the mail is not noted as sent yet')
      if (mail.failed) return
      const place = how === 'bounced' && !OF_THE_MAIL.includes(why) ? mail.place : undefined
      await commit([
        ...mailWrites(market, { ...mail, failed: { id: newId(), ts: nowSeconds(), how, why } }),
        ...(place ? [emit(market, waitlistUnreached, { shelfType: place.shelfType, place: place.id })] : []),
      ])
      log.warn('a mail did not arrive', { market, event, how, why })
    }),
})
