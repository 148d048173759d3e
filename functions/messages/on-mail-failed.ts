import { mailFailed } from '#events/messages.ts'
import { nowSeconds } from '../kit/clock.ts'
import { newId } from '../kit/ids.ts'
import { log } from '../kit/log.ts'
import { onTask, RetryLater } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { mailWrites, readMail } from './table/mail.ts'

/** Notes that a mail did not arrive, once: a bounce and the complaint after it are one failure. */
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
      await commit(mailWrites(market, { ...mail, failed: { id: newId(), ts: nowSeconds(), how, why } }))
      log.warn('a mail did not arrive', { market, event, how, why })
    }),
})
