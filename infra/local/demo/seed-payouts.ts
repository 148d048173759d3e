/** Settles what a demo market's tenants have sold, month by month, with the market's own steps. The running month is a draft. */
import type { JobTask } from '#events/jobs.ts'
import { bankExport, bankUpload } from '#events/payouts.ts'
import { readBalance } from '#functions/balances/table/balance.ts'
import { postRow } from '#functions/balances/table/posted-row.ts'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import type { Staff } from '#functions/kit/caller.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { startJob } from '#functions/kit/job.ts'
import { envelope } from '#functions/kit/outbox.ts'
import type { Subscriber } from '#functions/kit/subscriber.ts'
import { commit } from '#functions/kit/table.ts'
import { type Market, putMarket, readMarket } from '#functions/markets/table/market.ts'
import { leavingByHand } from '#functions/payouts/bank/leaving.ts'
import onBankExport from '#functions/payouts/bank/on-bank-export.ts'
import onBankUpload from '#functions/payouts/bank/on-bank-upload.ts'
import { finalizeNow } from '#functions/payouts/finalize.ts'
import { putBankFile } from '#functions/payouts/table/bank-file.ts'
import {
  newPeriod,
  type Period,
  putHead,
  putPeriod,
  readHead,
  readPeriod,
} from '#functions/payouts/table/period.ts'
import { readSettlements } from '#functions/payouts/table/settlement.ts'
import { readTransfers } from '#functions/payouts/table/transfer.ts'
import { BALANCE } from '#shared/balances/types.ts'
import { addDays, addMonths, type Day, firstOfMonth, lastOfMonth } from '#shared/kit/day.ts'
import { momentOn } from '#shared/kit/moment-on.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import type { DemoMarket } from './markets.ts'

/** Who has said where the money goes. One of those who sell has not, and fetches it in cash. */
const ACCOUNTS = { '100001': '0002284417', '100003': '0004471126', '100006': '0009103308' } as const
/** Pays rent of late, sells nothing, and owes it. */
const OWES = { userNumber: '100002', rentAmount: 34_900 }

/** What the shop has said of its own bank. */
const BANK: Partial<Market> = {
  ...{ bank: 'bankdata', bankFileFormat: 'bankdata', bankRegNumber: '7264', bankAccount: '0001238812' },
  ...{ bankExportInfo: 'Udbetaling', bankCustomerInfo: 'Loppehjørnet' },
}

const MONTHS = 11
const BY = 'admin'

/** The money of a month leaves on the fifth of the next one. */
const PAID_AFTER_DAYS = 5

const draftOf = (dateFrom: Day, dateTo: Day): Period => ({
  ...{ id: newId(), dateFrom, dateTo, status: PERIOD.draft, createdTs: nowSeconds(), createdBy: BY },
  ...{ finalizedTs: null, finalizedBy: '', sentTs: null, exportedTs: null },
  ...{ firstNumber: 0, lastNumber: 0, sums: null, version: 1 },
})

/** What a period paid out has left the shop: staff made the transfers themselves, and paid cash where there is no account. */
const payOut = async (demo: DemoMarket, market: Market, { id, dateTo }: Period) => {
  const { marketId, timeZone, currencyCode: currency } = demo
  const day = addDays(dateTo, PAID_AFTER_DAYS)
  const at = toSeconds(momentOn(timeZone, day, '09:00'))
  for (const { userNumber, why, number, youReceive, bank: account } of await readSettlements(marketId, id)) {
    const when = { day, at, description: String(number) }
    const made = youReceive
      ? await leavingByHand(market, { username: BY }, { ...when, userNumber, amount: youReceive, account })
      : undefined
    if (made) await commit(made.writes)
    const { available } = await readBalance(marketId, userNumber)
    if (why !== 'no_account' || available <= 0) continue
    await commit(
      postRow(marketId, {
        ...{ ...when, userNumber, type: BALANCE.cash, amount: 0 - available, currency },
        ...{ event: `demo-${id}-${userNumber}`, from: { kind: 'settlement', id } },
        against: [{ account: 'cash', amount: available }],
      }),
    )
  }
}

/** As the owner of the demo. */
const staffOf = (market: string): Staff => ({
  ...{ kind: 'admin', market, username: BY, mustChange: false, loggedInTs: 0, role: 'owner' },
})

/** Does a job as its worker does, and without its task, so that no other worker takes it. */
const doJob = async (market: string, task: JobTask, worker: Subscriber, asked: object): Promise<void> => {
  const { id: job, writes } = startJob(market, task, staffOf(market), asked)
  await commit(writes.slice(0, 1))
  await worker.receive(envelope(market, task, { job }))
}

/** The file of a period is made, and is in the bank. */
const payOutByFile = async ({ marketId }: DemoMarket, period: string) => {
  await doJob(marketId, bankExport, onBankExport, { period, format: 'bankdata', by: BY })
  const { files } = await readTransfers(marketId, period)
  for (const file of files) {
    const now = nowSeconds()
    const uploaded = { ...file, fetchedTs: now, fetchedBy: BY, uploadedTs: now, uploadedBy: BY }
    await commit([putBankFile(marketId, { ...uploaded, state: 'uploading' })])
    await doJob(marketId, bankUpload, onBankUpload, { period, file: file.id })
  }
}

const payRent = async (marketId: string) => {
  const debtor = await readCustomer(marketId, OWES.userNumber)
  await commit(putCustomer(marketId, { ...debtor, rentAmount: OWES.rentAmount }))
}

export const seedPayouts = async (demo: DemoMarket, today: Day): Promise<void> => {
  const { marketId } = demo
  for (const [userNumber, bankAccount] of Object.entries(ACCOUNTS)) {
    const customer = await readCustomer(marketId, userNumber)
    await commit(putCustomer(marketId, { ...customer, bankRegNumber: '5301', bankAccount }))
  }
  await commit(putMarket({ ...(await readMarket(marketId)), ...BANK }))
  const market = await readMarket(marketId)
  const thisMonth = firstOfMonth(today)
  for (let ago = MONTHS; ago >= 1; ago -= 1) {
    if (ago === 1) await payRent(marketId)
    const dateFrom = addMonths(thisMonth, 0 - ago)
    const period = draftOf(dateFrom, lastOfMonth(dateFrom))
    const head = await readHead(marketId)
    await commit([newPeriod(marketId, period), putHead(marketId, head)])
    await finalizeNow(market, period.id, BY)
    if (ago === 1) continue
    await (ago === 2 ? payOutByFile(demo, period.id) : payOut(demo, market, period))
    const finalized = await readPeriod(marketId, period.id)
    await commit([putPeriod(marketId, { ...finalized, status: PERIOD.sent, sentTs: finalized.finalizedTs })])
  }
  await commit([
    newPeriod(marketId, draftOf(thisMonth, lastOfMonth(today))),
    putHead(marketId, await readHead(marketId)),
  ])
}
