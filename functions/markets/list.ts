import type { marketsContract } from '#shared/markets/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readDirectory } from './table/directory.ts'

/** The markets of this deployment by name. */
export const list: Verb<typeof marketsContract.list> = ({ query }) => readDirectory(query.page)
