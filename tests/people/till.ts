/** A market's till, as the people at the counter and the sandbox have it. */
import { seal } from '#functions/kit/secrets.ts'
import { commit } from '#functions/kit/table.ts'
import { putServiceKeys, readCredentials } from '#functions/markets/table/credentials.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import { SANDBOX_KEY } from '#infra/local/secrets.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'

export interface InTill {
  number: string
  name: string
  price: string | null
  vatPercentage: string
}

/** Saves a key that works, as staff who have checked it. */
export const connectZettle = async (market: string): Promise<void> => {
  const { services } = await readCredentials(market)
  const zettleApiKey = { sealed: await seal(SANDBOX_KEY, market), end: '-key' }
  await commit([
    putServiceKeys(market, { ...services, zettleApiKey, zettleClientId: `client-of-${market}` }),
    ...putMarket({ ...(await readMarket(market)), zettleIntegration: true, zettleApiValid: true }),
  ])
}

/** The same for Flexpos. */
export const connectFlexpos = async (market: string): Promise<void> => {
  const { services } = await readCredentials(market)
  const flexposApiKey = { sealed: await seal(SANDBOX_KEY, market), end: '-key' }
  await commit([
    putServiceKeys(market, { ...services, flexposApiKey, flexposCompanyId: '123456' }),
    ...putMarket({ ...(await readMarket(market)), zettleIntegration: false, flexposApiValid: true }),
  ])
}

export const tillOf = (cloud: TestCloud, market: string, service: 'zettle' | 'flexpos' = 'zettle') => ({
  /** What the till has, by number. */
  products: async (): Promise<InTill[]> => {
    const path = `/local/${service}/products/?marketId=${market}`
    const { status, body } = await cloud.call<InTill[]>('GET', path)
    if (status !== 200) throw new Error(`the till says nothing: ${status} ${JSON.stringify(body)}`)
    return body.toSorted((one, other) => one.number.localeCompare(other.number))
  },
  takeOut: (number: string) =>
    cloud.call('DELETE', `/local/${service}/products/?marketId=${market}&number=${number}`),
  /** Sells at the counter. Answers the till's id of the purchase. */
  sell: async (lines: object[], how: object = {}): Promise<string> => {
    const { status, body } = await cloud.call<{ purchase: { purchaseUUID1?: string; Uid?: string } }>(
      'POST',
      `/local/${service}/sell/`,
      { marketId: market, lines, ...how },
    )
    if (status !== 200) throw new Error(`the till does not sell: ${JSON.stringify(body)}`)
    return body.purchase.purchaseUUID1 ?? body.purchase.Uid ?? ''
  },
  /** As Zettle does after three days of tries that failed. */
  forgetSubscriptions: () => cloud.call('DELETE', `/local/zettle/subscriptions/?marketId=${market}`),
  fault: (mode: string, times?: number) => cloud.call('POST', '/local/fault/', { service, mode, times }),
})
