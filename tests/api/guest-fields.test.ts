/** A contract requires of one audience exactly the fields that its verb requires of it. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { paymentsContract } from '#shared/payments/contract.ts'
import { cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
const { anonymous: asked } = paymentsContract.init.requiredOf

beforeAll(() => openMarket('api-guests', 4))

test('A guest who sends none of the fields is refused with exactly these', async () => {
  const guest = visitorOf(cloud, 'api-guests')
  const { status, body } = await guest.init(guest.checkout([await guest.reserveOne()], {}))
  expect(status).toBe(400)
  expect(body).toEqual(Object.fromEntries(asked.map(field => [field, ['required']])))
})

test('A customer need not send any of the fields', async () => {
  const ida = { userNumber: '1', name: 'Ida', email: 'ida@example.com', phone: '+4520123456' }
  await commit(newCustomer('api-guests', { ...ida, verified: true, language: 'da', createdTs: 1 }))
  const password = 'Et-godt-kodeord'
  await setPassword({ market: 'api-guests', username: ida.userNumber }, password, 'customers')
  const login = { username: ida.userNumber, password, market_id: 'api-guests' }
  const { body: session } = await cloud.call<{ accessToken: string }>('POST', '/api/token/', login)
  const customer = visitorOf(cloud, 'api-guests', { token: session.accessToken })
  const { status } = await customer.init(customer.checkout([await customer.reserveOne()], {}))
  expect(status).toBe(200)
})
