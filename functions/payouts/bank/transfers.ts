/** Bank transactions: listed, changed and taken out until they are in a file, sent back by the bank, paid again. */
import { BALANCE } from '#shared/balances/types.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { transferTransaction } from '#shared/payouts/ledger-rows.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { hold, readBalance } from '../../balances/table/balance.ts'
import { postRow } from '../../balances/table/posted-row.ts'
import type { Staff } from '../../kit/caller.ts'
import { changeThing, rowsOf } from '../../kit/change.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { pageOf } from '../../kit/list.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import { type Market, readSettlingMarket } from '../../markets/table/market.ts'
import { readPeriods } from '../table/period.ts'
import { bumpTransfers, memberOf, putTransfer, type Transfer } from '../table/transfer.ts'
import { isPayable, payAvailable } from './pay-again.ts'
import { type OfPeriod, openRow, type Row, readFinalized, readRows } from './rows.ts'

const { changeBankTransaction: route } = bankCalls
const { more_than_available, not_open, not_payable, not_sent } = payoutRefusals

export const idOf = ({ period, userNumber, nth }: Transfer): string => `${period}.${userNumber}.${nth}`

const toShown = ({ transfer, state, file, ...row }: Row) => ({
  ...{ id: idOf(transfer), customer: transfer.userNumber, name: row.name, account: row.account },
  ...{ amount: transfer.amount, settled: transfer.settled, text: row.text, dueDate: row.day, state },
  ...{ warnings: row.warnings, isBlocked: row.isBlocked },
  ...{ salesPeriod: transfer.period, number: transfer.number, file: file?.number ?? null },
  ...{ returned: transfer.returned, version: transfer.version },
})

/** The period that was finalized last; undefined: none was. */
const lastFinalized = async (market: string): Promise<string | undefined> =>
  (await readPeriods(market)).periods.find(({ status }) => status >= PERIOD.finalized)?.id

/** Refuses `not_enabled`, `wrong_period_status`, `period_busy`, and 404 `not_found`. */
export const listBankTransactions: Verb<typeof bankCalls.listBankTransactions> = async ({
  market: id,
  query: { page, salesPeriod, state },
}) => {
  const market = await readSettlingMarket(id)
  const periodId = salesPeriod ?? (await lastFinalized(id))
  if (periodId === undefined) return pageOf([], page)
  const period = await readFinalized(id, periodId)
  const { rows, takenOut } = await readRows(market, period, todayIn(market))
  const asked =
    state === 'taken_out' ? takenOut : rows.filter(row => state === undefined || row.state === state)
  const { results, ...rest } = pageOf(asked, page)
  return { ...rest, results: results.map(toShown) }
}

/** A transaction among those of its period. Refuses `not_enabled`, and 404 `not_found`. */
const readRow = async (id: string, transactionId: string): Promise<OfPeriod & { row: Row }> => {
  const [periodId = ''] = transactionId.split('.')
  const market = await readSettlingMarket(id)
  const period = await readFinalized(id, periodId)
  const all = await readRows(market, period, todayIn(market))
  const row = all.rows.find(({ transfer }) => idOf(transfer) === transactionId)
  if (!row) throw refuse(commonRefusals.not_found)
  return { ...all, row }
}

/** The same of one that is in no file. Refuses `not_open` for another one. */
const readOpen = async (id: string, transactionId: string) => {
  const found = await readRow(id, transactionId)
  if (found.row.state !== 'open') throw refuse(not_open)
  return found
}

const noted = ({ amount, text, dueDate, deletedTs, byHand, returned }: Transfer) => ({
  ...{ amount, text, dueDate, returned: returned?.reason ?? null },
  ...(byHand === null ? {} : { byHand: byHand.by }),
  ...(deletedTs === null ? {} : { deletedTs }),
})

const about = (market: Market, caller: Staff, transfer: Transfer) => ({
  ...{ market: market.marketId, country: market.country, caller, fields: noted },
  ...{ kind: 'bank-transaction', id: idOf(transfer), name: transfer.userNumber },
})

/** Holds more of the balance, or less. Refuses `more_than_available`. */
const holding = async (market: string, { userNumber, amount }: Transfer, next: number): Promise<Write[]> => {
  if (next === amount) return []
  const { available } = await readBalance(market, userNumber)
  if (next > amount && next - amount > available) throw refuse(more_than_available)
  return [hold(market, userNumber, next - amount)]
}

