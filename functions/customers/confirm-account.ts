/** A bank account that a tenant has changed is confirmed: by the link in the mail about it, or by staff who asked. */
import { type AccountLink, accountLink, endOfAccount } from '#shared/customers/account-change.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse, refuseError } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { readBalance } from '../balances/table/balance.ts'
import { audit } from '../kit/audit.ts'
import { checkMarket } from '../kit/caller.ts'
import { changeThing } from '../kit/change.ts'
import type { Verb } from '../kit/http.ts'
import { readLink } from '../kit/link.ts'
import { mayMail } from '../kit/may-mail.ts'
import { checkRecentProof } from '../kit/recent-proof.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { invalidIfGone } from './invalid-if-gone.ts'
import { type Customer, putCustomer, readCustomer } from './table/customer.ts'
import { toStaff } from './to-response.ts'
import { mailOfAccount } from './told-of-account.ts'

/**
 * The customer of a link whose account waits. Refuses `account_changed_since` when the account is another one by now,
 * `link_used` when it is confirmed already, and `link_invalid` when the mail went to an address that the customer no longer has.
 */
const ownerOf = async ({ market, userNumber, email, changedMs }: AccountLink): Promise<Customer> => {
  const customer = await readCustomer(market, userNumber).catch(invalidIfGone)
  if (customer.accountChangedMs !== changedMs) throw refuse(customerRefusals.account_changed_since)
  if (!customer.accountUnconfirmed) throw refuse(kitRefusals.link_used)
  if (customer.email !== email) throw refuse(kitRefusals.link_invalid)
  return customer
}

/** Which account a link confirms, before the reader decides. Refuses `link_invalid`, `link_used`, `account_changed_since`. */
export const accountConfirmationData: Verb<typeof customersContract.accountConfirmationData> = async ({
  body,
  market: header,
}) => {
  const link = await readLink(body.token, accountLink)
  checkMarket(header, link.market)
  const customer = await ownerOf(link)
  return { marketId: link.market, email: customer.email, ends: endOfAccount(customer) }
}

/** Confirms the account by the link. Refuses `link_invalid`, `link_used`, `account_changed_since`. */
export const confirmAccount: Verb<typeof customersContract.confirmAccount> = async ({
  body,
  market: header,
}) => {
  const link = await readLink(body.token, accountLink)
  const { market, userNumber } = link
  checkMarket(header, market)
  await retryOnConflict(async () => {
    const before = await ownerOf(link)
    const { country } = await readMarket(market)
    const after = { ...before, accountUnconfirmed: false }
    await commit([
      ...putCustomer(market, after),
      ...audit(market, country, {
        caller: { username: userNumber },
        ...{ kind: 'customer', id: userNumber, before, after },
      }),
    ])
  })
  return { detail: 'account_confirmed' }
}

/** Mails the link again. Refuses `account_confirmed` when nothing waits, and `too_many_attempts` after many mails. */
export const mailAccountLink: Verb<typeof customersContract.mailAccountLink> = async ({
  market,
  caller,
  address,
}) => {
  const customer = await readCustomer(market, caller.userNumber)
  if (!customer.accountUnconfirmed) throw refuse(customerRefusals.account_confirmed)
  if (!(await mayMail(market, customer.email, address))) throw refuseError(identityRefusals.too_many_attempts)
  await commit([mailOfAccount(market, customer, customer)])
}

const { confirmAccountByStaff: route } = customersContract

/** Staff confirm the account after they asked the customer. Refuses `changed_meanwhile` and `proof_needed`. */
export const confirmAccountByStaff: Verb<typeof route> = async ({ market, caller, params, body }) => {
  const { userNumber } = params
  await checkRecentProof(caller, body.proof)
  const { country } = await readMarket(market)
  return changeThing(route, body.version, async () => {
    const before = await readCustomer(market, userNumber)
    return {
      before,
      shown: async customer => toStaff(customer, (await readBalance(market, userNumber)).balance),
      after: () => ({ ...before, accountUnconfirmed: false }),
      noted: { market, country, caller, kind: 'customer', id: userNumber },
      writes: after => putCustomer(market, after),
    }
  })
}
