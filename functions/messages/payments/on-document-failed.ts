import { documentFailed } from '#events/payments.ts'
import { letterTo } from '../letter/letter-to.ts'
import { documentMail, payer } from './document-mail.ts'

/** Sends the same mail without the document, which could not be issued. */
export default letterTo(payer, { on: documentFailed, ...documentMail })
