import { messageReplied } from '#events/messages.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { readMessage } from '../table/message.ts'
import { REPLY_TEXTS } from './reply-texts.ts'

/** Mails what staff answered, in the market's language: nobody knows that of the writer. */
export default onEvent({
  on: messageReplied,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload }) => {
    const market = await readMarket(marketId)
    // Staff may have deleted the message before the mail went out.
    const found = await readMessage(marketId, payload.message).catch(ignoreRefusal(commonRefusals.not_found))
    const reply = found?.replies[payload.reply]
    if (!found || !reply) return
    const { language, visualName } = market
    const say = REPLY_TEXTS[language]
    await sendOnce(market, id, found.email, {
      language,
      subject: say.subject(visualName),
      greeting: greeting(found.name, language),
      lead: reply.text.split(/\n+/),
      tables: [],
      closing: [say.youWrote, ...found.message.split(/\n+/)],
    })
  },
})
