import { accountDeleted } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import { addressIsNew } from '#shared/kit/former-address.ts'
import { ownerProof } from '#shared/kit/owner-proof.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { booksKeptUntil } from '#shared/kit/retention.ts'
import { toMillis } from '#shared/kit/units.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { MOST_NAMED } from '../kit/in-use.ts'
import { readLinkOf } from '../kit/link.ts'
import { emit } from '../kit/outbox.ts'
import { readMarket } from '../markets/table/market.ts'
import { deleteCustomer, readInTheWay } from './delete-customer.ts'
import { readCustomer } from './table/customer.ts'

/** What the tenant reads before they decide: four reads. */
export const readDeletion: Verb<typeof customersContract.readDeletion> = async ({ market, caller }) => {
  const { userNumber } = caller
  const shop = await readMarket(market)
  const [{ live, goods, unsettled, balance }] = await Promise.all([
    readInTheWay(shop, userNumber),
    readCustomer(market, userNumber),
  ])
  const over = toMillis(booksKeptUntil(shop.country, todayIn(shop)))
  return {
    bookings: live.slice(0, MOST_NAMED),
    count: live.length,
    ...{ goods, unsettled, balance },
    booksUntil: addDays(dayIn('UTC', over), -1),
  }
}

/**
 * A tenant deletes the own account, with a proof of the last ten minutes that they are its owner. The address that it
 * had gets a mail. Refuses `in_use` as `deleteCustomer` does, `address_is_new` within seven days of a new
 * address, and `link_invalid` for another's or an old proof.
 */
export const removeOwn: Verb<typeof customersContract.removeOwn> = async ({ market, caller, body }) => {
  const about = await readLinkOf(market, body.proof, ownerProof)
  if (about.kind !== 'customer' || about.username !== caller.username) throw refuse(kitRefusals.link_invalid)
  if (addressIsNew(await readCustomer(market, caller.userNumber), nowSeconds()))
    throw refuse(kitRefusals.address_is_new)
  await deleteCustomer(await readMarket(market), caller, caller.userNumber, ({ email, name, language }) => [
    emit(market, accountDeleted, { email, name, language }),
  ])
}
