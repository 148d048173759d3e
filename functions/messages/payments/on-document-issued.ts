import { documentIssued } from '#events/payments.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { sendDocumentMail } from './document-mail.ts'

/** Sends the confirmation with the receipt, or the mail with a credit note. */
export default onEvent({
  on: documentIssued,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: ({ market, payload }) => sendDocumentMail(market, payload),
})
