import { documentFailed } from '#events/payments.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { sendDocumentMail } from './document-mail.ts'

/** Sends the same mail without the document, which could not be issued. */
export default onEvent({
  on: documentFailed,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: ({ market, payload }) => sendDocumentMail(market, payload),
})
