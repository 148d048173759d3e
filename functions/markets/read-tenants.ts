import type { marketsContract } from '#shared/markets/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readMarket } from './table/market.ts'

/** What of the caller's market is switched on. `serve` drops the settings that the contract does not declare. */
export const readTenants: Verb<typeof marketsContract.readTenants> = ({ market }) => readMarket(market)
