/** What finalizing some days would write, and what these days still owe it. Nothing is written. */
import { type Day, daysBetween } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { isHeldBack } from '#shared/payouts/payout.ts'
import { periodFileName } from '#shared/payouts/period-sheet.ts'
import type { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { settlementWorkbook } from '#shared/payouts/settlement-workbook.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { todayIn } from '../kit/clock.ts'
import { publishFile } from '../kit/files.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { renderXlsx, XLSX_TYPE } from '../kit/xlsx/render.ts'
import { type Market, readSettlingMarket } from '../markets/table/market.ts'
import { countOpenOf } from '../sales/table/clearing.ts'
import { readContact } from '../tills/table/contact.ts'
import { readTillDaysOf } from '../tills/table/till-day.ts'
import { type Days, daysAfter, paidTo, settleAll, sumsOf, type TenantSettled } from './settle.ts'
import { type Period, readPeriods } from './table/period.ts'
import { nextNumber, readSettlements, type Settled } from './table/settlement.ts'

/** No period is longer: two years and a leap day. */
const MOST_DAYS = 731

/** Refuses `invalid_date` for days the wrong way round, or too many. */
export const checkDays = ({ dateFrom, dateTo }: Days): void => {
  if (dateFrom > dateTo || daysBetween(dateFrom, dateTo) > MOST_DAYS)
    throw refuseFields({ dateTo: [inputRefusals.invalid_date] })
}

type Row = Omit<
  Settled,
  'period' | 'nth' | 'pieces' | 'returned' | 'postedTs' | 'number' | 'sentTs' | 'version'
>

/** A settlement that is computed and not written, in the shape of one that is. */
const asRow = ({ payee, settlement, ...payout }: TenantSettled): Row => ({
  ...settlement,
  ...payout,
  ...{ userNumber: payee.userNumber, name: payee.name },
  ...paidTo(payee),
})

/** Those that staff must do something about first. */
const byTrouble = (one: Row, other: Row): number =>
  Number(isHeldBack(other.why)) - Number(isHeldBack(one.why)) ||
  Number(other.why === 'owes') - Number(one.why === 'owes') ||
  one.name.localeCompare(other.name) ||
  (one.userNumber < other.userNumber ? -1 : 1)

export const toShownRow = ({ userNumber: customer, name, bank, ...row }: Row) => ({
  ...{ customer, name, bank, rentLines: row.rentLines, late: row.late },
  ...{
    turnoverUsed: row.turnoverUsed,
    turnoverNew: row.turnoverNew,
    feeUsed: row.feeUsed,
    feeNew: row.feeNew,
  },
  ...{ tax: row.tax, rentOffset: row.rentOffset, rentVat: row.rentVat, share: row.share },
  ...{ borneByShop: row.borneByShop, carriedOver: row.carriedOver, youReceive: row.youReceive, why: row.why },
})

export const toShownRows = (rows: readonly Row[]) => rows.toSorted(byTrouble).map(toShownRow)

/** What the days of a period still owe it: lines that fit nothing, days that the till says otherwise, a till that is silent. */
const readUnfinished = async (market: Market, { dateFrom, dateTo }: Days) => {
  const { marketId } = market
  const [days, contact] = await Promise.all([
    readTillDaysOf(marketId, { from: dateFrom, to: dateTo }),
    readContact(marketId, 'in'),
  ])
  const open = new Set(days.filter(({ clearing }) => clearing !== 0).map(({ day }) => day))
  const counts = await Promise.all([...open].map(day => countOpenOf(marketId, day)))
  return {
    clearing: { count: sum(counts), total: sum(days.map(({ clearing }) => clearing)) },
    differing: days
      .map(({ day: date, till, told, total, misdated }) => ({
        ...{ date, till },
        difference: told ? told.total - (total - misdated) : 0,
      }))
      .filter(({ difference }) => difference !== 0),
    silentSince: contact.problem?.sinceTs ?? null,
    filesTo: contact.filesTo,
  }
}

/** Refuses `not_enabled` and `invalid_date`. */
export const previewSettlement: Verb<typeof settlementCalls.previewSettlement> = async ({
  market: id,
  query: days,
}) => {
  const market = await readSettlingMarket(id)
  checkDays(days)
  const [settled, unfinished, { periods }, first] = await Promise.all([
    settleAll(market, days),
    readUnfinished(market, days),
    readPeriods(id),
    nextNumber(id),
  ])
  const rows = settled.map(asRow)
  return {
    ...days,
    results: toShownRows(rows),
    ...sumsOf(rows),
    firstNumber: first,
    lastNumber: first + rows.length - 1,
    rows: {
      shares: rows.filter(({ share, rentOffset }) => share + rentOffset !== 0).length,
      rents: rows.filter(({ rentOffset }) => rentOffset !== 0).length,
    },
    unfinished,
    overlapping: periods
      .filter(({ dateFrom, dateTo }) => dateFrom <= days.dateTo && dateTo >= days.dateFrom)
      .map(({ id: period, dateFrom, dateTo }) => ({ id: period, dateFrom, dateTo })),
    proposed: nextDays(periods, todayIn(market)),
  }
}

/** The days of the earliest period that is not finalized; without one those after the last period. */
const nextDays = (periods: readonly Period[], today: Day): Days => {
  const waiting = periods.findLast(({ status }) => status < PERIOD.finalized)
  return waiting
    ? { dateFrom: waiting.dateFrom, dateTo: waiting.dateTo }
    : daysAfter(periods[0]?.dateTo, today)
}

type NumberedRow = Row & { number: number | null }

const rowsNow = async (market: Market, days: Days): Promise<NumberedRow[]> =>
  (await settleAll(market, days)).map(one => ({ ...asRow(one), number: null }))

/** The rows of a period in the order of tenants: of a draft as its days are now. */
export const rowsOf = async (
  market: Market,
  { id, status, dateFrom, dateTo, firstNumber }: Period,
): Promise<NumberedRow[]> => {
  if (status === PERIOD.draft) return rowsNow(market, { dateFrom, dateTo })
  const settlements = await readSettlements(market.marketId, id)
  return settlements.map(one => ({ ...one, number: firstNumber ? firstNumber + one.nth : null }))
}

/** The rows of some days: of a period that has these days as they were frozen, else as they are now. */
const rowsOfDays = async (market: Market, days: Days): Promise<NumberedRow[]> => {
  const { periods } = await readPeriods(market.marketId)
  const frozen = periods.find(
    ({ status, dateFrom, dateTo }) =>
      status >= PERIOD.finalized && dateFrom === days.dateFrom && dateTo === days.dateTo,
  )
  return frozen ? rowsOf(market, frozen) : rowsNow(market, days)
}

/** Refuses `not_enabled` and `invalid_date`. */
export const exportSettlement: Verb<typeof settlementCalls.exportSettlement> = async ({
  market: id,
  query: { language: asked, ...days },
  language: browsers,
}) => {
  const market = await readSettlingMarket(id)
  checkDays(days)
  const language = asked ?? browsers ?? market.language
  const tenants = (await rowsOfDays(market, days)).toSorted(byTrouble)
  const key = `${id}/payouts/${newId()}.xlsx`
  const file = { key, name: periodFileName(days, language, 'xlsx'), type: XLSX_TYPE }
  return publishFile(file, await renderXlsx(settlementWorkbook({ tenants }, language)))
}
