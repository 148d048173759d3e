import { passwordResetRequested } from '#events/identity.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { sendPasswordLink } from './password-link.ts'

/** Sends the link to choose a new password. */
export default onEvent({
  on: passwordResetRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload }) => {
    const { name } = await readCustomer(market, payload.username)
    await sendPasswordLink('reset-password', await readMarket(market), id, { ...payload, name })
  },
})
