import { passwordChanged } from '#events/identity.ts'
import { dayIn, spokenDay, timeIn } from '#shared/kit/day.ts'
import { toMillis } from '#shared/kit/units.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { readAdministrator } from '../../identity/table/administrator.ts'
import { env } from '../../kit/env.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import type { Reader } from '../letter/write-to.ts'
import { PASSWORD_CHANGED_TEXTS } from './password-changed-texts.ts'

/** Writes to the owner of an account that its password was changed, and what to do if it was not them. */
export default letterTo(named, {
  on: passwordChanged,
  texts: PASSWORD_CHANGED_TEXTS,
  read: ({ marketId }, { kind, username }) =>
    (kind === 'admin' ? staffOwner : customerOwner)(marketId, username),
  letter: ({ email, who }, { market, payload: { changedTs }, language, say }) => {
    const { marketId, visualName, timeZone } = market
    const at = toMillis(changedTs)
    const day = spokenDay(dayIn(timeZone, at), language, true)
    return {
      subject: say.subject(visualName),
      lead: [say.lead({ shop: visualName, who, day, time: timeIn(timeZone, at) }), say.itWasYou],
      // The page mails a link to an address, to tenants and to staff alike.
      button: {
        label: say.button,
        url: `${env('SITE_URL')}/login/${marketId}/reset-password#${encodeURIComponent(email)}`,
      },
      closing: [say.closing],
    }
  },
})

interface Owner extends Reader {
  /** As the owner knows the account. */
  who: string
}

const customerOwner = async (market: string, userNumber: string): Promise<Owner | undefined> => {
  const found = await readPresentCustomer(market, userNumber)
  return found && { ...found, who: found.userNumber, customer: found.userNumber }
}

const staffOwner = async (market: string, account: string): Promise<Owner | undefined> => {
  const found = await readAdministrator(market, account)
  return found && { ...found, name: found.username, who: found.username }
}
