import { customerDeleted } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import { releaseLogin } from '../identity/table/login.ts'
import { audit } from '../kit/audit.ts'
import { todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { inUse } from '../kit/in-use.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { readCustomer, removeCustomer } from './table/customer.ts'
import { closeBookings, readLiveBookings } from './table/live-bookings.ts'

/**
 * Deletes a customer of whom nothing runs or is to come (D36). The account ends, and past bookings lose the name: other
 * domains listen. Refuses `in_use` with the bookings that run or come.
 */
export const remove: Verb<typeof customersContract.remove> = async ({ market, caller, params }) => {
  const { userNumber } = params
  const { country, timeZone } = await readMarket(market)
  await retryOnConflict(async () => {
    const [customer, { bookings, changes }] = await Promise.all([
      readCustomer(market, userNumber),
      readLiveBookings(market, userNumber),
    ])
    const today = todayIn({ timeZone })
    const live = bookings.filter(({ dateEnd }) => dateEnd >= today)
    if (live.length) throw inUse(live.map(({ id, dateEnd }) => ({ kind: 'booking', id, name: dateEnd })))
    await commit([
      removeCustomer(market, customer),
      releaseLogin(market, customer.email, userNumber),
      closeBookings(market, userNumber, changes),
      emit(market, customerDeleted, { userNumber }),
      // What was deleted is not kept in the audit: a deleted customer is forgotten.
      ...audit(market, country, {
        caller,
        kind: 'customer',
        id: userNumber,
        before: { deleted: false },
        after: { deleted: true },
      }),
    ])
  })
}
