import { customersMerged } from '#events/customers.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'

/** Writes to whoever had confirmed the address of a customer who was merged into another one, for that log-in has ended. */
export default letterTo(named, {
  on: customersMerged,
  texts: ACCOUNT_TEXTS,
  read: async (_, { told, userNumber: customer }) => told && { ...told, customer },
  letter: (_, { market: { visualName }, payload: { from, userNumber }, say: { merged: say } }) => ({
    subject: say.subject(visualName),
    lead: [say.lead(from, userNumber)],
    closing: [say.closing],
  }),
})
