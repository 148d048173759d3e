import { messageReplied } from '#events/messages.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { readMessage } from '../table/message.ts'
import { REPLY_TEXTS } from './reply-texts.ts'

/** Mails what staff answered, in the market's language: nobody knows that of the writer. */
export default letterTo(named, {
  on: messageReplied,
  texts: REPLY_TEXTS,
  read: async ({ marketId, language }, payload) => {
    // Staff may have deleted the message before the mail went out.
    const found = await readMessage(marketId, payload.message).catch(ignoreRefusal(commonRefusals.not_found))
    const reply = found?.replies[payload.reply]
    return found && reply && { email: found.email, name: found.name, language, wrote: found.message, reply }
  },
  letter: ({ wrote, reply }, { market, say }) => ({
    subject: say.subject(market.visualName),
    lead: reply.text.split(/\n+/),
    closing: [say.youWrote, ...wrote.split(/\n+/)],
  }),
})
