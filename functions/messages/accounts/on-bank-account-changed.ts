import { bankAccountChanged } from '#events/customers.ts'
import { ACCOUNT_LINK_SECONDS, type AccountLink } from '#shared/customers/account-change.ts'
import { letterTo } from '../letter/letter-to.ts'
import { linkTo } from '../letter/link-to.ts'
import { named } from '../letter/readers.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'

/**
 * Writes to a customer that money goes to another bank account, and what to do if it was not them. An account that they changed
 * themselves has the link to confirm it: until then nothing is paid out to it.
 */
export default letterTo(named, {
  on: bankAccountChanged,
  texts: ACCOUNT_TEXTS,
  read: async (_, { userNumber: customer, email, name, language }) => ({ email, name, language, customer }),
  letter: async ({ customer: userNumber, email }, { market, payload, say: { bankAccountChanged: say } }) => {
    const { marketId, visualName } = market
    const { ends, changedMs } = payload
    if (changedMs === undefined)
      return {
        subject: say.subject(visualName),
        lead: [ends ? say.lead(visualName, ends) : say.gone(visualName)],
        closing: [say.closing],
      }
    const about: AccountLink = { purpose: 'confirm-account', market: marketId, userNumber, email, changedMs }
    return {
      subject: say.confirmSubject(visualName),
      lead: [say.confirmLead(visualName, ends)],
      button: { label: say.button, url: await linkTo('confirm-account', about, ACCOUNT_LINK_SECONDS) },
      closing: [say.confirmClosing],
    }
  },
})
