import { registrationRequested } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuseError } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { countVisitorTry, type Limit } from '../kit/limit.ts'
import { mayMail } from '../kit/may-mail.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkedFields } from './checked-fields.ts'

/**
 * Each registration is a mail to whatever address somebody types. One internet address may be a whole shop, or a mobile
 * network.
 */
export const REGISTRATIONS: Omit<Limit, 'who'> = { what: 'registrations', most: 60, window: 3_600 }

/**
 * Asks for an account, unless the address got many mails lately. Answer and duration are the same whether or not
 * address and market are known: the subscriber looks that up. Refuses `invalid_phone`, `phone_country`, and `too_many_attempts` for a
 * visitor with many addresses.
 */
export const registerUser: Verb<typeof customersContract.registerUser> = async ({
  body: { market_id: market, ...typed },
  language,
  address: visitor,
  market: header,
}) => {
  checkMarket(header, market)
  const known = await readMarket(market).catch(ignoreRefusal(commonRefusals.market_not_found))
  const {
    address = '',
    postalCode = '',
    city = '',
    ...rest
  } = await checkedFields(typed, {}, typed.country, known?.phoneCountries)
  if (!(await countVisitorTry(market, REGISTRATIONS, visitor)))
    throw refuseError(identityRefusals.too_many_attempts)
  if (await mayMail(market, typed.email, visitor))
    await commit([emit(market, registrationRequested, { ...rest, address, postalCode, city, language })])
  return { detail: 'check_your_mail' }
}
