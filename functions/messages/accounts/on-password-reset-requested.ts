import { passwordResetRequested } from '#events/identity.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { readAdministrators } from '../../identity/table/administrator.ts'
import { readLogin } from '../../identity/table/login.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { sendPasswordLink } from './password-link.ts'
import { sendStaffLink } from './staff-link.ts'

/**
 * Mails links to choose a password to the address: of the customer who logs in with it, and of each administrator whose
 * address it is. After a reset by staff, to the address that the customer has now.
 */
export default onEvent({
  on: passwordResetRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { username: customer, email, language, isByStaff } }) => {
    if (isByStaff) return customer === undefined ? undefined : tellCustomer(market, id, customer)
    const [login, staff] = await Promise.all([readLogin(market, email), readAdministrators(market)])
    if (login) {
      const { username } = login
      const { name } = await readCustomer(market, username)
      const reader = { username, email, name, language: language ?? login.language }
      await sendPasswordLink('reset', await readMarket(market), id, reader)
    }
    // One mail for each account: two people may share the address of the shop.
    for (const one of staff.filter(administrator => administrator.email === email))
      await sendStaffLink('reset', await readMarket(market), `${id}:${one.account}`, {
        ...one,
        language: language ?? one.language,
      })
  },
})

/** Mails the customer whose password staff have reset. Nobody else who uses the same address gets a link. */
const tellCustomer = async (market: string, id: string, userNumber: string): Promise<void> => {
  const customer = await readCustomer(market, userNumber).catch(ignoreRefusal(commonRefusals.not_found))
  if (!customer?.email) return
  const { userNumber: username, email, name, language } = customer
  await sendPasswordLink('staffReset', await readMarket(market), id, { username, email, name, language })
}
