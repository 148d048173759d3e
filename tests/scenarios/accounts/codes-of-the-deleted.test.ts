/** Staff delete a customer, or change the address, at the moment at which a code of the address is typed. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { beforeAll, expect, test, vi } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { releaseLogin } from '#functions/identity/table/login.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'codes-deleted'
beforeAll(() => openMarket(MARKET, 1))

const post = (path: string, body: object) =>
  cloud.call('POST', `/api/${path}`, { ...body, market_id: MARKET })

test('A code that is typed while its address goes logs nobody in, and is no fault', async () => {
  const [userNumber, email] = ['500001', 'ida@codes-deleted.example']
  const customer = { userNumber, name: 'Ida', email, phone: '+4520123456', verified: false, createdTs: 1 }
  await commit(newCustomer(MARKET, { ...customer, language: 'da' }))
  await setPassword({ market: MARKET, username: userNumber }, 'Et-godt-kodeord', 'customers')
  await post('token/code/', { email })
  await cloud.idle()
  const [mail] = await visitorOf(cloud, MARKET).mails(email)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  const { send } = CognitoIdentityProviderClient.prototype
  let gone: Promise<void> | undefined
  const pool = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(async function (
    this: CognitoIdentityProviderClient,
    ...asked: Parameters<typeof send>
  ) {
    gone ??= commit([releaseLogin(MARKET, email, userNumber)])
    await gone
    return send.apply(this, asked)
  })
  const answer = await post('token/by_code/', { email, code })
  pool.mockRestore()
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_code' } })
  expect(gone).toBeDefined()
})
