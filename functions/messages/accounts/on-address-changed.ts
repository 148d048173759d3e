import { addressChanged } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'
import { undoButton } from './undo-button.ts'

/** Writes to a customer's old address that another one has taken its place, and what to do if it was not them. */
export default onEvent({
  on: addressChanged,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { userNumber, oldEmail, changedTs, name, language } }) => {
    const shop = await readMarket(market)
    const say = ACCOUNT_TEXTS[language].addressChanged
    await sendOnce(shop, id, oldEmail, {
      language,
      subject: say.subject(shop.visualName),
      greeting: greeting(name, language),
      lead: [say.lead(shop.visualName, userNumber)],
      tables: [],
      ...(changedTs && {
        button: await undoButton(language, {
          kind: 'customer',
          market,
          username: userNumber,
          email: oldEmail,
          changedTs,
        }),
      }),
      closing: [say.closing],
      about: { customer: userNumber },
    })
  },
})
