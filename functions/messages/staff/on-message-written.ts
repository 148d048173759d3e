import { messageWritten } from '#events/messages.ts'
import { readMessage } from '../table/message.ts'
import { noticeToStaff } from './notice.ts'

/** Mails staff the name of the visitor who wrote. Staff read and answer the message in Reol. */
export default noticeToStaff('message', {
  on: messageWritten,
  read: ({ marketId }, { message }) => readMessage(marketId, message),
  tell: ({ id, name }, _, say) => ({ what: name, rows: [[say.from, name]], screen: `/messages/${id}` }),
})
