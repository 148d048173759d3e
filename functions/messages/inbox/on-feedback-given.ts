import { feedbackGiven } from '#events/messages.ts'
import { deployment } from '../../kit/deployment.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { sendOnce } from '../letter/send-once.ts'
import { FEEDBACK_TEXTS } from './feedback-texts.ts'

const PRODUCT = 'Reol'

/** Mails what a visitor wrote to the operator, who answers to the visitor's own address. */
export default onEvent({
  on: feedbackGiven,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, id, payload: { name, email, phone, notes, language } }) => {
    const { operatorEmail } = deployment()
    if (!operatorEmail) return
    const say = FEEDBACK_TEXTS[language]
    const sender = {
      marketId: market,
      visualName: PRODUCT,
      language,
      address: '',
      postalCode: '',
      city: '',
      supportPhone: '',
    }
    await sendOnce({ ...sender, supportEmail: email }, id, operatorEmail, {
      language,
      subject: say.subject(name),
      greeting: say.wrote(name),
      lead: notes.split(/\n+/),
      tables: [
        {
          title: say.contact,
          rows: [
            [say.email, email],
            [say.phone, phone],
          ],
        },
      ],
      closing: [say.answer],
    })
  },
})
