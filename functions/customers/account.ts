/** What staff do about a customer's account: the link again, verified by hand, another password. */
import { confirmationWanted, passwordEnded } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { readPasswordLock } from '../identity/table/password-lock.ts'
import { audit } from '../kit/audit.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { checkRecentProof } from '../kit/recent-proof.ts'
import { staffMails } from '../kit/staff-mails.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { putCustomer, readCustomer } from './table/customer.ts'

/** Mails the link to confirm the address. Refuses `already_verified`, `too_many_mails`. */
export const sendConfirmation: Verb<typeof customersContract.sendConfirmation> = async call => {
  const { market, caller, params } = call
  const [{ country }, customer] = await Promise.all([
    readMarket(market),
    readCustomer(market, params.userNumber),
  ])
  const { userNumber, email, name, language, verified } = customer
  if (verified) throw refuse(customerRefusals.already_verified)
  const after = { confirmationSentTo: email }
  await commit([
    emit(market, confirmationWanted, { userNumber, email, name, language }),
    ...(await staffMails(market)),
    ...audit(market, country, { caller, kind: 'customer', id: userNumber, before: undefined, after }),
  ])
}

/** Verifies a customer whom staff know. Once more changes nothing. */
export const verify: Verb<typeof customersContract.verify> = async ({ market, caller, params }) => {
  const { country } = await readMarket(market)
  return retryOnConflict(async () => {
    const before = await readCustomer(market, params.userNumber)
    const after = { ...before, verified: true }
    const noted = audit(market, country, { caller, kind: 'customer', id: params.userNumber, before, after })
    if (noted.length) await commit([...putCustomer(market, after), ...noted])
    return { verified: true }
  })
}

/**
 * Ends the password and mails a link (D19); the identity's worker does it within seconds. Refuses `proof_needed` and
 * `too_many_mails`.
 */
export const resetPassword: Verb<typeof customersContract.resetPassword> = async call => {
  const { market, caller, params } = call
  await checkRecentProof(caller, call.body?.proof)
  const account = { kind: 'customer', market, username: params.userNumber } as const
  const [{ country }, customer, { chosen }] = await Promise.all([
    readMarket(market),
    readCustomer(market, params.userNumber),
    readPasswordLock(account),
  ])
  const { userNumber, email, language } = customer
  const after = { passwordEnded: true }
  await commit([
    emit(market, passwordEnded, { userNumber, email, language, chosen }),
    ...(await staffMails(market)),
    ...audit(market, country, { caller, kind: 'customer', id: userNumber, before: undefined, after }),
  ])
}
