import { addressChangeWanted } from '#events/customers.ts'
import type { AddressLink } from '#shared/customers/address-link.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Customer, readCustomer } from '../../customers/table/customer.ts'
import { readLogin } from '../../identity/table/login.ts'
import { env } from '../../kit/env.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { linkToken } from '../../kit/link.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { writeTo } from '../letter/write-to.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'
import { sendKnownAccount } from './known-account.ts'

const VALID_SECONDS = 7 * 86_400

/**
 * Mails the link by which a new address takes the place of a customer's old one. An address that another customer has
 * gets a mail that says so instead. Sends nothing when the customer no longer wants it, or was deleted.
 */
export default onEvent({
  on: addressChangeWanted,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { userNumber, email } }) => {
    const [shop, login, customer] = await Promise.all([
      readMarket(market),
      readLogin(market, email),
      readCustomer(market, userNumber).catch(ignoreRefusal(commonRefusals.not_found)),
    ])
    if (customer?.newEmail !== email) return
    if (!login) return sendLink(shop, id, customer, email)
    const owner = await readCustomer(market, login.username)
    await sendKnownAccount('addressTaken', shop, id, owner)
  },
})

const sendLink = async (
  market: Market,
  event: string,
  { userNumber, name, email: from, language }: Customer,
  email: string,
): Promise<void> => {
  const { marketId, visualName } = market
  const about: AddressLink = { purpose: 'change-email', market: marketId, userNumber, email, from }
  const token = await linkToken(about, VALID_SECONDS)
  const say = ACCOUNT_TEXTS[language].addressWanted
  await writeTo(
    market,
    event,
    { email, name, language, customer: userNumber },
    {
      subject: say.subject(visualName),
      lead: [say.lead(visualName, userNumber)],
      button: { label: say.button, url: `${env('SITE_URL')}/login/${marketId}/change-email?token=${token}` },
      closing: [say.closing],
    },
  )
}
