import { passwordResetRequested } from '#events/identity.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { readLogin } from '../identity/table/login.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { sendPasswordLink } from './password-link.ts'

/** Mails a link to choose a password to the address, if a customer logs in with it. */
export default onEvent({
  on: passwordResetRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { email, language } }) => {
    const login = await readLogin(market, email)
    if (!login) return
    const { username } = login
    const { name } = await readCustomer(market, username)
    const reader = { username, email, name, language: language ?? login.language }
    await sendPasswordLink('reset-password', await readMarket(market), id, reader)
  },
})
