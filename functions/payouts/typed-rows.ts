/** Staff type, change and take away what stands on the balance of a tenant (D49). */
import { joined, type Posting, reversed, tenantAccount } from '#shared/balances/ledger.ts'
import {
  amountOf,
  BALANCE,
  type BalanceType,
  COUNTER,
  isPaidOut,
  type Signed,
} from '#shared/balances/types.ts'
import type { Body } from '#shared/kit/contract.ts'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { momentOn } from '#shared/kit/moment-on.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { type Minor, type Seconds, toMillis, toSeconds } from '#shared/kit/units.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { accountText } from '#shared/payouts/account-text.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { FIRST_DAY } from '#shared/payouts/start-file.ts'
import { readBalance } from '../balances/table/balance.ts'
import { balanceAfter } from '../balances/table/balance-page.ts'
import {
  addRow,
  type BalanceTransaction,
  changeRow,
  idOf,
  readBalanceTransaction,
  takeRowAway,
} from '../balances/table/balance-transaction.ts'
import { type LedgerEntry, post } from '../balances/table/ledger.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { changeThing } from '../kit/change.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { readPage, toShown } from './read-balances.ts'
import { checkAvailable, madeByHand } from './typed-payout.ts'

const { changeBalanceTransaction: route } = balanceCalls

const MOST_FORMER = 20

/** What a row adds to a balance. Refuses `wrong_sign` at the amount. */
const signed = (type: BalanceType, typed: Signed): Minor => {
  const amount = amountOf(type, typed)
  if (amount === undefined) throw refuseFields({ amount: [payoutRefusals.wrong_sign] })
  return amount
}

/** The moment that staff say, at noon of a day; left out: now. Refuses `invalid_date` for what has not come. */
export const momentOf = (
  market: Market,
  typed: Day | Seconds | undefined,
): Pick<BalanceTransaction, 'day' | 'at'> => {
  const { timeZone } = market
  const today = todayIn(market)
  const at =
    typeof typed === 'string' && typed !== today
      ? toSeconds(momentOn(timeZone, typed, '12:00'))
      : typeof typed === 'number'
        ? typed
        : nowSeconds()
  const day = dayIn(timeZone, toMillis(at))
  if (day > today || day < FIRST_DAY) throw refuseFields({ timestamp: [inputRefusals.invalid_date] })
  return { day, at }
}

/** Who writes a row; a job knows the name alone. */
type Writer = Pick<Staff, 'username'> & Partial<Pick<Staff, 'role'>>

type Stands = Pick<BalanceTransaction, 'userNumber' | 'type' | 'amount'>

const postingsOf = ({ userNumber, type, amount }: Stands): Posting[] => [
  { account: tenantAccount(userNumber), amount },
  { account: COUNTER[type], amount: 0 - amount },
]

/** An entry of the ledger about a row that staff write. */
const entryOf = (
  { currencyCode: currency }: Market,
  { username: by }: Writer,
  row: BalanceTransaction,
  how: Pick<LedgerEntry, 'id' | 'what' | 'postings'> & Partial<LedgerEntry>,
): LedgerEntry => ({
  day: row.day,
  writtenTs: nowSeconds(),
  currency,
  from: { kind: 'balance-transaction', ids: [row.id] },
  by,
  ...how,
})

const noted = ({ type, amount, description, day }: BalanceTransaction) => ({ type, amount, description, day })

const about = (market: Market, caller: Writer, { userNumber, id }: BalanceTransaction) => ({
  market: market.marketId,
  country: market.country,
  caller,
  kind: 'balance-transaction',
  id,
  name: userNumber,
})

/** Refuses `start_balance_exists`: a balance begins once. */
const checkStart = async ({ marketId }: Market, { userNumber, type }: Stands): Promise<void> => {
  if (type === BALANCE.start && (await readBalance(marketId, userNumber)).begun)
    throw refuse(payoutRefusals.start_balance_exists)
}

type Typed = Pick<BalanceTransaction, 'userNumber' | 'type' | 'amount' | 'description' | 'day' | 'at'>

/** A new row as staff write it. */
export const typedRow = ({ username: by }: Writer, typed: Typed): BalanceTransaction => {
  const id = idOf(typed.day, typed.at, newId())
  return {
    ...{ ...typed, id, writtenTs: nowSeconds(), by, from: null, entry: `typed.${id}` },
    ...{ formerly: [], version: 1 },
  }
}

/** The row of the audit about a new row. */
const noting = (market: Market, caller: Writer, row: BalanceTransaction): Write[] =>
  audit(market.marketId, market.country, {
    ...about(market, caller, row),
    before: undefined,
    after: noted(row),
  })

/** Writes a new row with its entry of the ledger and its audit: five writes. Throws `TryAgain` as `addRow` does. */
export const writeTyped = (market: Market, caller: Writer, row: BalanceTransaction): Write[] => [
  ...addRow(market.marketId, row, { isPaidOut: isPaidOut(row) }),
  ...post(
    market.marketId,
    entryOf(market, caller, row, { id: row.entry, what: 'typed', postings: postingsOf(row) }),
  ),
  ...noting(market, caller, row),
]

/**
 * Writes a row that staff typed, with its entry of the ledger. Refuses `not_enabled`, `start_balance_exists`, by field
 * `more_than_available`, `wrong_sign` and `invalid_date`, and 404 `not_found`.
 */
