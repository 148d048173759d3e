import { nowSeconds } from '../../kit/clock.ts'
import { newId } from '../../kit/ids.ts'
import { commit } from '../../kit/table.ts'
import { BooksLeased, endBooks, takeBooks } from '../table/books.ts'

/** Longer than a worker has for a batch. */
const LEASE_SECONDS = 150

const unlessLeased = (error: unknown): false => {
  if (!(error instanceof BooksLeased)) throw error
  return false
}

/** Works with a market's books while nobody else does. False when somebody else does. */
export const underLease = async (market: string, work: () => Promise<void>): Promise<boolean> => {
  const holder = newId()
  const now = nowSeconds()
  const isTaken = await commit([takeBooks(market, { holder, now, until: now + LEASE_SECONDS })]).then(
    () => true,
    unlessLeased,
  )
  if (!isTaken) return false
  try {
    await work()
  } finally {
    await commit([endBooks(market, holder)]).catch(unlessLeased)
  }
  return true
}
