import { sellsGenerically } from '#shared/markets/till.ts'
import { nowSeconds } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import { readMarket } from '../markets/table/market.ts'
import { genericNumbers } from './generic.ts'
import { addTransfers, runTransfers } from './transfers.ts'

/** The till looks at a tenant who is new or gone. Nothing is to do where things have numbers of their own. */
export const lookAtTenant = async (market: string, by: string, userNumber: string): Promise<void> => {
  const present = await readMarket(market)
  if (!sellsGenerically(present, deployment())) return
  await addTransfers(market, genericNumbers(present, userNumber), nowSeconds())
  await runTransfers(market, by)
}
