import { customerDeleted } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import type { Day } from '#shared/kit/day.ts'
import { toWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { closeBalance, readBalance } from '../balances/table/balance.ts'
import { releaseLogin } from '../identity/table/login.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { inUse, type User } from '../kit/in-use.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type Customer, readCustomer, removeCustomer } from './table/customer.ts'
import { closeBookings, readLiveBookings } from './table/live-bookings.ts'

interface InTheWay {
  live: { id: string; dateEnd: Day }[]
  goods: number
  /** The share of sales that no settlement has taken; below zero the customer owes it. */
  unsettled: Minor
  /** What the market owes the customer; below zero the customer owes it. */
  balance: Minor
  changes: number
}

/**
 * The bookings that run or come, the goods for sale, what is not settled and what is owed, and the version of all that but the
 * balance.
 */
export const readInTheWay = async ({ marketId, timeZone }: Market, userNumber: string): Promise<InTheWay> => {
  const [{ bookings, goods, unsettled, changes }, { balance }] = await Promise.all([
    readLiveBookings(marketId, userNumber),
    readBalance(marketId, userNumber),
  ])
  const today = todayIn({ timeZone })
  return { live: bookings.filter(({ dateEnd }) => dateEnd >= today), goods, unsettled, balance, changes }
}

/** What a refusal names: goods and money before bookings, of which it names some. */
const usersOf = (userNumber: string, { live, goods, unsettled, balance }: InTheWay): User[] => [
  ...(balance ? [{ kind: 'balance', id: userNumber, name: toWire(balance) }] : []),
  ...(unsettled ? [{ kind: 'unsettled', id: userNumber, name: toWire(unsettled) }] : []),
  ...(goods ? [{ kind: 'goods', id: userNumber, name: String(goods) }] : []),
  ...live.map(({ id, dateEnd }) => ({ kind: 'booking', id, name: dateEnd })),
]

/**
 * Deletes a customer of whom nothing runs or is to come, no goods are for sale, no sales are to be settled and nothing is owed (D36,
 * D86), for staff and for the customer alike. The account ends and past bookings lose the name, by subscribers in other domains.
 * `further` is written in the same transaction. Refuses `in_use` with the bookings that run or come, how many goods and which
 * amounts, and 404 `not_found`.
 */
export const deleteCustomer = (
  market: Market,
  caller: Pick<Staff, 'username'>,
  userNumber: string,
  further: (customer: Customer) => Write[] = () => [],
): Promise<void> =>
  retryOnConflict(async () => {
    const { marketId, country } = market
    const [customer, inTheWay] = await Promise.all([
      readCustomer(marketId, userNumber),
      readInTheWay(market, userNumber),
    ])
    const users = usersOf(userNumber, inTheWay)
    if (users.length) throw inUse(users)
    await commit([
      ...removeCustomer(marketId, customer),
      releaseLogin(marketId, customer.email, userNumber),
      closeBookings(marketId, userNumber, inTheWay.changes),
      closeBalance(marketId, userNumber),
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

/** Staff delete a customer. Refuses what `deleteCustomer` refuses. */
export const remove: Verb<typeof customersContract.remove> = async ({ market, caller, params }) => {
  await deleteCustomer(await readMarket(market), caller, params.userNumber)
}
