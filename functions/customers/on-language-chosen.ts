import { languageChosen } from '#events/identity.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { setLoginLanguage } from '../identity/table/login.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { putCustomer, readCustomer } from './table/customer.ts'

/** Writes to the customer in the language that they chose last, unless staff have deleted them meanwhile. */
export default onEvent({
  on: languageChosen,
  work: 'customers',
  grants: ['table:read', 'table:write'],
  handle: ({ market, at, payload: { userNumber, language } }) =>
    retryOnConflict(async () => {
      const customer = await readCustomer(market, userNumber)
      if (at <= customer.languageChosenMs) return
      await commit([
        ...putCustomer(market, { ...customer, language, languageChosenMs: at }),
        setLoginLanguage(market, customer.email, language),
      ])
    }).catch(ignoreRefusal(commonRefusals.not_found)),
})
