/** The transfers of a sales period as they stand now: who gets how much, on which account, and what keeps them out of a file. */
import type { Day } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { accountText } from '#shared/payouts/account-text.ts'
import { type TransferWarning, transferState } from '#shared/payouts/bank-transfer.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { PERIOD, type TransferState } from '#shared/payouts/states.ts'
import { type Payee, readPayees } from '../../customers/table/payee.ts'
import type { Market } from '../../markets/table/market.ts'
import { type BankFile, type BankLine, readLines } from '../table/bank-file.ts'
import { type Period, readHead, readPeriod } from '../table/period.ts'
import { memberOf, readTransfers, type Transfer } from '../table/transfer.ts'
import { isKeptOut, type Planned, planned } from './payment.ts'

export interface Row extends Pick<BankLine, 'name' | 'account' | 'text' | 'day'> {
  transfer: Transfer
  state: TransferState
  warnings: TransferWarning[]
  isBlocked: boolean
  /** The file that has it. */
  file: BankFile | undefined
  /** What a file made now would say of it; undefined for what is not open. */
  planned: Planned | undefined
}

/** A transfer that was never opened, because the tenant had no account when the settlement was finalized. */
export interface Waiting {
  transfer: Transfer
  payee: Payee | undefined
}

/** All of a period that has to do with the bank. */
export interface OfPeriod {
  market: Market
  period: Period
  /** All transfers, also those that were taken out, and all tenants. */
  transfers: Transfer[]
  payees: ReadonlyMap<string, Payee>
  /** The transfers that staff see, what needs them first. */
  rows: Row[]
  /** Those that staff took out, of tenants who have no later one. */
  takenOut: Row[]
  waiting: Waiting[]
  files: BankFile[]
  version: number
}

/** A period that counts, and is in all balances. Refuses `wrong_period_status`, `period_busy`, and 404 `not_found`. */
export const readFinalized = async (market: string, id: string): Promise<Period> => {
  const [period, { busy }] = await Promise.all([readPeriod(market, id), readHead(market)])
  if (period.status < PERIOD.finalized) throw refuse(payoutRefusals.wrong_period_status)
  if (busy?.period === id && busy.stage === 'count') throw refuse(payoutRefusals.period_busy)
  return period
}

/** Something that was never paid: no account was there, and nobody took it out. */
const isWaiting = ({ amount, deletedTs }: Transfer): boolean => amount === 0 && deletedTs === null

const isLater = (one: Transfer, other: Transfer): boolean =>
  one.userNumber === other.userNumber && one.nth > other.nth

/** Which file has a transfer: the last that was not withdrawn. */
const filesByMember = (files: readonly BankFile[]) =>
  new Map(
    files
      .filter(({ state }) => state !== 'withdrawn')
      .flatMap(file => file.members.map((member, place) => [member, { file, place }] as const)),
  )

const readLinesOf = async (market: string, files: readonly BankFile[]): Promise<Map<string, BankLine>> => {
  const lines = await Promise.all(files.map(({ id }) => readLines(market, id)))
  return new Map(lines.flat().map(line => [memberOf(line), line]))
}

/** A transfer that is in no file, as a file made now would have it. */
export const openRow = (market: Market, transfer: Transfer, payee: Payee | undefined, today: Day): Row => {
  const plan = planned(market, transfer, payee, today)
  const { name, text, day } = plan.payment
  return {
    ...{ transfer, state: 'open', file: undefined, planned: plan },
    ...{ name, text, day, account: payee ? accountText(payee) : '' },
    ...{ warnings: plan.warnings, isBlocked: isKeptOut(plan) },
  }
}

/** What needs staff first. */
const byTrouble = (one: Row, other: Row): number =>
  Number(other.isBlocked) - Number(one.isBlocked) ||
  Number(other.state === 'returned') - Number(one.state === 'returned') ||
  one.name.localeCompare(other.name) ||
  (memberOf(one.transfer) < memberOf(other.transfer) ? -1 : 1)

/**
 * Reads the transfers of a period, its files and the accounts of all tenants: three queries, and the lines of each file that
 * was not withdrawn.
 */
export const readRows = async (market: Market, period: Period, today: Day): Promise<OfPeriod> => {
  const { marketId } = market
  const [{ transfers, files, version }, all] = await Promise.all([
    readTransfers(marketId, period.id),
    readPayees(marketId),
  ])
  const payees = new Map(all.map(one => [one.userNumber, one]))
  const inFile = filesByMember(files)
  const lines = await readLinesOf(
    marketId,
    files.filter(({ state }) => state !== 'withdrawn'),
  )
  const present = transfers.filter(one => one.amount !== 0 && one.deletedTs === null)
  const rows = present.map((transfer): Row => {
    const found = inFile.get(memberOf(transfer))
    const line = lines.get(memberOf(transfer))
    const became = { isReturned: transfer.returned !== null, isByHand: transfer.byHand !== null }
    const open = openRow(market, transfer, payees.get(transfer.userNumber), today)
    const state = transferState(became, found && { place: found.place, posted: found.file.posted })
    if (state === 'open') return open
    const { name, account, text, day } = line ?? open
    return {
      ...{ transfer, state, file: found?.file, name, account, text, day },
      ...{ planned: undefined, warnings: [], isBlocked: false },
    }
  })
  return {
    ...{ market, period, version, transfers, payees },
    rows: rows.toSorted(byTrouble),
    takenOut: transfers
      .filter(one => one.deletedTs !== null && !transfers.some(other => isLater(other, one)))
      .map(
        (transfer): Row => ({
          ...openRow(market, transfer, payees.get(transfer.userNumber), today),
          ...{ state: 'taken_out', planned: undefined, warnings: [], isBlocked: false },
        }),
      ),
    waiting: transfers
      .filter(isWaiting)
      .map(transfer => ({ transfer, payee: payees.get(transfer.userNumber) })),
    files: files.toSorted((one, other) => (one.number < other.number ? 1 : -1)),
  }
}
