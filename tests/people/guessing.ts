/** An unknown person who types names, addresses and passwords at a market with one known customer. */
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'

export const PASSWORD = 'Et-godt-kodeord'

export const KNOWN = { number: '400001', email: 'kim@unknown-customers.example' }

export const LOCKED = { status: 429, body: { error: 'too_many_attempts' } }

/** `open` makes the market and its customer. */
export const guessingAt = (cloud: TestCloud, market: string) => {
  const open = async (): Promise<void> => {
    await openMarket(market, 8)
    const { number: userNumber, email } = KNOWN
    const customer = { userNumber, name: 'Kim', email, phone: '+4520123456', verified: true, createdTs: 1 }
    await commit(newCustomer(market, { ...customer, language: 'da' }))
    await setPassword({ market, username: userNumber }, PASSWORD, 'customers')
  }

  const post = (path: string, body: object, from = '192.0.2.1') =>
    cloud.call(
      'POST',
      `/api/${path}`,
      { ...body, market_id: market },
      { headers: { 'x-forwarded-for': from } },
    )

  const guess = (username: string, from?: string) =>
    post('token/', { username, password: 'forkert-kode' }, from)

  return { open, post, guess }
}
