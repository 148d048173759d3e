/** A tenant with a password, written to the table, so that a story need not register one by mails. */
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import type { Language } from '#shared/kit/language.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { STAFF_PASSWORD } from './staff.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export interface Person {
  userNumber: string
  name: string
  email: string
}

/** Makes the customer, logs in, and returns a visitor who calls as this customer. */
export const writtenTenant = async (
  cloud: TestCloud,
  market: string,
  who: Person,
  language: Language = 'en',
): Promise<Visitor> => {
  const more = { phone: '+4520123456', language, verified: true, createdTs: 1 }
  await commit(newCustomer(market, { ...who, ...more }))
  await setPassword({ market, username: who.userNumber }, STAFF_PASSWORD, 'customers')
  const body = { username: who.userNumber, password: STAFF_PASSWORD, market_id: market }
  const { accessToken } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  return visitorOf(cloud, market, { token: accessToken })
}
