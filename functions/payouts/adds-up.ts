/** Reads whether some days add up. Each total comes from where its domain keeps it, so that none is reckoned from another. */
import { type Day, monthsFrom } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { type Reason, type StepFigures, stepOf } from '#shared/payouts/adds-up.ts'
import type { addsUpCalls } from '#shared/payouts/adds-up-calls.ts'
import { transferState } from '#shared/payouts/bank-transfer.ts'
import { PERIOD, type TransferState } from '#shared/payouts/states.ts'
import type { VoucherAccount } from '#shared/payouts/voucher.ts'
import { inAll, type SumsByDay, shareOf, sumOf } from '#shared/sales/figures.ts'
import { readAllBalances } from '../balances/table/balance.ts'
import { readAccountDays } from '../balances/table/ledger.ts'
import { todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readCredentials } from '../markets/table/credentials.ts'
import { type Market, readSettlingMarket } from '../markets/table/market.ts'
import { countOpenOf } from '../sales/table/clearing.ts'
import { readShopSums } from '../sales/table/sums.ts'
import { readTillDaysOf } from '../tills/table/till-day.ts'
import { checkDays } from './preview.ts'
import { type Days, settleAll } from './settle.ts'
import { readBooks } from './table/books.ts'
import { type Period, readPeriods } from './table/period.ts'
import { readTakenByTenant } from './table/taken.ts'
import { memberOf, readTransfers, type Transfer } from './table/transfer.ts'
import { readVouchersOf, type StoredVoucher } from './table/voucher.ts'

const reason = (name: Reason['name'], amount: Minor, count = 0): Reason => ({ name, amount, count })

/** What tills took, against what was booked: as lines, set aside, or beside the goods. */
const tillStep = async (market: string, { dateFrom: from, dateTo: to }: Days): Promise<StepFigures> => {
  const days = await readTillDaysOf(market, { from, to })
  const total = (of: (day: (typeof days)[number]) => Minor) => sum(days.map(of))
  const open = [...new Set(days.filter(({ clearing }) => clearing !== 0).map(({ day }) => day))]
  const counts = await Promise.all(open.map(day => countOpenOf(market, day)))
  // What the till itself says of its day, where it was asked.
  const took = total(({ told, total: booked, misdated }) => (told ? told.total + misdated : booked))
  return {
    name: 'till',
    left: took,
    right: total(({ lines, aside, beside }) => lines + aside + beside),
    reasons: [
      reason(
        'clearing',
        total(({ clearing }) => clearing),
        sum(counts),
      ),
      reason('told_differently', took - total(day => day.total)),
    ],
  }
}

const paidOf = (parts: readonly SumsByDay[], { dateFrom, dateTo }: Days): Minor =>
  inAll(sumOf(parts, dateFrom, dateTo)).paid

/** What was sold on the days, against what settlements took of them, whichever took it. */
const salesStep = async (market: string, days: Days): Promise<StepFigures> => {
  const months = monthsFrom(days.dateFrom, days.dateTo)
  const [sold, taken] = await Promise.all([
    readShopSums(market, { to: days.dateTo }),
    readTakenByTenant(market, months),
  ])
  const left = paidOf(sold, days)
  const right = paidOf([...taken.values()].flat(), days)
  return { name: 'sales', left, right, reasons: [reason('not_settled', left - right)] }
}

const within = (days: ReadonlyMap<Day, Minor>, { dateFrom, dateTo }: Days): Minor =>
  sum([...days].flatMap(([day, amount]) => (day >= dateFrom && day <= dateTo ? amount : [])))

/** The shares of lines that settlements give, against the accounts that only settlements move. */
const balancesStep = async (
  { marketId, currencyCode }: Market,
  whole: readonly Period[],
): Promise<StepFigures> => {
  const accounts = await Promise.all(
    (['till', 'shop:commission', 'vat'] as const).map(account =>
      readAccountDays(marketId, currencyCode, account),
    ),
  )
  const totals = whole.flatMap(({ sums }) => sums?.totals ?? [])
  // The VAT of withheld rent stands on the same account.
  const rentVat = sum(totals.map(one => one.rentVat))
  return {
    name: 'balances',
    left: sum(totals.map(({ share, rentOffset }) => share + rentOffset)),
    right: rentVat - sum(accounts.flatMap(account => whole.map(days => within(account, days)))),
    reasons: [],
  }
}

interface Gone {
  transfer: Transfer
  state: TransferState
  isInFile: boolean
}

/** The transfers of a period that staff did not take out, and what became of each. */
const readGone = async (market: string, period: string) => {
  const { transfers, files } = await readTransfers(market, period)
  const live = files.filter(({ state }) => state !== 'withdrawn')
  const gone = transfers
    .filter(({ amount, deletedTs }) => amount !== 0 && deletedTs === null)
    .map((transfer): Gone => {
      const file = live.find(({ members }) => members.includes(memberOf(transfer)))
      const became = { isReturned: transfer.returned !== null, isByHand: transfer.byHand !== null }
      const place = file && { place: file.members.indexOf(memberOf(transfer)), posted: file.posted }
      return { transfer, isInFile: file !== undefined, state: transferState(became, place) }
    })
  return { transfers, gone }
}

/** What the settlement paid out to each tenant of a period, less what is paid out by now, or will be. */
const leftOf = ({ transfers, gone }: Awaited<ReturnType<typeof readGone>>) =>
  [...new Set(transfers.map(({ userNumber }) => userNumber))].map(userNumber => {
    const own = gone.filter(({ transfer }) => transfer.userNumber === userNumber)
    const settled = sum(transfers.filter(one => one.userNumber === userNumber).map(one => one.settled))
    const paid = sum(own.map(({ transfer, state }) => (state === 'returned' ? 0 : transfer.amount)))
    return { amount: settled - paid, isBack: own.at(-1)?.state === 'returned' }
  })

