import { bankAccountChanged } from '#events/customers.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'

/** Writes to a customer that money goes to another bank account from now on, and what to do if it was not them. */
export default letterTo(named, {
  on: bankAccountChanged,
  texts: ACCOUNT_TEXTS,
  read: async (_, { userNumber: customer, email, name, language }) => ({ email, name, language, customer }),
  letter: (_, { market: { visualName }, payload: { ends }, say: { bankAccountChanged: say } }) => ({
    subject: say.subject(visualName),
    lead: [ends ? say.lead(visualName, ends) : say.gone(visualName)],
    closing: [say.closing],
  }),
})
