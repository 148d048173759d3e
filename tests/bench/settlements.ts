/** Settles 500 tenants with 50,000 lines, and reads and changes a balance of 10,000 rows. */
import { bankExport } from '#events/payouts.ts'
import { addToMonths } from '#functions/balances/table/balance-sums.ts'
import { type BalanceTransaction, idOf, putRow } from '#functions/balances/table/balance-transaction.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { countGoods } from '#functions/customers/table/live-bookings.ts'
import type { Staff } from '#functions/kit/caller.ts'
import { type Job, readJob, startJob } from '#functions/kit/job.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit, type Item, putAll, type Write } from '#functions/kit/table.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import onBankExport from '#functions/payouts/bank/on-bank-export.ts'
import { finalizeNow } from '#functions/payouts/finalize.ts'
import { addToShop, addToTenant, type Sum } from '#functions/sales/table/sums.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { addDays, type Day, daysFrom } from '#shared/kit/day.ts'
import { call } from './calls.ts'
import { MARKET, makeMarket } from './market.ts'
import { during, readUnits, type Sent, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'
import { writeUnits } from './written.ts'

const TENANTS = 500
/** Used goods every day, new ones every fourth: a hundred lines. */
const LINES_A_DAY = { 1: 3, 2: 4 } as const
const DAYS = daysFrom('2026-10-01', '2026-10-25')
const OCTOBER = { dateFrom: '2026-10-01', dateTo: '2026-10-31' }
const MOST_PREVIEW_UNITS = 80
const LONGEST_SECONDS = 30
const MOST_FILE_UNITS = 60
const LONGEST_FILE_SECONDS = 5
const ROWS = 10_000
const MOST_PAGE_UNITS = 6
const MOST_CHANGE_UNITS = 12

const numberOf = (at: number): string => String(200_001 + at)

const sumsOf = (tenants: number): [Sum, ...Sum[]] =>
  DAYS.flatMap((day, at) =>
    ([1, 2] as const)
      .filter(type => type === 1 || at % 4 === 0)
      .map(type => ({
        ...{ day, type },
        figures: {
          number: tenants * LINES_A_DAY[type],
          rows: tenants * LINES_A_DAY[type],
          paid: tenants * 9_950,
          commission: tenants * 1_990,
        },
      })),
  ) as [Sum, ...Sum[]]

const inTurn = async (writes: readonly Write[]): Promise<void> => {
  for (let at = 0; at < writes.length; at += 20)
    await Promise.all(writes.slice(at, at + 20).map(write => commit([write])))
}

const sell = async (): Promise<void> => {
  const numbers = Array.from({ length: TENANTS }, (_, at) => numberOf(at))
  for (const userNumber of numbers)
    await commit([
      ...newCustomer(MARKET, {
        ...{ userNumber, name: `Anna Jensen ${userNumber}`, email: `${userNumber}@example.com` },
        ...{ phone: '+4520123456', language: 'da', verified: true, createdTs: 1 },
        ...{ rentAmount: 34_900, bankRegNumber: '5301', bankAccount: '0002284417' },
      }),
      addToTenant(MARKET, userNumber, sumsOf(1)),
    ])
  await inTurn(numbers.map(one => countGoods(MARKET, one, { unsettled: 796_000 })))
  // Each tenth tenant's lines in a drawer, so that the drawers are as large as with any number of receipts.
  for (let at = 0; at < 10; at += 1) await commit([addToShop(MARKET, `receipt-${at}`, sumsOf(TENANTS / 10))])
}

const rowsOf = (userNumber: string): BalanceTransaction[] =>
  Array.from({ length: ROWS }, (_, at) => {
    const day: Day = addDays('2024-01-01', Math.floor(at / 12))
    const second = 1_704_100_000 + at
    return {
      ...{ userNumber, id: idOf(day, second, `row-${at}`), type: 3, amount: -100, description: 'Kontant' },
      ...{ day, at: second, writtenTs: second, by: 'boss', from: null, entry: `typed.${at}` },
      ...{ formerly: [], version: 1 },
    }
  })

const itemOf = (write: Write): Item => ('put' in write ? (write.put.Item as Item) : { pk: '', sk: '' })

const fillBalance = async (userNumber: string): Promise<void> => {
  const rows = rowsOf(userNumber)
  await putAll(rows.map(row => itemOf(putRow(MARKET, row))))
  await inTurn(
    addToMonths(
      MARKET,
      userNumber,
      rows.map(row => ({ ...row, rows: 1 as const })),
    ),
  )
}

const ask = (path: string, query: Record<string, string> = {}) =>
  call<{ results: { id: string; version: number }[]; paid: { count: number } }>({
    ...{ domain: 'payouts', method: 'GET', path, query, market: MARKET, as: 'admin' },
  })

const BOSS: Staff = {
  ...{ kind: 'admin', market: MARKET, username: 'bench', mustChange: false, loggedInTs: 0, role: 'owner' },
}

/** Makes the file of a period's transfers, as its worker does. */
const makeBankFile = async (period: string): Promise<Job> => {
  const asked = { period, format: 'bankdata', by: 'bench' }
  const { id: job, writes } = startJob(MARKET, bankExport, BOSS, asked)
  // Without its task, so that no other worker takes it.
  await commit(writes.slice(0, 1))
  await onBankExport.receive(envelope(MARKET, bankExport, { job }))
  return readJob(MARKET, job)
}

const line = (what: string, bar: number, sent: readonly Sent[]): Line => ({
  what,
  bar: `≤ ${bar} read units`,
  number: `${units(readUnits(sent))} read units`,
  met: readUnits(sent) <= bar,
})

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  await makeMarket()
  await commit(
    putMarket({
      ...(await readMarket(MARKET)),
      ...{ paymentsFeature: true, accountBalanceFeature: true },
      ...{ bankFileFormat: 'bankdata', bankRegNumber: '9995', bankAccount: '0001234567' },
    }),
  )
  await sell()
  startRecording({ units: true })
  const preview = await during(() => ask('payments_info', OCTOBER))
  const period = await call<{ id: string }>({
    ...{ domain: 'payouts', method: 'POST', path: 'payments_info/sales_periods', body: OCTOBER },
    ...{ market: MARKET, as: 'admin' },
  })
  const from = performance.now()
  await finalizeNow(await readMarket(MARKET), period.id, 'bench')
  const seconds = (performance.now() - from) / 1000
  const after = await ask(`payments_info/sales_periods/${period.id}`)
  const fileFrom = performance.now()
  const file = await during(() => makeBankFile(period.id))
  const fileSeconds = (performance.now() - fileFrom) / 1000
  const transfers = Number(file.result.facts?.transactions)
  const tenant = numberOf(0)
  await fillBalance(tenant)
  const path = `balance_transactions/${tenant}`
  const page = await during(() => ask(path, { page: '200' }))
  const [row] = page.result.results
  const change = await during(() =>
    call({
      ...{ domain: 'payouts', method: 'PATCH', path: `${path}/${row?.id}`, market: MARKET, as: 'admin' },
      body: { amount: '2.00', version: row?.version },
    }),
  )
  const written = await writeUnits(change.sent)
  await cloud.stop()
  return {
    lines: [
      {
        what: `A bank file of ${TENANTS} transfers`,
        bar: `≤ ${MOST_FILE_UNITS} read units, ${LONGEST_FILE_SECONDS} s`,
        number: `${transfers} transfers, ${units(readUnits(file.sent))} read units, ${fileSeconds.toFixed(1)} s`,
        met:
          transfers === TENANTS &&
          readUnits(file.sent) <= MOST_FILE_UNITS &&
          fileSeconds <= LONGEST_FILE_SECONDS,
      },
      line(`Preview a settlement of ${TENANTS} tenants with 50,000 lines`, MOST_PREVIEW_UNITS, preview.sent),
      {
        what: `Finalize it`,
        bar: `≤ ${LONGEST_SECONDS} s, each tenant once`,
        number: `${after.results.length} settlements in ${Math.round(seconds)} s`,
        met: seconds <= LONGEST_SECONDS && after.results.length === TENANTS,
      },
      line(`Page 200 of a balance of ${ROWS} rows`, MOST_PAGE_UNITS, page.sent),
      {
        what: 'Put an old row of it right',
        bar: `≤ ${MOST_CHANGE_UNITS} write units`,
        number: `${units(written)} write units`,
        met: written <= MOST_CHANGE_UNITS,
      },
    ],
  }
}
