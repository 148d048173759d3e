/** Makes the vouchers of days that are over: online payments and refunds, and what tills took by tender. */
import { addDays, type Day, daysFrom } from '#shared/kit/day.ts'
import { sum, vatWithin } from '#shared/kit/money.ts'
import type { PaymentDocument } from '#shared/payments/document-shape.ts'
import { dayVoucher, type OnlineDay, type TillFigures } from '#shared/payouts/day-voucher.ts'
import type { VoucherAccount } from '#shared/payouts/voucher.ts'
import { dayText } from '#shared/payouts/voucher-words.ts'
import { readAccountDays } from '../../balances/table/ledger.ts'
import { todayIn } from '../../kit/clock.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import { readDocument, readLastNumber } from '../../payments/table/document.ts'
import { readTillDaysOf, type TillDay } from '../../tills/table/till-day.ts'
import type { Books } from '../table/books.ts'
import { newVoucher, putVoucher, readVouchersOf, type StoredVoucher } from '../table/voucher.ts'
import { voucherOf } from './make-period.ts'

/** What comes later than this of a day is in no voucher: the day board and the clearing list name it. */
const DAYS_BACK = 60

/** The receipts and credit notes from a day on, the newest first. Their numbers have no gap. */
const readDocumentsFrom = async (market: string, from: Day): Promise<PaymentDocument[]> => {
  const all: PaymentDocument[] = []
  for (let number = await readLastNumber(market); number > 0; number -= 1) {
    const document = await readDocument(market, number)
    if (document.issuedOn < from) break
    all.push(document)
  }
  return all
}

/** The day on which the ledger has what a document is about. */
const dayOf = ({ kind, paidOn, issuedOn }: PaymentDocument): Day => (kind === 'receipt' ? paidOn : issuedOn)

const signed = ({ kind }: PaymentDocument, amount: number): number =>
  kind === 'receipt' ? amount : 0 - amount

/** What each day has added to the accounts of online payments, with the VAT that documents say. */
const readOnline = async (market: Market, from: Day): Promise<(day: Day) => OnlineDay> => {
  const { marketId, currencyCode, vatPercent, noVatOnRent } = market
  const of = (account: 'card' | 'refunds' | 'counter' | 'shop:bookings') =>
    readAccountDays(marketId, currencyCode, account)
  const [card, refunds, counter, bookings, documents] = await Promise.all([
    of('card'),
    of('refunds'),
    of('counter'),
    of('shop:bookings'),
    readDocumentsFrom(marketId, from),
  ])
  return day => {
    const sold = bookings.get(day) ?? 0
    const ofDay = documents.filter(one => dayOf(one) === day && one.currency === currencyCode)
    const inShop = 0 - (counter.get(day) ?? 0)
    return {
      ...{ card: card.get(day) ?? 0, refunds: refunds.get(day) ?? 0, counter: 0 - inShop },
      bookings: sold,
      bookingsReverse: sum(
        ofDay.filter(({ vatMode }) => vatMode === 'reverse').map(one => signed(one, one.total)),
      ),
      // What is paid in the shop has no receipt of Reol's.
      bookingsVat: sold
        ? sum(ofDay.map(one => signed(one, one.vat))) + (noVatOnRent ? 0 : vatWithin(inShop, vatPercent))
        : 0,
    }
  }
}

const figuresOf = ({ told: _, day: __, purchases: ___, misdated: ____, ...figures }: TillDay): TillFigures =>
  figures

/** The account of each tender of which the bookkeeper has said one. */
const tendersIn = ({ chart }: Books): Record<string, VoucherAccount> =>
  Object.fromEntries(
    Object.keys(chart)
      .filter((account): account is `tender:${string}` => account.startsWith('tender:'))
      .map(account => [account.slice('tender:'.length), account]),
  )

interface DayInput {
  day: Day
  /** The vouchers that the day has, the oldest first. */
  before: readonly StoredVoucher[]
  online: OnlineDay | undefined
  tills: readonly TillDay[]
}

