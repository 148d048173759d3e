/** The money of a transfer leaves its tenant's balance: by a file that is in the bank, or made by staff themselves. */
import { transferSent } from '#events/payouts.ts'
import { BALANCE } from '#shared/balances/types.ts'
import type { Day } from '#shared/kit/day.ts'
import { refuse } from '#shared/kit/refusal.ts'
import type { Minor, Seconds } from '#shared/kit/units.ts'
import { transferTransaction } from '#shared/payouts/ledger-rows.ts'
import { maskedAccount } from '#shared/payouts/masked-account.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { type BalanceTransaction, idOf } from '../../balances/table/balance-transaction.ts'
import { readPosted } from '../../balances/table/ledger.ts'
import { postRow } from '../../balances/table/posted-row.ts'
import type { Staff } from '../../kit/caller.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import { readPeriods } from '../table/period.ts'
import {
  bumpTransfers,
  memberOf,
  putTransfer,
  readTransfers,
  readTransfersOf,
  type Transfer,
} from '../table/transfer.ts'

/** What is said of a transfer that leaves, with the account it goes to. */
type Leaves = Pick<Transfer, 'period' | 'userNumber' | 'nth' | 'amount'> & { account: string }

interface When {
  day: Day
  at: Seconds
  description: string
  /** Left out: `at`. */
  writtenTs?: Seconds
}

/** What names the row of a transfer that leaves: it leaves once. */
export const eventOf = ({
  period,
  userNumber,
  nth,
}: Pick<Transfer, 'period' | 'userNumber' | 'nth'>): string => `transfer-${period}-${userNumber}-${nth}`

/** The row of type 5, the end of the hold, and the event. */
export const leaving = (market: Market, transfer: Leaves, when: When): Write[] => {
  const { period, userNumber, nth, amount, account } = transfer
  const { postings } = transferTransaction(userNumber, amount)
  return [
    ...postRow(market.marketId, {
      ...{ ...when, userNumber, type: BALANCE.transfer, amount: 0 - amount, held: 0 - amount },
      ...{ currency: market.currencyCode, what: 'paid out', event: eventOf(transfer) },
      from: { kind: 'bank-transaction', id: `${period}.${userNumber}.${nth}` },
      against: postings.filter(({ account }) => account === 'bank'),
    }),
    emit(market.marketId, transferSent, { period, userNumber, nth, amount, account: maskedAccount(account) }),
  ]
}

/** Staff make a transfer of an earlier period by hand only in these last ones. */
const PERIODS_BACK = 6

/** The transfer of a tenant that has not left, with exactly this amount; undefined: there is none. */
const findUnsent = async (
  market: string,
  userNumber: string,
  amount: Minor,
): Promise<Transfer | undefined> => {
  const { periods } = await readPeriods(market)
  const counting = periods.filter(({ status }) => status >= PERIOD.finalized).slice(0, PERIODS_BACK)
  const all = await Promise.all(counting.map(({ id }) => readTransfersOf(market, id, userNumber)))
  const some = all.flat().filter(one => one.amount === amount && one.deletedTs === null)
  const left = await readPosted(market, some.map(eventOf))
  return some.find(one => !left.has(eventOf(one)))
}

/**
 * The writes for a transfer that staff say they made themselves, where one of this amount waits: its hold ends, and a file
 * that has it can only be withdrawn. Answers the row's id; undefined where none waits. Refuses `not_open` where that file was
 * fetched.
 */
export const leavingByHand = async (
  market: Market,
  caller: Pick<Staff, 'username'>,
  { userNumber, amount, account, ...when }: When & { userNumber: string; amount: Minor; account: string },
): Promise<{ writes: Write[]; row: Pick<BalanceTransaction, 'id' | 'from' | 'entry'> } | undefined> => {
  const { marketId } = market
  const found = await findUnsent(marketId, userNumber, amount)
  if (!found) return undefined
  const { period, nth } = found
  const { files, version } = await readTransfers(marketId, period)
  const file = files.find(({ state, members }) => state !== 'withdrawn' && members.includes(memberOf(found)))
  // Who fetched the file may have put it into the bank.
  if (file?.fetchedTs != null) throw refuse(payoutRefusals.not_open)
  return {
    row: {
      id: idOf(when.day, when.at, eventOf(found)),
      from: { kind: 'bank-transaction', id: `${period}.${userNumber}.${nth}` },
      entry: eventOf(found),
    },
    writes: [
      ...leaving(market, { ...found, account }, when),
      putTransfer(marketId, { ...found, byHand: { by: caller.username, ts: nowSeconds() } }),
      bumpTransfers(marketId, period, version),
    ],
  }
}
