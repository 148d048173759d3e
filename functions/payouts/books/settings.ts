/** What the books of a market have to choose from, and what its bookkeeper has chosen. */

import { booksDue } from '#events/payouts.ts'
import { addDays } from '#shared/kit/day.ts'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { nextExport } from '#shared/payouts/books-rhythm.ts'
import { changeThing } from '../../kit/change.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { emit } from '../../kit/outbox.ts'
import { readCredentials } from '../../markets/table/credentials.ts'
import { type Market, readSettlingMarket } from '../../markets/table/market.ts'
import { readTillDaysOf } from '../../tills/table/till-day.ts'
import {
  readAccounts,
  readAgreement,
  readJournals,
  readLayouts,
  readVatCodes,
  takesEntries,
} from '../economic/read-books.ts'
import { BooksRefused } from '../economic/refused.ts'
import { type Books, putBooks, readBooks } from '../table/books.ts'
import { readKeys } from './keys.ts'

const { changeBooksSettings: route } = booksCalls

const NOTHING = { agreement: null, accounts: [], journals: [], vatCodes: [], layouts: [] }

/** Refuses `not_enabled` and `books_not_connected`. */
export const readBooksChoices: Verb<typeof booksCalls.readBooksChoices> = async ({ market: id }) => {
  await readSettlingMarket(id)
  try {
    const keys = await readKeys(id)
    const [{ agreementNumber: number, company, currency }, accounts, journals, vatCodes, layouts] =
      await Promise.all([
        readAgreement(keys),
        readAccounts(keys),
        readJournals(keys),
        readVatCodes(keys),
        readLayouts(keys),
      ])
    return {
      problem: null,
      agreement: { number, company, currency },
      accounts: accounts
        .filter(({ accountType }) => accountType === 'profitAndLoss' || accountType === 'status')
        .map(one => ({
          ...{ number: one.accountNumber, name: one.name, vatCode: one.vatAccount?.vatCode ?? '' },
          ...{ isBarred: one.barred, takesEntries: takesEntries(one) },
        })),
      journals: journals.map(one => ({ number: one.journalNumber, name: one.name })),
      vatCodes: vatCodes
        .filter(({ barred }) => !barred)
        .map(one => ({ code: one.vatCode, name: one.name, percent: one.ratePercentage })),
      layouts: layouts.map(one => ({ number: one.layoutNumber, name: one.name })),
    }
  } catch (error) {
    if (!(error instanceof BooksRefused)) throw error
    return { ...NOTHING, problem: error.problem }
  }
}

/** Refuses `not_enabled` and `books_not_connected`. Books that do not answer have no layouts. */
export const listLayouts: Verb<typeof booksCalls.listLayouts> = async ({ market: id }) => {
  await readSettlingMarket(id)
  const keys = await readKeys(id)
  const results = await readLayouts(keys).catch(error => {
    if (!(error instanceof BooksRefused)) throw error
    return []
  })
  return { results }
}

/** How far back words of tills are looked for. */
const TENDER_DAYS = 60

const readTenders = async (market: Market): Promise<string[]> => {
  const to = todayIn(market)
  const days = await readTillDaysOf(market.marketId, { from: addDays(to, 0 - TENDER_DAYS), to })
  return [...new Set(days.flatMap(({ tenders }) => Object.keys(tenders)))].toSorted()
}

const shown = async (market: Market, { nextTs: next, ...books }: Books) => {
  const [{ services }, tenders] = await Promise.all([readCredentials(market.marketId), readTenders(market)])
  return { ...books, next, tenders, isConnected: services.accountingAgreementToken !== null }
}

/** Refuses `not_enabled`. */
export const readBooksSettings: Verb<typeof booksCalls.readBooksSettings> = async ({ market: id }) => {
  const market = await readSettlingMarket(id)
  return shown(market, await readBooks(id))
}

const fields = ({ nextTs: _, version: __, ...noted }: Books) => noted

/** Refuses `changed_meanwhile` and `not_enabled`. */
export const changeBooksSettings: Verb<typeof booksCalls.changeBooksSettings> = ({
  market: id,
  caller,
  body: { version, ...body },
}) =>
  changeThing(route, version, async () => {
    const market = await readSettlingMarket(id)
    const before = await readBooks(id)
    return {
      before,
      shown: books => shown(market, books),
      after: () => {
        const after = { ...before, ...defined(body) }
        const isNew = after.rhythm !== before.rhythm
        return isNew ? { ...after, nextTs: nextExport(after.rhythm, market.timeZone, nowSeconds()) } : after
      },
      noted: {
        market: id,
        country: market.country,
        caller,
        kind: 'books',
        id,
        name: market.visualName,
        fields,
      },
      writes: after => [
        putBooks(id, after),
        // Its worker sets the timer for the next moment.
        ...(after.nextTs !== before.nextTs && after.nextTs !== null ? [emit(id, booksDue, {})] : []),
      ],
    }
  })

/** Without the fields that were not sent. */
const defined = <T extends object>(body: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never
