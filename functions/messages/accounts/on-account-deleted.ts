import { accountDeleted } from '#events/customers.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'

/** Writes to the address of a customer who deleted the own account, for the last time. */
export default letterTo(named, {
  on: accountDeleted,
  texts: ACCOUNT_TEXTS,
  read: async (_, { email, name, language }) => ({ email, name, language }),
  letter: (_, { market: { visualName }, say: { accountDeleted: say } }) => ({
    subject: say.subject(visualName),
    lead: [say.lead(visualName), say.stays],
    closing: [say.closing],
  }),
})
