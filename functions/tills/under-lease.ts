import type { Way } from '#shared/tills/states.ts'
import { nowSeconds } from '../kit/clock.ts'
import { newId } from '../kit/ids.ts'
import { commit } from '../kit/table.ts'
import { endLease, Leased, takeLease } from './table/contact.ts'

/** Longer than a worker works at a till before it begins anew. */
const LEASE_SECONDS = 150

const unlessLeased = (error: unknown): false => {
  if (!(error instanceof Leased)) throw error
  return false
}

/**
 * Works with a market's till while nobody else does, one way. False when somebody else does: on the way out, whoever holds
 * the till looks once more at what there is to do after giving it free, so nothing is overlooked.
 */
export const underLease = async (market: string, way: Way, work: () => Promise<void>): Promise<boolean> => {
  const holder = newId()
  const now = nowSeconds()
  const isTaken = await commit([takeLease(market, way, { holder, now, until: now + LEASE_SECONDS })]).then(
    () => true,
    unlessLeased,
  )
  if (!isTaken) return false
  try {
    await work()
  } finally {
    await commit([endLease(market, way, holder)]).catch(unlessLeased)
  }
  return true
}
