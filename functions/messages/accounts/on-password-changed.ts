import { passwordChanged } from '#events/identity.ts'
import { dayIn, spokenDay, timeIn } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { toMillis } from '#shared/kit/units.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { readAdministrator } from '../../identity/table/administrator.ts'
import { env } from '../../kit/env.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { PASSWORD_CHANGED_TEXTS } from './password-changed-texts.ts'

/** Writes to the owner of an account that its password was changed, and what to do if it was not them. */
export default onEvent({
  on: passwordChanged,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market, id, payload: { kind, username, changedTs } }) => {
    const owner = await (kind === 'admin' ? staffOwner : customerOwner)(market, username)
    if (!owner?.email) return
    const shop = await readMarket(market)
    const { email, name, who, language, about } = owner
    const say = PASSWORD_CHANGED_TEXTS[language]
    const at = toMillis(changedTs)
    const day = spokenDay(dayIn(shop.timeZone, at), language, true)
    await sendOnce(shop, id, email, {
      language,
      subject: say.subject(shop.visualName),
      greeting: greeting(name, language),
      lead: [say.lead({ shop: shop.visualName, who, day, time: timeIn(shop.timeZone, at) }), say.itWasYou],
      tables: [],
      // The page mails a link to an address, to tenants and to staff alike.
      button: {
        label: say.button,
        url: `${env('SITE_URL')}/login/${market}/reset-password#${encodeURIComponent(email)}`,
      },
      closing: [say.closing],
      about,
    })
  },
})

interface Owner {
  email: string
  name: string
  /** As the owner knows the account. */
  who: string
  language: Language
  about: { customer?: string }
}

const customerOwner = async (market: string, userNumber: string): Promise<Owner | undefined> => {
  const customer = await readPresentCustomer(market, userNumber)
  return customer && { ...customer, who: customer.userNumber, about: { customer: customer.userNumber } }
}

const staffOwner = async (market: string, account: string): Promise<Owner | undefined> => {
  const row = await readAdministrator(market, account)
  return row && { ...row, name: row.username, who: row.username, about: {} }
}