/** Refuses `changed_meanwhile`, `more_than_available`, `not_open`, `not_enabled`, and 404 `not_found`. */
export const changeBankTransaction: Verb<typeof bankCalls.changeBankTransaction> = ({
  market: id,
  caller,
  params,
  body: { version, ...body },
}) =>
  changeThing(route, version, async () => {
    const { market, row, payees, version: bumped } = await readOpen(id, params.id)
    const { transfer: before } = row
    const payee = payees.get(before.userNumber)
    return {
      before,
      shown: transfer => toShown(openRow(market, transfer, payee, todayIn(market))),
      after: () => ({
        ...before,
        amount: body.amount ?? before.amount,
        text: body.text === undefined ? before.text : body.text || null,
        dueDate: body.dueDate ?? before.dueDate,
      }),
      noted: about(market, caller, before),
      writes: async after => [
        putTransfer(id, after),
        bumpTransfers(id, before.period, bumped),
        ...(await holding(id, before, after.amount)),
      ],
    }
  })

/** Refuses `not_open`, `not_enabled`, and 404 `not_found`. */
export const removeBankTransaction: Verb<typeof bankCalls.removeBankTransaction> = async ({
  market: id,
  caller,
  params,
}) => {
  await retryOnConflict(async () => {
    const { market, row, version } = await readOpen(id, params.id)
    const { transfer: before } = row
    const after = { ...before, deletedTs: nowSeconds() }
    await commit([
      putTransfer(id, after),
      bumpTransfers(id, before.period, version),
      hold(id, before.userNumber, 0 - before.amount),
      ...rowsOf(about(market, caller, before), before, after),
    ])
  })
}

/** What puts the money of a transfer back on the balance. */
const backOnBalance = (market: Market, transfer: Transfer, description: string): Write[] => {
  const { userNumber, amount } = transfer
  const { postings } = transferTransaction(userNumber, 0 - amount)
  return postRow(market.marketId, {
    ...{ userNumber, type: BALANCE.transfer, amount, description },
    ...{ day: todayIn(market), at: nowSeconds(), currency: market.currencyCode, what: 'came back' },
    event: `returned-${transfer.period}-${userNumber}-${transfer.nth}`,
    from: { kind: 'bank-transaction', id: idOf(transfer) },
    against: postings.filter(({ account }) => account === 'bank'),
  })
}

/** Refuses `not_sent`, `not_enabled`, and 404 `not_found`. */
export const returnBankTransaction: Verb<typeof bankCalls.returnBankTransaction> = ({
  market: id,
  caller,
  params,
  body: { reason, note },
  idempotency,
}) =>
  retryOnConflict(async () => {
    const { market, row, version } = await readRow(id, params.id)
    if (row.state !== 'sent') throw refuse(not_sent)
    const { transfer: before } = row
    const returned = { day: todayIn(market), reason, note, by: caller.username, ts: nowSeconds() }
    const after: Transfer = { ...before, returned }
    const answer = toShown({ ...row, state: 'returned', transfer: { ...after, version: before.version + 1 } })
    await commit([
      ...idempotency.record(answer),
      ...[putTransfer(id, after), bumpTransfers(id, before.period, version)],
      ...backOnBalance(market, before, row.file?.number ?? ''),
      ...rowsOf(about(market, caller, before), before, after),
    ])
    return answer
  })

/** The last transfer of a tenant in a period, whatever became of it. */
const lastOf = (transfers: readonly Transfer[], userNumber: string): Transfer | undefined =>
  transfers.filter(one => one.userNumber === userNumber).toSorted((one, other) => other.nth - one.nth)[0]

/** Refuses `not_payable`, `not_enabled`, `wrong_period_status`, and 404 `not_found`. */
export const payBankTransactionAgain: Verb<typeof bankCalls.payBankTransactionAgain> = ({
  market: id,
  caller,
  params,
  idempotency,
}) =>
  retryOnConflict(async () => {
    const [periodId = '', userNumber = ''] = params.id.split('.')
    const market = await readSettlingMarket(id)
    const period = await readFinalized(id, periodId)
    const { rows, transfers, payees, version } = await readRows(market, period, todayIn(market))
    const last = lastOf(transfers, userNumber)
    if (!last) throw refuse(commonRefusals.not_found)
    const row = rows.find(({ transfer }) => memberOf(transfer) === memberOf(last))
    const isOver = row === undefined || row.state === 'returned'
    if (!isOver || !isPayable({ payee: payees.get(userNumber) })) throw refuse(not_payable)
    const paid = await payAvailable(id, last)
    if (!paid) throw refuse(not_payable)
    const { transfer, writes } = paid
    const answer = toShown(openRow(market, transfer, payees.get(userNumber), todayIn(market)))
    await commit([
      ...idempotency.record(answer),
      ...[...writes, bumpTransfers(id, periodId, version)],
      ...rowsOf(about(market, caller, transfer), { ...transfer, amount: 0 }, transfer),
    ])
    return answer
  })
