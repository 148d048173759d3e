import { messageWritten } from '#events/messages.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readMessage } from '../table/message.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import { tellStaff } from './tell-staff.ts'

/** Mails staff the name of the visitor who wrote. Staff read and answer the message in Reol. */
export default onEvent({
  on: messageWritten,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload }) => {
    const [market, message] = await Promise.all([
      readMarket(marketId),
      readMessage(marketId, payload.message),
    ])
    await tellStaff('message', market, {
      event: id,
      what: message.name,
      rows: [[NOTICE_TEXTS[market.language].from, message.name]],
      screen: `/messages/${message.id}`,
    })
  },
})
