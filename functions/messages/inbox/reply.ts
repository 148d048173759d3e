import { messageReplied } from '#events/messages.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { messagesContract } from '#shared/messages/contract.ts'
import { messageRefusals } from '#shared/messages/refusals.ts'
import { MOST_REPLIES } from '#shared/messages/staff-calls.ts'
import { audit } from '../../kit/audit.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { emit } from '../../kit/outbox.ts'
import { staffMails } from '../../kit/staff-mails.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import { putMessage, readMessage } from '../table/message.ts'
import { toResponse } from './to-response.ts'

/**
 * Keeps the answer with the message, which counts as seen, and has the worker mail it. Refuses `too_many_replies` and
 * `too_many_mails`.
 */
export const reply: Verb<typeof messagesContract.reply> = async call => {
  const { market, caller, params, body, idempotency } = call
  const { country } = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await readMessage(market, params.id)
    if (before.replies.length >= MOST_REPLIES) throw refuse(messageRefusals.too_many_replies)
    const at = nowSeconds()
    const replies = [...before.replies, { who: caller.username, at, text: body.text }]
    const after = { ...before, seen: true, replies }
    const answer = toResponse({ ...after, version: before.version + 1 })
    await commit([
      ...idempotency.record(answer),
      putMessage(market, after),
      emit(market, messageReplied, { message: before.id, reply: replies.length - 1 }),
      ...(await staffMails(market)),
      ...audit(market, country, {
        caller,
        kind: 'message',
        id: before.id,
        name: before.name,
        before: { replies: before.replies.length },
        after: { replies: replies.length },
      }),
    ])
    return answer
  })
}
