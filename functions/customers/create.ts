import { customerCreated } from '#events/customers.ts'
import type { customersContract } from '#shared/customers/contract.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { readLogin } from '../identity/table/login.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { checkedFields } from './checked-fields.ts'
import { firstCustomer, newCustomer } from './table/customer.ts'
import { takeUserNumber } from './table/user-number.ts'
import { toStaff } from './to-response.ts'

/** Creates a customer, who gets a mail to choose a password. Refuses `customer_exists` at the address. */
export const create: Verb<typeof customersContract.create> = async ({
  market,
  caller,
  body,
  idempotency,
}) => {
  const { country, language, defaultFee } = await readMarket(market)
  const fields = await checkedFields(body, {}, country)
  const userNumber = await takeUserNumber(market)
  return retryOnConflict(async () => {
    if (await readLogin(market, body.email)) throw refuseFields({ email: [customerRefusals.customer_exists] })
    const given = {
      userNumber,
      language,
      fee: defaultFee,
      verified: false,
      createdTs: nowSeconds(),
      ...fields,
    }
    const customer = firstCustomer(given)
    const answer = toStaff(customer)
    await commit([
      ...idempotency.record(answer),
      ...newCustomer(market, customer),
      emit(market, customerCreated, { userNumber, email: customer.email, name: customer.name, language }),
      ...audit(market, country, {
        caller,
        kind: 'customer',
        id: userNumber,
        before: undefined,
        after: customer,
      }),
    ])
    return answer
  })
}
