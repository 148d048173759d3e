import type { marketsContract } from '#shared/markets/contract.ts'
import type { Verb } from '../kit/http.ts'
import { listMarkets } from './table/directory.ts'

/** The markets of this deployment by name. Refuses nothing. */
export const list: Verb<typeof marketsContract.list> = ({ query }) => listMarkets(Number(query.page ?? 1))
