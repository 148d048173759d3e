import { accountDeleted } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'

/** Writes to the address of a customer who deleted the own account, for the last time. */
export default onEvent({
  on: accountDeleted,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, id, payload: { email, name, language } }) => {
    const shop = await readMarket(market)
    const say = ACCOUNT_TEXTS[language].accountDeleted
    await sendOnce(shop, id, email, {
      language,
      subject: say.subject(shop.visualName),
      greeting: greeting(name, language),
      lead: [say.lead(shop.visualName), say.stays],
      tables: [],
      closing: [say.closing],
    })
  },
})
