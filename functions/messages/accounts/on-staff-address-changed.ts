import { staffAddressChanged } from '#events/identity.ts'
import { readAdministrator } from '../../identity/table/administrator.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { STAFF_TEXTS } from './staff-texts.ts'
import { undoButton } from './undo-button.ts'

/** Writes to an administrator's old address that another one has taken its place, with a link to undo that. */
export default onEvent({
  on: staffAddressChanged,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { account, oldEmail, changedTs } }) => {
    const administrator = await readAdministrator(market, account)
    if (!administrator) return
    const { username, email, language } = administrator
    const shop = await readMarket(market)
    const say = STAFF_TEXTS[language].addressChanged
    await sendOnce(shop, id, oldEmail, {
      language,
      subject: say.subject({ market: shop.visualName, username }),
      greeting: greeting(username, language),
      lead: [say.lead({ market: shop.visualName, username, email })],
      tables: [],
      button: await undoButton(language, {
        kind: 'admin',
        market,
        username: account,
        email: oldEmail,
        changedTs,
      }),
      closing: [say.closing],
    })
  },
})
