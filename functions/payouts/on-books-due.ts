/** Sends the vouchers of a market at the moment that it has chosen, and sets the timer for the next one. */
import { booksDue } from '#events/payouts.ts'
import { nextExport } from '#shared/payouts/books-rhythm.ts'
import { nowSeconds } from '../kit/clock.ts'
import { schedule } from '../kit/schedule.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { sendLeft } from './send-left.ts'
import { type Books, putBooks, readBooks } from './table/books.ts'

/** A task may come a little early; one that comes much earlier sets the timer alone. */
const EARLY_SECONDS = 60

/** Takes the run: another delivery of the task finds the next moment in the future. Undefined where nothing is ever due. */
const claim = (market: string, timeZone: string): Promise<{ isDue: boolean; books: Books } | undefined> =>
  retryOnConflict(async () => {
    const books = await readBooks(market)
    if (books.nextTs === null) return undefined
    if (books.nextTs > nowSeconds() + EARLY_SECONDS) return { isDue: false, books }
    const next = { ...books, nextTs: nextExport(books.rhythm, timeZone, nowSeconds() + EARLY_SECONDS) }
    await commit([putBooks(market, next)])
    return { isDue: true, books: next }
  })

export default onTask({
  on: booksDue,
  grants: ['table:read', 'table:write', 'seals', 'operator-keys', 'schedules:payouts-books'],
  handle: async ({ market: id, id: message }) => {
    const market = await readMarket(id)
    const claimed = await claim(id, market.timeZone)
    if (!claimed) return
    if (claimed.isDue) await sendLeft(market, null)
    const { nextTs } = claimed.books
    if (nextTs !== null) await schedule(id, booksDue, {}, { at: nextTs, by: message })
  },
})