/** Which voucher of its day it is: that of `D2` is 2. */
const nthOf = ({ id }: StoredVoucher): number => Number(id.slice(1))

const NO_MONEY: OnlineDay = {
  ...{ card: 0, refunds: 0, counter: 0, bookings: 0, bookingsReverse: 0, bookingsVat: 0 },
}

/** What a day has online that no voucher has. */
const onlineLeft = (now: OnlineDay, sent: OnlineDay): OnlineDay => ({
  card: now.card - sent.card,
  refunds: now.refunds - sent.refunds,
  counter: now.counter - sent.counter,
  bookings: now.bookings - sent.bookings,
  bookingsReverse: now.bookingsReverse - sent.bookingsReverse,
  bookingsVat: now.bookingsVat - sent.bookingsVat,
})

/** The next voucher of a day; undefined where it has nothing new. */
const nextOf = (
  market: Market,
  books: Books,
  { day, before, online, tills }: DayInput,
): StoredVoucher | undefined => {
  const made = before.filter(({ lines }) => lines.length > 0)
  // One that could not be made is made anew.
  const unmade = before.find(({ lines }) => lines.length === 0)
  const last = made.at(-1)
  const sent = last?.tills ?? []
  const now = tills.map(figuresOf)
  const { voucher, problems } = dayVoucher(
    {
      day,
      ...(online ? { online: onlineLeft(online, last?.online ?? NO_MONEY) } : {}),
      tills: now.map(figures => {
        const earlier = sent.find(({ till }) => till === figures.till) as TillFigures | undefined
        return { now: figures, ...(earlier && { sent: earlier }) }
      }),
      ...{ tenders: tendersIn(books), vatPercent: market.vatPercent },
    },
    market.language,
  )
  const id = unmade?.id ?? `D${before.length + 1}`
  const version = unmade?.version ?? 1
  if (voucher)
    return {
      ...voucherOf(voucher, { id, period: null, online: online ?? last?.online ?? null, tills: now }),
      version,
    }
  const [problem] = problems
  if (!problem) return undefined
  const empty = { dateFrom: day, dateTo: day, text: dayText(day, market.language), lines: [] }
  const field = problem.code === 'unknown_tender' ? problem.tender : ''
  return {
    ...voucherOf(empty, { id, period: null }),
    ...{ state: 'failed', version },
    problem: {
      code: problem.code === 'unknown_tender' ? 'tender_unknown' : 'refused',
      ...{ message: '', ...(field && { field }) },
    },
  }
}

const write = (market: string, voucher: StoredVoucher, isAnew: boolean): Promise<unknown> =>
  retryOnConflict(() => commit([isAnew ? putVoucher(market, voucher) : newVoucher(market, voucher)]))

/**
 * Makes a voucher of each day that is over and has something that no voucher has: since the market's first day, and in the
 * last 60 days. The caller has the lease of the books.
 */
export const makeDays = async (market: Market, books: Books): Promise<void> => {
  const { marketId } = market
  const { fromDay, withOnline, withTills } = books
  if (!fromDay || !(withOnline || withTills)) return
  const to = addDays(todayIn(market), -1)
  const earliest = addDays(to, 1 - DAYS_BACK)
  const from = fromDay > earliest ? fromDay : earliest
  if (from > to) return
  const [vouchers, online, tills] = await Promise.all([
    readVouchersOf(marketId, { from, to }),
    withOnline ? readOnline(market, from) : undefined,
    withTills ? readTillDaysOf(marketId, { from, to }) : [],
  ])
  for (const day of daysFrom(from, to)) {
    const before = vouchers
      .filter(({ period, dateTo }) => period === null && dateTo === day)
      // The tenth stands before the second in the order of the table.
      .toSorted((one, other) => nthOf(one) - nthOf(other))
    const next = nextOf(market, books, {
      ...{ day, before, online: online?.(day) },
      tills: tills.filter(one => one.day === day),
    })
    if (next)
      await write(
        marketId,
        next,
        before.some(({ id }) => id === next.id),
      )
  }
}
