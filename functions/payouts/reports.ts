/** Settlements that were finalized, and what tenants get next: listed, explained, printed, sent. */
import { settlementSent } from '#events/payouts.ts'
import { dayIn } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { toMillis } from '#shared/kit/units.ts'
import { sellerOf } from '#shared/payments/receipt.ts'
import type { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { periodFileName, periodSheet } from '#shared/payouts/period-sheet.ts'
import type { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import type { SettlementReport } from '#shared/payouts/settlement-report.ts'
import { finalizedAt, settlementFileName, settlementSheet } from '#shared/payouts/settlement-sheet.ts'
import type { PaidOut } from '#shared/payouts/states.ts'
import { readPresentCustomer } from '../customers/table/customer.ts'
import type { Caller } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import { publishFile } from '../kit/files.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { pageOf } from '../kit/list.ts'
import { emit } from '../kit/outbox.ts'
import { renderPdf } from '../kit/pdf/render.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readSettlingMarket } from '../markets/table/market.ts'
import { readPaidOut } from './bank/paid-out.ts'
import { explainRunning, explainSettlement } from './explain.ts'
import { rowsOf, toShownRow } from './preview.ts'
import { type Period, readPeriod } from './table/period.ts'
import {
  listSettlements,
  putSettlement,
  readSettlement,
  readSettlements,
  type Settled,
} from './table/settlement.ts'

const idOf = ({ period, userNumber }: Settled): string => `${period}.${userNumber}`

const toShown = (settled: Settled, paidOut: PaidOut | null) => ({
  ...toShownRow(settled),
  ...{ id: idOf(settled), number: settled.number, salesPeriod: settled.period },
  ...{ dateFrom: settled.dateFrom, dateTo: settled.dateTo },
  ...{ finalized: settled.postedTs ?? 0, sent: settled.sentTs, paidOut },
})

/** A page of settlements as they are answered, each with what became of its money. */
const readShown = async <P extends { results: Settled[] }>(market: string, { results, ...page }: P) => {
  const paidOut = await readPaidOut(market, results)
  return { ...page, results: results.map((one, at) => toShown(one, paidOut[at] ?? null)) }
}

/** Of a period in the order of tenants, or the newest first. Refuses `not_enabled`. */
export const listPaymentReports: Verb<typeof settlementCalls.listPaymentReports> = async ({
  market: id,
  caller,
  query: { page, customer, salesPeriod },
}) => {
  await readSettlingMarket(id)
  const userNumber = caller.kind === 'customer' ? caller.userNumber : customer
  if (salesPeriod === undefined) return readShown(id, await listSettlements(id, userNumber, page))
  const all = (await readSettlements(id, salesPeriod)).filter(
    one => one.postedTs !== null && (userNumber === undefined || one.userNumber === userNumber),
  )
  return readShown(id, pageOf(all, page))
}

/** A settlement for staff, or the caller's own. Refuses 404 `not_found`, also for another tenant's. */
const readFor = async (market: string, caller: Caller, reportId: string): Promise<Settled> => {
  const [period = '', userNumber = ''] = reportId.split('.')
  if (caller.kind === 'customer' && caller.userNumber !== userNumber) throw refuse(commonRefusals.not_found)
  return readSettlement(market, period, userNumber)
}

/** Refuses `not_enabled`, and 404 `not_found`. */
export const readPaymentReport: Verb<typeof ownPayoutCalls.readPaymentReport> = async ({
  market: id,
  caller,
  params,
}) => {
  const market = await readSettlingMarket(id)
  const settled = await readFor(id, caller, params.id)
  const explained = await explainSettlement(market, settled)
  return { ...explained, id: params.id, number: settled.number, salesPeriod: settled.period }
}

/** Refuses `not_enabled`, and 404 `not_found`. */
export const readPayout: Verb<typeof ownPayoutCalls.readPayout> = async ({
  market: id,
  caller,
  params: { userNumber = '' },
}) =>
  explainRunning(await readSettlingMarket(id), caller.kind === 'customer' ? caller.userNumber : userNumber)

/** A settlement as its document says it. */
const reportOf = async (market: Market, settled: Settled): Promise<SettlementReport> => {
  const { marketId, timeZone, currencyCode: currency } = market
  const { userNumber, name, number, postedTs } = settled
  const finalizedTs = postedTs ?? 0
  const [explained, tenant] = await Promise.all([
    explainSettlement(market, settled),
    readPresentCustomer(marketId, userNumber),
  ])
  const { pieces, sold, returned, purchases, carriedOver, youReceive, why, bank } = explained
  return {
    ...{ number, finalizedTs, finalizedOn: dayIn(timeZone, toMillis(finalizedTs)), currency },
    seller: sellerOf(market),
    tenant: { userNumber, name, address: tenant ? postalAddress(tenant) : '' },
    settlement: settled,
    ...{ pieces, sold, returned, purchases, carriedOver, youReceive, why, bank },
  }
}

const publish = (market: string, name: string, bytes: Buffer) =>
  publishFile({ key: `${market}/payouts/${newId()}.pdf`, name, type: 'application/pdf' }, bytes)

/** Refuses `not_enabled`, and 404 `not_found`, also for another tenant's. */
export const makeReportPdf: Verb<typeof settlementCalls.makeReportPdf> = async ({
  market: id,
  caller,
  params,
  body,
  language: browsers,
}) => {
  const market = await readSettlingMarket(id)
  const settled = await readFor(id, caller, params.id)
  const language = body.language ?? browsers ?? market.language
  const report = await reportOf(market, settled)
  const bytes = await renderPdf(settlementSheet(report, language), finalizedAt(report))
  return publish(id, settlementFileName(report, language), bytes)
}

/** The total payment report of a period, of a draft as its days are now. */
export const renderPeriod = async (
  market: Market,
  period: Period,
  language: Language,
): Promise<{ name: string; bytes: Buffer }> => {
  const { finalizedTs } = period
  const report = {
    ...{ dateFrom: period.dateFrom, dateTo: period.dateTo, tenants: await rowsOf(market, period) },
    finalizedOn: finalizedTs === null ? null : dayIn(market.timeZone, toMillis(finalizedTs)),
    ...{ currency: market.currencyCode, seller: sellerOf(market) },
  }
  const made = new Date(toMillis(finalizedTs ?? nowSeconds()))
  const bytes = await renderPdf(periodSheet(report, language), made)
  return { name: periodFileName(report, language), bytes }
}

/** Of a draft as its days are now. Refuses `not_enabled`, and 404 `not_found`. */
export const makePeriodPdf: Verb<typeof settlementCalls.makePeriodPdf> = async ({
  market: id,
  params,
  body,
  language: browsers,
}) => {
  const market = await readSettlingMarket(id)
  const period = await readPeriod(id, params.id)
  const { name, bytes } = await renderPeriod(market, period, body.language ?? browsers ?? market.language)
  return publish(id, name, bytes)
}

/** The writes that send a tenant a settlement. Throws `TryAgain` when it was changed since. */
export const sendWrites = (market: string, settled: Settled) => {
  const { period, userNumber, version } = settled
  const sent = { ...settled, sentTs: nowSeconds() }
  return {
    sent,
    writes: [
      putSettlement(market, sent),
      emit(market, settlementSent, { period, userNumber, sending: String(version) }),
    ],
  }
}

/** Refuses `not_enabled`, and 404 `not_found`. */
export const sendPaymentReport: Verb<typeof settlementCalls.sendPaymentReport> = ({
  market: id,
  caller,
  params,
  idempotency,
}) =>
  retryOnConflict(async () => {
    await readSettlingMarket(id)
    const { sent, writes } = sendWrites(id, await readFor(id, caller, params.id))
    const [paidOut = null] = await readPaidOut(id, [sent])
    const answer = toShown(sent, paidOut)
    await commit([...idempotency.record(answer), ...writes])
    return answer
  })
