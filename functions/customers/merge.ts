import { customersMerged } from '#events/customers.ts'
import { afterMerge } from '#shared/customers/account-change.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { rightOf } from '#shared/customers/field-rights.ts'
import { takenInMerge } from '#shared/customers/merge.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { mayDo } from '#shared/kit/rights.ts'
import { readBalance } from '../balances/table/balance.ts'
import { moveBalance } from '../balances/table/posted-row.ts'
import { readLogin, releaseLogin } from '../identity/table/login.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { inUse } from '../kit/in-use.ts'
import { checkMayChange, fieldsThatDiffer } from '../kit/may-change.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { readMarket } from '../markets/table/market.ts'
import { putCustomer, readCustomer, removeCustomer } from './table/customer.ts'
import { addLiveBookings, closeBookings, readLiveBookings } from './table/live-bookings.ts'
import { toStaff } from './to-response.ts'
import { toldOfAccount } from './told-of-account.ts'

const { merge: route } = customersContract

/** Names and addresses come along; money asks for its right, and for a proof. */
const MERGE_RIGHTS = { rightOf, needsProof: (field: string) => rightOf(field) === 'money' }

/**
 * Makes one customer of two: `userNumber` stays and takes what it leaves empty itself; `from` ends, and its bookings
 * follow. When `from` books at the same moment, either the merge tries again and moves that booking too, or the booking
 * finds the list of `from` closed and goes to the customer who stays. Refuses `same_customer`, 404 `not_found`, `in_use`
 * when `from` has product sheets or goods for sale, or has sold something, `changed_meanwhile` with the customer that
 * changed, `role_may_not` where `from` has confirmed the address, for an account of somebody is the owner's to end (D66), and by
 * field `role_may_not` or `proof_needed` where the kept customer would take a bank account.
 */
export const merge: Verb<typeof customersContract.merge> = async call => {
  const { market, caller, params, body, idempotency } = call
  if (body.from === params.userNumber) throw refuse(customerRefusals.same_customer)
  const settings = await readMarket(market)
  const { country } = settings
  return retryOnConflict(async () => {
    const [kept, from, { bookings, goods, sheets, sales, changes }, owed, gone] = await Promise.all([
      readCustomer(market, params.userNumber),
      readCustomer(market, body.from),
      readLiveBookings(market, body.from),
      readBalance(market, params.userNumber),
      readBalance(market, body.from),
    ])
    // Labels, sheets and the lines of the till name the number that would end.
    const count = goods || sheets || sales
    if (count) throw inUse([{ kind: 'goods', id: from.userNumber, name: String(count) }])
    checkVersion(body.version, toStaff(kept, owed.balance), route)
    checkVersion(body.fromVersion, toStaff(from, gone.balance), route)
    const hasAccount = (await readLogin(market, from.email))?.confirmed ?? false
    if (hasAccount && !mayDo(caller.role, 'own')) throw refuse(kitRefusals.role_may_not)
    const taken = takenInMerge(kept, from)
    // Whoever may not type a bank account may not bring one in this way either.
    await checkMayChange(caller, fieldsThatDiffer(kept, taken), MERGE_RIGHTS, body.proof)
    const after = afterMerge(kept, from, { ...kept, ...taken })
    const answer = toStaff({ ...after, version: kept.version + 1 }, owed.balance + gone.balance)
    const { userNumber } = kept
    await commit([
      ...idempotency.record(answer),
      ...putCustomer(market, after),
      ...removeCustomer(market, from),
      releaseLogin(market, from.email, from.userNumber),
      closeBookings(market, from.userNumber, changes, userNumber),
      ...moveBalance(market, {
        ...{ from: from.userNumber, to: userNumber, amount: gone.balance, currency: settings.currencyCode },
        ...{ day: todayIn(settings), at: nowSeconds() },
      }),
      ...(bookings.length ? [addLiveBookings(market, userNumber, bookings)] : []),
      emit(market, customersMerged, {
        userNumber,
        from: from.userNumber,
        bookings: bookings.map(({ id }) => id),
        ...(hasAccount ? { told: { email: from.email, name: from.name, language: from.language } } : {}),
      }),
      ...toldOfAccount(market, kept, after),
      ...audit(market, country, {
        caller,
        kind: 'customer',
        id: userNumber,
        before: { ...kept, merged: null },
        after: { ...after, merged: from.userNumber },
      }),
      ...audit(market, country, {
        caller,
        kind: 'customer',
        id: from.userNumber,
        name: kept.name,
        before: { deleted: false, mergedInto: null },
        after: { deleted: true, mergedInto: userNumber },
      }),
    ])
    return answer
  })
}
