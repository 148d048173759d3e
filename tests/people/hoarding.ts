/** Visitors and accounts that hold many shelves without paying. */
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { visitorOf } from './visitor.ts'

export const ADDRESS = '203.0.113.9'

export const hoardersOf = (cloud: TestCloud) => {
  /** Reserves one shelf after another, each in a cart of its own, from an address or with an account. */
  const hold = async (market: string, times: number, address: string | undefined, token?: string) => {
    const at = visitorOf(cloud, market, { ...(address && { address }), ...(token && { token }) })
    const [price] = await at.prices()
    const dateStart = await at.startDay(price?.id ?? '')
    const answers = []
    for (let nth = 0; nth < times; nth++)
      answers.push(await at.reserve({ shelfPeriodPrice: price?.id, dateStart }))
    return answers
  }

  /** Opens a market with an account, and returns the account's token. */
  const openWithAccount = async (market: string): Promise<string> => {
    await openMarket(market, 60)
    const person = {
      userNumber: '100001',
      name: 'Ida Bo',
      email: `ida@${market}.example`,
      phone: '+4520123456',
    }
    await commit(newCustomer(market, { ...person, language: 'da', verified: true, createdTs: 1 }))
    await setPassword({ market, username: '100001' }, 'Correct-horse-1', 'customers')
    const login = { username: '100001', password: 'Correct-horse-1', market_id: market }
    return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', login)).body.accessToken
  }

  return { hold, openWithAccount }
}
