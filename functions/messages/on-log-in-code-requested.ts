import { logInCodeRequested } from '#events/identity.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { digitsOf, readCode } from '../identity/table/log-in-code.ts'
import { readLogin } from '../identity/table/login.ts'
import { nowSeconds } from '../kit/clock.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { sendOnce } from './send-once.ts'
import { TEXTS } from './texts.ts'

/** Mails the code to the address, if a customer logs in with it and the code is still valid. */
export default onEvent({
  on: logInCodeRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { email, nonce, language } }) => {
    const [login, code] = await Promise.all([readLogin(market, email), readCode(market, email)])
    if (!login || code?.nonce !== nonce || code.until <= nowSeconds()) return
    const { name } = await readCustomer(market, login.username)
    const reads = language ?? login.language
    const shop = await readMarket(market)
    const say = TEXTS[reads].code
    await sendOnce(shop, id, email, {
      language: reads,
      // Without the code: a subject is shown on locked screens, and the table keeps it.
      subject: say.subject(shop.visualName),
      greeting: TEXTS[reads].hello(name),
      lead: [say.lead],
      code: await digitsOf(market, email, nonce),
      tables: [],
      closing: [say.closing],
      about: { customer: login.username },
    })
  },
})