const counted = (name: Reason['name'], amounts: readonly Minor[]): Reason =>
  reason(name, sum(amounts), amounts.length)

/** The transfers of the periods: to be paid out, in files, and gone. */
const bankSteps = async (market: string, whole: readonly Period[]): Promise<StepFigures[]> => {
  const all = await Promise.all(whole.map(({ id }) => readGone(market, id)))
  const gone = all.flatMap(one => one.gone)
  const amounts = (isMeant: (one: Gone) => boolean) =>
    gone.filter(isMeant).map(({ transfer }) => transfer.amount)
  const left = all.flatMap(leftOf).filter(({ amount }) => amount !== 0)
  const amountsLeft = (isMeant: (one: (typeof left)[number]) => boolean) =>
    left.filter(isMeant).map(({ amount }) => amount)
  const inFiles = sum(
    amounts(({ isInFile, state }) => state === 'sent' || (isInFile && state !== 'returned')),
  )
  return [
    {
      name: 'bank',
      left: sum(whole.map(({ sums }) => sums?.paid.total ?? 0)),
      right: inFiles,
      reasons: [
        counted(
          'open',
          amounts(({ state }) => state === 'open'),
        ),
        counted(
          'returned',
          amountsLeft(({ amount, isBack }) => isBack && amount > 0),
        ),
        counted(
          'kept',
          amountsLeft(({ amount, isBack }) => !isBack && amount > 0),
        ),
        counted(
          'paid_more',
          amountsLeft(({ amount }) => amount < 0),
        ),
      ],
    },
    {
      name: 'sent',
      left: inFiles,
      right: sum(amounts(({ state }) => state === 'sent')),
      reasons: [
        counted(
          'not_uploaded',
          amounts(({ state }) => state === 'in_file'),
        ),
      ],
    },
  ]
}

/** What the vouchers that are in the books have on an account. */
const bookedOn = (vouchers: readonly StoredVoucher[], account: VoucherAccount): Minor =>
  sum(vouchers.flatMap(({ lines }) => lines.filter(line => line.account === account).map(one => one.amount)))

/** What is in the books, where the market has connected them; vouchers of days, where it wants them. */
const bookSteps = async (
  { marketId, currencyCode }: Market,
  days: Days,
  whole: readonly Period[],
): Promise<StepFigures[]> => {
  const { services } = await readCredentials(marketId)
  if (!services.accountingAgreementToken) return []
  const [vouchers, card, { withOnline }] = await Promise.all([
    readVouchersOf(marketId, { from: days.dateFrom, to: days.dateTo }),
    readAccountDays(marketId, currencyCode, 'card'),
    readBooks(marketId),
  ])
  const sent = vouchers.filter(({ state }) => state === 'sent')
  const ofPeriods = sent.filter(({ period }) => whole.some(({ id }) => id === period))
  const turnover = sum(
    whole.map(({ sums }) => (sums ? sums.totals.turnoverUsed + sums.totals.turnoverNew : 0)),
  )
  const inBooks = bookedOn(ofPeriods, 'till')
  const online = 0 - within(card, days)
  const onlineInBooks = bookedOn(
    sent.filter(({ period }) => period === null),
    'card',
  )
  const left = whole.filter(({ id }) => !ofPeriods.some(({ period }) => period === id)).length
  const ofDays: StepFigures = {
    ...{ name: 'online', left: online, right: onlineInBooks },
    reasons: [reason('not_exported', online - onlineInBooks)],
  }
  return [
    {
      ...{ name: 'books', left: turnover, right: inBooks },
      reasons: [reason('not_exported', turnover - inBooks, left)],
    },
    ...(withOnline ? [ofDays] : []),
  ]
}

/** Balances above zero, and shares that no settlement has taken. */
const readOwed = async (market: Market, today: Day) => {
  const [balances, unsettled] = await Promise.all([
    readAllBalances(market.marketId),
    settleAll(market, { dateFrom: today, dateTo: today }),
  ])
  const standing = sum(balances.map(({ balance }) => Math.max(0, balance)))
  const shares = sum(
    unsettled.map(({ settlement: { taken, dateTo } }) => shareOf(inAll(sumOf([taken], '', dateTo)))),
  )
  return { balances: standing, unsettled: shares, total: standing + shares }
}

/** Refuses `not_enabled` and `invalid_date`. */
export const readAddsUp: Verb<typeof addsUpCalls.readAddsUp> = async ({ market: id, query: days }) => {
  const market = await readSettlingMarket(id)
  checkDays(days)
  const { periods } = await readPeriods(id)
  const counting = periods.filter(
    ({ status, dateFrom, dateTo }) =>
      status >= PERIOD.finalized && dateFrom <= days.dateTo && dateTo >= days.dateFrom,
  )
  const isWhole = ({ dateFrom, dateTo }: Days) => dateFrom >= days.dateFrom && dateTo <= days.dateTo
  const whole = counting.filter(isWhole)
  const [till, sales, balances, bank, books, owed] = await Promise.all([
    tillStep(id, days),
    salesStep(id, days),
    balancesStep(market, whole),
    bankSteps(id, whole),
    bookSteps(market, days, whole),
    readOwed(market, todayIn(market)),
  ])
  return {
    ...days,
    steps: [till, sales, balances, ...bank, ...books].map(stepOf),
    periods: counting.map(one => ({
      ...{ id: one.id, dateFrom: one.dateFrom, dateTo: one.dateTo },
      isWhole: isWhole(one),
    })),
    owed,
  }
}
