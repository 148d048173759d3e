/** Settles what a demo market's tenants have sold, month by month, with the market's own steps. The running month is a draft. */
import { readBalance } from '#functions/balances/table/balance.ts'
import { postRow } from '#functions/balances/table/posted-row.ts'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import { finalizeNow } from '#functions/payouts/finalize.ts'
import {
  newPeriod,
  type Period,
  putHead,
  putPeriod,
  readHead,
  readPeriod,
} from '#functions/payouts/table/period.ts'
import { readSettlements } from '#functions/payouts/table/settlement.ts'
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

const MONTHS = 11
const BY = 'admin'

/** The money of a month leaves on the fifth of the next one. */
const PAID_AFTER_DAYS = 5

const draftOf = (dateFrom: Day, dateTo: Day): Period => ({
  ...{ id: newId(), dateFrom, dateTo, status: PERIOD.draft, createdTs: nowSeconds(), createdBy: BY },
  ...{ finalizedTs: null, finalizedBy: '', sentTs: null, exportedTs: null },
  ...{ firstNumber: 0, lastNumber: 0, sums: null, version: 1 },
})

/** What the settlements of a period paid out has left the shop. */
const payOut = async (demo: DemoMarket, { id, dateTo }: Period) => {
  const { marketId, timeZone, currencyCode: currency } = demo
  const day = addDays(dateTo, PAID_AFTER_DAYS)
  for (const { userNumber, why, number } of await readSettlements(marketId, id)) {
    const { available } = await readBalance(marketId, userNumber)
    if (available <= 0) continue
    const isCash = why === 'no_account'
    const at = toSeconds(momentOn(timeZone, day, '09:00'))
    await commit(
      postRow(marketId, {
        ...{
          userNumber,
          type: BALANCE.transfer,
          amount: 0 - available,
          description: String(number),
          day,
          at,
        },
        ...{ event: `demo-${id}-${userNumber}`, from: { kind: 'settlement', id }, currency },
        against: [{ account: isCash ? 'cash' : 'bank', amount: available }],
      }),
    )
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
    await payOut(demo, period)
    const finalized = await readPeriod(marketId, period.id)
    await commit([putPeriod(marketId, { ...finalized, status: PERIOD.sent, sentTs: finalized.finalizedTs })])
  }
  await commit([
    newPeriod(marketId, draftOf(thisMonth, lastOfMonth(today))),
    putHead(marketId, await readHead(marketId)),
  ])
}
