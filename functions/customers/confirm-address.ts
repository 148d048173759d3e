/** The link in the mail to a customer's new address. */
import { addressChanged, addressRestored } from '#events/customers.ts'
import { afterUndoneAddress } from '#shared/customers/account-change.ts'
import { type AddressLink, addressLink } from '#shared/customers/address-link.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import { undoLink, withChange, withUndoing } from '#shared/kit/former-address.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { claimLogin, readLogin, releaseLogin } from '../identity/table/login.ts'
import { audit } from '../kit/audit.ts'
import { checkMarket } from '../kit/caller.ts'
import { now, nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readLink } from '../kit/link.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { invalidIfGone } from './invalid-if-gone.ts'
import { type Customer, putCustomer, readCustomer } from './table/customer.ts'

/**
 * The customer of a link. Refuses `link_used` when the address is the customer's already, and `link_invalid` when the
 * customer wants it no longer, has another address than when the link was made, or another account has the new one.
 */
const ownerOf = async ({ market, userNumber, email, from }: AddressLink): Promise<Customer> => {
  const customer = await readCustomer(market, userNumber).catch(invalidIfGone)
  if (customer.email === email) throw refuse(kitRefusals.link_used)
  const isWaiting = customer.newEmail === email && customer.email === from
  if (!isWaiting || (await readLogin(market, email))) throw refuse(kitRefusals.link_invalid)
  return customer
}

/** What the audit compares of a change of the address. */
const addressOf = (before: Customer, after: Customer) => {
  const shown = ({ name, email, newEmail, verified, accountUnconfirmed }: Customer) =>
    ({ name, email, newEmail, verified, accountUnconfirmed }) as const
  return { before: shown(before), after: shown(after) }
}

/** The writes that put one address of a customer in the place of another: the customer, the log-in and the audit. */
const swapAddress = async (market: string, before: Customer, after: Customer): Promise<Write[]> => {
  const { country } = await readMarket(market)
  const { userNumber, email, language } = after
  const change = { caller: { username: userNumber }, kind: 'customer', id: userNumber }
  return [
    ...putCustomer(market, after),
    releaseLogin(market, before.email, userNumber),
    claimLogin(market, email, userNumber, language, true),
    ...audit(market, country, { ...change, ...addressOf(before, after) }),
  ]
}

/** Which address takes the place of which, before the reader decides. Refuses `link_invalid`, `link_used`. */
export const emailChangeData: Verb<typeof customersContract.emailChangeData> = async ({
  body,
  market: header,
}) => {
  const link = await readLink(body.token, addressLink)
  checkMarket(header, link.market)
  const { email: oldEmail } = await ownerOf(link)
  return { marketId: link.market, email: link.email, oldEmail }
}

/**
 * Puts a new address in the place of the old one; the customer logs in with it from now on. Subscribers of the event end
 * every session and write to the old address. Refuses `link_invalid`, `link_used`.
 */
export const confirmEmailChange: Verb<typeof customersContract.confirmEmailChange> = async ({
  body,
  market: header,
}) => {
  const link = await readLink(body.token, addressLink)
  const { market, userNumber, email } = link
  checkMarket(header, market)
  await retryOnConflict(async () => {
    const before = await ownerOf(link)
    const { email: oldEmail, name, language } = before
    const changedTs = nowSeconds()
    const history = withChange(before, oldEmail, changedTs)
    const after = { ...before, ...history, email, newEmail: null, verified: true }
    await commit([
      ...(await swapAddress(market, before, after)),
      emit(market, addressChanged, { userNumber, email, oldEmail, changedTs, name, language }),
    ])
  })
  return { detail: 'email_changed', username: userNumber }
}

/**
 * Puts a former address back, by the link in the mail to it. A subscriber of the event ends the password and every
 * session, and mails a link to choose another password. A bank account of since then must be confirmed anew. Refuses `link_used`, and `link_invalid` also when another
 * account has the address by now.
 */
export const undoEmailChange: Verb<typeof customersContract.undoEmailChange> = async ({
  body,
  market: header,
}) => {
  const link = await readLink(body.token, undoLink)
  const { kind, market, username: userNumber, email } = link
  if (kind !== 'customer') throw refuse(kitRefusals.link_invalid)
  checkMarket(header, market)
  await retryOnConflict(async () => {
    const before = await readCustomer(market, userNumber).catch(invalidIfGone)
    if (before.email === email) throw refuse(kitRefusals.link_used)
    const history = withUndoing(before, link, nowSeconds())
    if (!history || (await readLogin(market, email))) throw refuse(kitRefusals.link_invalid)
    const { name, language } = before
    const restored = { ...before, ...history, email, newEmail: null, verified: true }
    const after = afterUndoneAddress(restored, { sinceTs: link.changedTs, at: now() })
    await commit([
      ...(await swapAddress(market, before, after)),
      emit(market, addressRestored, { userNumber, email, name, language }),
    ])
  })
  return { detail: 'email_restored', username: userNumber }
}
