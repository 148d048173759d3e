import { customerDeleted } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import type { Day } from '#shared/kit/day.ts'
import { releaseLogin } from '../identity/table/login.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { inUse } from '../kit/in-use.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type Customer, readCustomer, removeCustomer } from './table/customer.ts'
import { closeBookings, readLiveBookings } from './table/live-bookings.ts'

/** The bookings that run or come, the goods for sale, and the version of both. */
export const readInTheWay = async (
  { marketId, timeZone }: Market,
  userNumber: string,
): Promise<{ live: { id: string; dateEnd: Day }[]; goods: number; changes: number }> => {
  const { bookings, goods, changes } = await readLiveBookings(marketId, userNumber)
  const today = todayIn({ timeZone })
  return { live: bookings.filter(({ dateEnd }) => dateEnd >= today), goods, changes }
}

/**
 * Deletes a customer of whom nothing runs or is to come and no goods are for sale (D36), for staff and for the customer alike. The account ends
 * and past bookings lose the name, by subscribers in other domains. `further` is written in the same transaction.
 * Refuses `in_use` with the bookings that run or come and the goods, and 404 `not_found`.
 */
export const deleteCustomer = (
  market: Market,
  caller: Pick<Staff, 'username'>,
  userNumber: string,
  further: (customer: Customer) => Write[] = () => [],
): Promise<void> =>
  retryOnConflict(async () => {
    const { marketId, country } = market
    const [customer, { live, goods, changes }] = await Promise.all([
      readCustomer(marketId, userNumber),
      readInTheWay(market, userNumber),
    ])
    const bookings = live.map(({ id, dateEnd }) => ({ kind: 'booking', id, name: dateEnd }))
    const users = goods ? [...bookings, { kind: 'goods', id: userNumber, name: String(goods) }] : bookings
    if (users.length) throw inUse(users)
    await commit([
      removeCustomer(marketId, customer),
      releaseLogin(marketId, customer.email, userNumber),
      closeBookings(marketId, userNumber, changes),
      emit(marketId, customerDeleted, { userNumber, email: customer.email }),
      // What was deleted is not kept in the audit: a deleted customer is forgotten.
      ...audit(marketId, country, {
        caller,
        kind: 'customer',
        id: userNumber,
        before: { deleted: false },
        after: { deleted: true },
      }),
      ...further(customer),
    ])
  })

/** Staff delete a customer. Refuses `in_use` with the bookings that run or come and the goods. */
export const remove: Verb<typeof customersContract.remove> = async ({ market, caller, params }) => {
  await deleteCustomer(await readMarket(market), caller, params.userNumber)
}