export const addTransaction: Verb<typeof balanceCalls.addBalanceTransaction> = ({
  market: marketId,
  caller,
  params: { userNumber },
  body: { type, amount: typed, description, timestamp },
  idempotency,
}) =>
  retryOnConflict(async () => {
    const [market, customer] = await Promise.all([readMarket(marketId), readCustomer(marketId, userNumber)])
    checkEnabled(market, 'accountBalanceFeature')
    const when = momentOf(market, timestamp)
    const row = typedRow(caller, { userNumber, type, amount: signed(type, typed), description, ...when })
    const made = await madeByHand(market, caller, row, accountText(customer))
    const written = made?.row ?? row
    const writes = made
      ? [...made.writes, ...noting(market, caller, written)]
      : writeTyped(market, caller, row)
    await checkStart(market, row)
    if (!made) await checkAvailable(market, row)
    const answer = toShown(written, await balanceAfter(marketId, written))
    await commit([...idempotency.record(answer), ...writes])
    return answer
  })

/** A row that staff typed. Refuses `not_typed` for another one, `not_enabled`, and 404 `not_found`. */
const readTyped = async (marketId: string, { userNumber, id }: { userNumber: string; id: string }) => {
  const [market, row] = await Promise.all([
    readMarket(marketId),
    readBalanceTransaction(marketId, userNumber, id),
  ])
  checkEnabled(market, 'accountBalanceFeature')
  if (!row) throw refuse(commonRefusals.not_found)
  if (!row.by) throw refuse(payoutRefusals.not_typed)
  return { market, row }
}

type Changed = Body<typeof balanceCalls.changeBalanceTransaction>

/** A row as it becomes: with the sign of its type, and what it said before. */
const changed = (
  market: Market,
  before: BalanceTransaction,
  caller: Staff,
  body: Changed,
): BalanceTransaction => {
  const type = body.type ?? before.type
  const typed: Signed = body.amount ?? {
    sign: type === before.type ? (before.amount < 0 ? '-' : '+') : '',
    amount: Math.abs(before.amount),
  }
  const { type: was, amount, description, day, by } = before
  const former = { type: was, amount, description, day, by, changedTs: nowSeconds() }
  return {
    ...before,
    ...{ type, amount: signed(type, typed), description: body.description ?? description },
    ...(body.timestamp === undefined ? {} : momentOf(market, body.timestamp)),
    by: caller.username,
    formerly: [former, ...before.formerly].slice(0, MOST_FORMER),
  }
}

/** The entries that put a row right: one, or where its day is another one, one against it and one instead. */
const corrections = (
  market: Market,
  caller: Staff,
  before: BalanceTransaction,
  after: BalanceTransaction,
) => {
  const id = `typed.${before.id}.${before.version + 1}`
  const corrects = before.entry
  const [back, instead] = [reversed(postingsOf(before)), postingsOf(after)]
  const entry = (row: BalanceTransaction, postings: Posting[], own = id) =>
    entryOf(market, caller, row, { id: own, what: 'corrected', corrects, postings })
  if (before.day !== after.day) return [entry(before, back, `${id}.back`), entry(after, instead)]
  return joined([...back, ...instead]).length ? [entry(after, [...back, ...instead])] : []
}

/**
 * Changes a row that staff typed; the balances after it shift, and what it said stays beside it. Refuses
 * `changed_meanwhile`, `not_typed`, `not_enabled`, `start_balance_exists`, by field `more_than_available`, `wrong_sign` and
 * `invalid_date`, and 404 `not_found`.
 */
export const changeTransaction: Verb<typeof route> = ({
  market: marketId,
  caller,
  params,
  body: { version, ...body },
}) =>
  changeThing(route, version, async () => {
    const { market, row: before } = await readTyped(marketId, params)
    const after = async () => {
      const next = changed(market, before, caller, body)
      if (before.type !== BALANCE.start) await checkStart(market, next)
      // What it pays out more than before must be free.
      await checkAvailable(market, { ...next, amount: next.amount - before.amount })
      const [last] = corrections(market, caller, before, next).slice(-1)
      return { ...next, entry: last?.id ?? before.entry }
    }
    return {
      before,
      shown: async row => toShown(row, await balanceAfter(marketId, row, row)),
      after,
      noted: { ...about(market, caller, before), fields: noted },
      writes: next => [
        ...changeRow(marketId, before, next),
        ...corrections(market, caller, before, next).flatMap(entry => post(marketId, entry)),
      ],
    }
  })

/**
 * Takes a row away that staff typed, and answers a page of what is left. Refuses `not_typed`, `not_enabled`, and 404
 * `not_found`.
 */
export const removeTransaction: Verb<typeof balanceCalls.removeBalanceTransaction> = async ({
  market: marketId,
  caller,
  params,
  body,
}) => {
  const changed = await retryOnConflict(async () => {
    const { market, row } = await readTyped(marketId, params)
    const back: Write[] = post(
      marketId,
      entryOf(market, caller, row, {
        id: `typed.${row.id}.gone`,
        what: 'taken away',
        corrects: row.entry,
        postings: reversed(postingsOf(row)),
      }),
    )
    await commit([
      ...takeRowAway(marketId, row),
      ...back,
      ...audit(marketId, market.country, {
        ...about(market, caller, row),
        before: noted(row),
        after: undefined,
      }),
    ])
    return market
  })
  return readPage(changed, params.userNumber, { page: body?.page ?? 1 }, { consistent: true })
}
