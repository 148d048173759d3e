import { addressChangeWanted } from '#events/customers.ts'
import { afterOwnChange } from '#shared/customers/account-change.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { isOtherAccount } from '#shared/customers/field-rights.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { Body } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { audit } from '../kit/audit.ts'
import { now } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { countTry } from '../kit/limit.ts'
import { mayMail } from '../kit/may-mail.ts'
import { emit } from '../kit/outbox.ts'
import { checkRecentProof } from '../kit/recent-proof.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { checkedFields } from './checked-fields.ts'
import { type Customer, putCustomer, readCustomer } from './table/customer.ts'
import { toOwn } from './to-response.ts'
import { toldOfAccount } from './told-of-account.ts'

const { changeOwn: route } = customersContract

type Sent = Body<typeof route>

/** Each is a mail to whatever address the tenant types. */
const NEW_ADDRESSES = { what: 'new-addresses', most: 10, window: 86_400 }

interface Changed {
  after: Customer
  /** The address that waits, when its owner is to get a mail: it is new, or asked for again. */
  mailTo: string | undefined
}

/** The customer after the change. Sending the present address drops a new one that waits. Refuses `nothing_changed`. */
const changed = async (before: Customer, sent: Sent, market: Market): Promise<Changed> => {
  const { version: _version, proof: _proof, email, ...typed } = sent
  const newEmail = email === before.email ? null : (email ?? before.newEmail)
  const fields = await checkedFields(typed, before, market.country, market.phoneCountries)
  const after = afterOwnChange(before, { ...before, ...fields, newEmail }, now())
  const mailTo = email === undefined || newEmail === null ? undefined : newEmail
  if (!mailTo && JSON.stringify(after) === JSON.stringify(before)) {
    if (email !== undefined && Object.keys(typed).length === 0)
      throw refuseFields({ email: [identityRefusals.nothing_changed] })
    throw refuse(identityRefusals.nothing_changed)
  }
  return { after, mailTo }
}

/**
 * Changes the caller's own data. A new address waits until its owner opens the link in the mail to it, and nothing is paid
 * out to another bank account until they open the link in the mail about it. Nobody learns here whether an account has that address: the mail says it. Refuses `nothing_changed`, `invalid_phone`, `phone_country`,
 * `changed_meanwhile`, `proof_needed` for a new address and another bank account, and `too_many_attempts` when the address got many mails, or
 * the tenant has asked for many.
 */
export const changeOwn: Verb<typeof route> = async ({ market, caller, address: visitor, body }) => {
  const { userNumber } = caller
  const [shop, read] = await Promise.all([readMarket(market), readCustomer(market, userNumber)])
  checkVersion(body.version, toOwn(read), route)
  const wanted = await changed(read, body, shop)
  if (wanted.mailTo || isOtherAccount(read, wanted.after)) await checkRecentProof(caller, body.proof)
  if (wanted.mailTo && !(await mayAsk(market, { userNumber, visitor, email: wanted.mailTo })))
    throw refuseFields({ email: [identityRefusals.too_many_attempts] })
  return retryOnConflict(async () => {
    const before = await readCustomer(market, userNumber)
    checkVersion(body.version, toOwn(before), route)
    const { after, mailTo } = await changed(before, body, shop)
    await commit([
      ...putCustomer(market, after),
      ...(mailTo ? [emit(market, addressChangeWanted, { userNumber, email: mailTo })] : []),
      ...toldOfAccount(market, before, after),
      ...audit(market, shop.country, { caller, kind: 'customer', id: userNumber, before, after }),
    ])
    return toOwn({ ...after, version: before.version + 1 })
  })
}

const mayAsk = async (
  market: string,
  { userNumber, visitor, email }: { userNumber: string; visitor: string; email: string },
): Promise<boolean> =>
  (await countTry(market, { ...NEW_ADDRESSES, who: userNumber })) && (await mayMail(market, email, visitor))
