/** The balance of a tenant, answered as the server keeps it; another of staff changes it by `change`. */

import { amountOf } from '#shared/balances/types.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { fromWire, toWire } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { signedAmount } from '#shared/payouts/balance-fields.ts'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import type { BalancePage, BalanceRow } from '#web/payouts/balance-words.tsx'
import { CUSTOMER } from '../demo.ts'
import { stub } from '../stub.ts'

export const ROW: BalanceRow = {
  id: '2027-06-14.1813147200.a',
  type: 3,
  amount: '-30.50',
  description: 'Fra kassen',
  timestamp: '2027-06-14T10:00:00.000Z',
  written: '2027-06-14T10:00:00.000Z',
  balance: '730.50',
  by: 'line',
  from: null,
  formerly: [],
  version: 1,
}

/** A row that a merge has written. */
export const MERGED: BalanceRow = {
  ...ROW,
  id: '2027-06-13.1813060800.b',
  type: 8,
  amount: '40.00',
  description: '',
  timestamp: '2027-06-13T10:00:00.000Z',
  balance: '761.00',
  by: '',
  from: { kind: 'customer', id: '100004' },
}

export const pageOf = (rows: readonly BalanceRow[], of: Partial<BalancePage> = {}): BalancePage => ({
  results: [...rows],
  page: 1,
  pagesCount: 1,
  count: rows.length,
  balance: rows[0]?.balance ?? '0.00',
  available: rows[0]?.balance ?? '0.00',
  ...of,
})

/** Keeps the rows of a tenant, the newest first. */
export const stubBalance = (...first: BalanceRow[]) => {
  let rows = first
  const change = (id: string, more: Partial<BalanceRow>): BalanceRow => {
    rows = rows.map(one => (one.id === id ? { ...one, ...more, version: one.version + 1 } : one))
    return rows.find(one => one.id === id) as BalanceRow
  }
  const asWire = (type: BalanceRow['type'], typed: string) =>
    toWire(amountOf(type, signedAmount.parse(typed)) ?? 0)
  stub(staffCalls.read, CUSTOMER)
  stub(ownPayoutCalls.readPayout, refuse(kitRefusals.not_enabled))
  return {
    change,
    lists: stub(balanceCalls.listBalanceTransactions, ({ query: { type } }) =>
      pageOf(
        rows.filter(one => !type || String(one.type) === type),
        { balance: rows[0]?.balance ?? '0.00', available: rows[0]?.balance ?? '0.00' },
      ),
    ),
    adds: stub(balanceCalls.addBalanceTransaction, ({ body: { type, amount: typed, description = '' } }) => {
      const amount = asWire(type, typed)
      const balance = toWire(fromWire(rows[0]?.balance ?? '0.00') + fromWire(amount))
      const row = { ...ROW, id: `2027-06-15.1813219200.${rows.length}`, type, amount, description, balance }
      rows = [row, ...rows]
      return row
    }),
    changes: stub(balanceCalls.changeBalanceTransaction, ({ params, body: { version, amount, ...body } }) => {
      const before = rows.find(one => one.id === params.id) as BalanceRow
      if (version !== before.version) return refuse(kitRefusals.changed_meanwhile, { present: before })
      const { timestamp: _, ...fields } = body
      return change(params.id, {
        ...fields,
        ...(amount === undefined ? {} : { amount: asWire(body.type ?? before.type, amount) }),
      })
    }),
    removes: stub(balanceCalls.removeBalanceTransaction, ({ params }) => {
      rows = rows.filter(one => one.id !== params.id)
      return pageOf(rows)
    }),
  }
}
