/** Works off what must be put into a market's till and taken out of it, one after another. */

import { transfersDue } from '#events/tills.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { genericFrom } from '#shared/products/number.ts'
import { nowSeconds } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { schedule } from '../kit/schedule.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { forgetGeneric, syncGeneric } from './generic.ts'
import { noteContact, noteFailed, noteWorked } from './note-contact.ts'
import { forgetProducts, syncProducts } from './sync.ts'
import { putContact, readContact } from './table/contact.ts'
import {
  laterTransfers,
  newTransfers,
  readTransfers,
  removeTransfer,
  type Transfer,
  transferTs,
} from './table/transfer.ts'
import { TillFailed } from './till-failed.ts'
import { tillFor } from './till-for.ts'
import { underLease } from './under-lease.ts'

/** Half of the time of a batch. After it another message goes on. */
const LONGEST_SECONDS = 60

/**
 * Notes products at which the till must look from a moment on, and sees to it that somebody does. While the till fails, it
 * is left alone as long as before.
 */
export const addTransfers = (market: string, numbers: readonly string[], at: Seconds): Promise<void> =>
  retryOnConflict(async () => {
    const present = await readContact(market, 'out')
    const nextTs = present.problem ? present.nextTs : Math.min(present.nextTs ?? at, at)
    await commit([...newTransfers(market, numbers, at), putContact(market, { ...present, nextTs })])
  })

/** Puts the market's products into its till as far as that is due. `by`: the id of the message that asks. */
export const runTransfers = async (market: string, by: string): Promise<void> => {
  let goesOn = true
  // A transfer that came while another worker held the till was left to that worker, who looks once more.
  while (goesOn) {
    let left: Left = 'nothing'
    const wasFree = await underLease(market, 'out', async () => {
      left = await work(market, by)
    })
    goesOn = wasFree && left === 'nothing' && (await isDue(market))
  }
}

const isDue = async (market: string): Promise<boolean> => {
  const [first] = await readTransfers(market, 1)
  return first !== undefined && transferTs(first) <= nowSeconds()
}

/** Whether something is left that another message sees to. */
type Left = 'nothing' | 'later'

const work = async (market: string, by: string): Promise<Left> => {
  const until = nowSeconds() + LONGEST_SECONDS
  for (;;) {
    const { problem, nextTs } = await readContact(market, 'out')
    const now = nowSeconds()
    if (problem && nextTs !== null && nextTs > now) return later(market, nextTs, by)
    const [first] = await readTransfers(market, 1)
    if (!first || transferTs(first) > now) return settle(market, by)
    if (now >= until) {
      await send(transfersDue.work, envelope(market, transfersDue, {}))
      return 'later'
    }
    const failed = await tryTransfer(market, first)
    if (failed) return later(market, await noteFailed(market, 'out', failed), by)
  }
}

const later = async (market: string, at: Seconds, by: string): Promise<Left> => {
  await schedule(market, transfersDue, {}, { at, by })
  return 'later'
}

/**
 * Nothing is due now. Perhaps something is later: a discount begins or ends. The contact is read before the transfers, so
 * that what is noted in between is not overlooked. What the till failed at has been done, so its problem is over, also
 * where a worker died before it noted that.
 */
const settle = async (market: string, by: string): Promise<Left> => {
  let nextTs: Seconds | null = null
  await noteContact(market, 'out', async () => {
    const [next] = await readTransfers(market, 1)
    nextTs = next ? transferTs(next) : null
    return { problem: null, nextTs }
  })
  if (nextTs !== null) await schedule(market, transfersDue, {}, { at: nextTs, by })
  return 'nothing'
}

/** Of 200 products each may have two days of its own, and a transaction has a hundred writes at most. */
const AT_ONCE = 100

/** Does a transfer. Answers the failure of the till, where it fails. */
const tryTransfer = async (marketId: string, transfer: Transfer): Promise<TillFailed | undefined> => {
  const market = await readMarket(marketId)
  try {
    const later = await sync(market, transfer.numbers)
    const noted = [...later].flatMap(([at, numbers]) => laterTransfers(marketId, numbers, at))
    for (let at = 0; at < noted.length; at += AT_ONCE) await commit(noted.slice(at, at + AT_ONCE))
    await commit([removeTransfer(marketId, transfer)])
    await noteWorked(marketId, 'out')
    return undefined
  } catch (error) {
    if (error instanceof TillFailed) return error
    throw error
  }
}

const sync = async (market: Market, all: readonly string[]): Promise<Map<Seconds, string[]>> => {
  const generic = all.filter(genericFrom)
  const numbers = all.filter(number => !genericFrom(number))
  if (putsIntoTill(market, deployment())) {
    const till = await tillFor(market)
    await syncGeneric(market, till, generic)
    return syncProducts(market, till, numbers)
  }
  await forgetGeneric(market.marketId, generic)
  await forgetProducts(market.marketId, numbers)
  return new Map()
}
