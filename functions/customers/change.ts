import { addressChanged, confirmationWanted } from '#events/customers.ts'
import { afterStaffChange } from '#shared/customers/account-change.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { withFee } from '#shared/customers/fees.ts'
import { needsProof, rightOf } from '#shared/customers/field-rights.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import type { Params } from '#shared/kit/contract.ts'
import { withChange } from '#shared/kit/former-address.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { readBalance } from '../balances/table/balance.ts'
import { claimLogin, readLogin, releaseLogin } from '../identity/table/login.ts'
import type { Staff } from '../kit/caller.ts'
import { changeThing } from '../kit/change.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import { checkMayChange, fieldsThatDiffer } from '../kit/may-change.ts'
import { emit } from '../kit/outbox.ts'
import { staffMails } from '../kit/staff-mails.ts'
import type { Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkedFields } from './checked-fields.ts'
import { type Customer, putCustomer, readCustomer } from './table/customer.ts'
import { toStaff } from './to-response.ts'
import { toldOfAccount } from './told-of-account.ts'

const { change: route } = customersContract

interface Change {
  market: string
  caller: Staff
  params: Params<typeof route>
  /** The fields to change. Of a PUT those that were sent. */
  body: Partial<Customer> & { proof?: string | undefined }
}

/**
 * Changes the fields that were sent, and notes who did. Another commission counts from today on. A new address must be confirmed by its owner, and the customer hears
 * of another bank account. Refuses `changed_meanwhile`, by field `role_may_not`, `proof_needed` for an address and a bank
 * account, `customer_exists` and `too_many_mails` at a new address, and what `checkedFields` refuses.
 */
export const change = async ({ market, caller, params, body: { version, proof, ...typed } }: Change) => {
  const { country, timeZone } = await readMarket(market)
  return changeThing(route, version, async () => {
    const before = await readCustomer(market, params.userNumber)
    const after = async () => {
      const fields = await checkedFields(typed, before, country)
      await checkMayChange(caller, fieldsThatDiffer(before, fields), { rightOf, needsProof }, proof)
      const { fees } = withFee(before, fields.fee ?? before.fee, todayIn({ timeZone }))
      return withAddress(market, before, afterStaffChange(before, { ...before, ...fields, fees }))
    }
    return {
      before,
      shown: async customer => toStaff(customer, (await readBalance(market, params.userNumber)).balance),
      after,
      noted: { market, country, caller, kind: 'customer', id: params.userNumber },
      writes: async after => [
        ...putCustomer(market, after),
        ...(await addressWrites(market, before, after)),
        ...toldOfAccount(market, before, after),
      ],
    }
  })
}

/**
 * Nobody has confirmed another address yet. One that the customer wanted is forgotten. The former one is kept for who may
 * undo the change: only an owner who has confirmed it, because staff may have put a stranger's address right.
 */
const withAddress = async (market: string, before: Customer, after: Customer): Promise<Customer> => {
  if (after.email === before.email) return after
  const isOwned = (await readLogin(market, before.email))?.confirmed
  const history = isOwned ? withChange(before, before.email, nowSeconds()) : {}
  return { ...after, ...history, newEmail: null, verified: false }
}

/** The old address learns it, with a link to undo it, and every session ends (D67). */
const toldOld = (market: string, before: Customer, after: Customer): Write[] => {
  const { userNumber, name, email, language, former } = after
  if (!former || former === before.former) return []
  const { email: oldEmail, changedTs } = former
  return [emit(market, addressChanged, { userNumber, email, oldEmail, changedTs, name, language })]
}

/** From now on the customer logs in with the new address, to which a link goes. */
const addressWrites = async (market: string, before: Customer, after: Customer): Promise<Write[]> => {
  const { userNumber, name, email, language } = after
  if (email === before.email) return []
  if (await readLogin(market, email)) throw refuseFields({ email: [customerRefusals.customer_exists] })
  return [
    releaseLogin(market, before.email, userNumber),
    claimLogin(market, email, userNumber, language),
    emit(market, confirmationWanted, { userNumber, email, name, language }),
    ...(await staffMails(market)),
    ...toldOld(market, before, after),
  ]
}
