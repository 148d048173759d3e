import { addressChanged } from '#events/customers.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'
import { undoButton } from './undo-button.ts'

/** Writes to a customer's old address that another one has taken its place, and what to do if it was not them. */
export default letterTo(named, {
  on: addressChanged,
  texts: ACCOUNT_TEXTS,
  read: async (_, { userNumber, oldEmail, name, language }) => ({
    email: oldEmail,
    name,
    language,
    customer: userNumber,
  }),
  letter: async (
    { email, customer: username },
    { market, payload: { changedTs }, language, say: { addressChanged: say } },
  ) => {
    const { marketId, visualName } = market
    const about = { kind: 'customer', market: marketId, username, email } as const
    return {
      subject: say.subject(visualName),
      lead: [say.lead(visualName, username)],
      ...(changedTs && { button: await undoButton(language, { ...about, changedTs }) }),
      closing: [say.closing],
    }
  },
})
