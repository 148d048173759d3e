import { registeredBefore } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { sendKnownAccount } from './known-account.ts'

/** Tells a customer that somebody wanted to register with their address. */
export default onEvent({
  on: registeredBefore,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, payload: { mail, ...owner } }) =>
    sendKnownAccount('registeredBefore', await readMarket(market), mail, owner),
})
