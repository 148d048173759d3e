import { ownDataReady } from '#events/messages.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { env } from '../../kit/env.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { ACCOUNT_TEXTS } from '../accounts/account-texts.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'

/** Tells a tenant that the file of their data is ready. The link leads to their settings: the file needs a log-in. */
export default onEvent({
  on: ownDataReady,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, id, payload: { userNumber } }) => {
    const [shop, customer] = await Promise.all([
      readMarket(market),
      readCustomer(market, userNumber).catch(ignoreRefusal(commonRefusals.not_found)),
    ])
    if (!customer) return
    const say = ACCOUNT_TEXTS[customer.language].dataReady
    await sendOnce(shop, id, customer.email, {
      language: customer.language,
      subject: say.subject(shop.visualName),
      greeting: greeting(customer.name, customer.language),
      lead: [say.lead(shop.visualName, userNumber)],
      tables: [],
      button: { label: say.button, url: `${env('SITE_URL')}/user?market=${market}#/settings` },
      closing: [say.closing],
      about: { customer: userNumber },
    })
  },
})
