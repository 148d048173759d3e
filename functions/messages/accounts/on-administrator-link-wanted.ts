import { administratorLinkWanted } from '#events/identity.ts'
import { readAdministrator } from '../../identity/table/administrator.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { sendStaffLink } from './staff-link.ts'

/** Mails an administrator the link that is due. Sends none to somebody who was removed since. */
export default onEvent({
  on: administratorLinkWanted,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { account, about } }) => {
    const administrator = await readAdministrator(market, account)
    if (administrator) await sendStaffLink(about, await readMarket(market), id, administrator)
  },
})
