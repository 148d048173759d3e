import type { customersContract } from '#shared/customers/contract.ts'
import { rightOf } from '#shared/customers/field-rights.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { readLogin } from '../identity/table/login.ts'
import type { Verb } from '../kit/http.ts'
import { checkMayChange, fieldsThatDiffer } from '../kit/may-change.ts'
import { staffMails } from '../kit/staff-mails.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkedFields } from './checked-fields.ts'
import { newByStaff } from './new-by-staff.ts'
import { takeUserNumber } from './table/user-number.ts'
import { toStaff } from './to-response.ts'

/**
 * Creates a customer, who gets a mail to choose a password. Refuses `customer_exists` at the address, `too_many_mails`, by
 * field `role_may_not` for a bank account and terms other than every new customer has, and what `checkedFields` refuses.
 */
export const create: Verb<typeof customersContract.create> = async ({
  market,
  caller,
  body,
  idempotency,
}) => {
  const present = await readMarket(market)
  const fields = await checkedFields(body, {}, present.country)
  const { name, email, phone, country } = fields
  const plain = newByStaff(present, {
    caller,
    userNumber: '',
    fields: { name, email, phone, country },
  }).customer
  const typed = fieldsThatDiffer(plain, fields)
  // Nobody's money goes elsewhere yet, so nothing asks for a proof.
  await checkMayChange(caller, typed, { rightOf, needsProof: () => false }, undefined)
  const userNumber = await takeUserNumber(market)
  return retryOnConflict(async () => {
    if (await readLogin(market, body.email)) throw refuseFields({ email: [customerRefusals.customer_exists] })
    const { customer, writes } = newByStaff(present, { caller, userNumber, fields })
    const answer = toStaff(customer, 0)
    await commit([...idempotency.record(answer), ...writes, ...(await staffMails(market))])
    return answer
  })
}
