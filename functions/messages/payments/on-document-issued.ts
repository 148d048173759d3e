import { documentIssued } from '#events/payments.ts'
import { letterTo } from '../letter/letter-to.ts'
import { documentMail, payer } from './document-mail.ts'

/** Sends the confirmation with the receipt, or the mail with a credit note. */
export default letterTo(payer, { on: documentIssued, ...documentMail })
