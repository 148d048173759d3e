/** Puts 5,000 products of 300 tenants into a campaign, and reads the reports of goods of a shop with as many tenants. */
import { productsCampaign } from '#events/products.ts'
import { newCampaign } from '#functions/campaigns/table/campaign.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import type { Staff } from '#functions/kit/caller.ts'
import { newId } from '#functions/kit/ids.ts'
import { readJob, startJob } from '#functions/kit/job.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit, putAll } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import onProductsCampaign from '#functions/products/on-products-campaign.ts'
import { firstProduct, newItems, type Product } from '#functions/products/table/product.ts'
import { addToTenant, type Sum } from '#functions/sales/table/sums.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { daysFrom } from '#shared/kit/day.ts'
import { orderText } from '#shared/products/order.ts'
import { changeMarket } from '../cloud/change-market.ts'
import { call } from './calls.ts'
import { MARKET, makeMarket } from './market.ts'
import { during, readUnits, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'
import { writeUnits } from './written.ts'

const TENANTS = 300
const PRODUCTS = 5_000
const MOST_SECONDS = 120
const MOST_REPORT_UNITS = 60
const MONTH = daysFrom('2027-05-01', '2027-05-31')

const numberOf = (at: number): string => String(200_001 + at)
/** 16 or 17 of each tenant. */
const countOf = (at: number): number => Math.floor(PRODUCTS / TENANTS) + (at < PRODUCTS % TENANTS ? 1 : 0)

const thingsOf = (at: number): Product[] =>
  Array.from({ length: countOf(at) }, (_, nth) =>
    firstProduct({
      ...{ userNumber: numberOf(at), running: nth + 1, sheet: newId(), type: 1, name: 'Frakke med hætte' },
      ...{
        price: 9_950,
        status: 5,
        number: `loakb${numberOf(at)}-${nth + 1}`,
        labelPrice: 9_950,
        onSaleTs: 1,
      },
    }),
  )

/** A third of the days of a month: what a tenant of a shelf sells. */
const sumsOf = (campaign: string): [Sum, ...Sum[]] =>
  MONTH.filter((_, at) => at % 3 === 0).map(
    (day): Sum => ({
      ...{ day, type: 1, campaign, stoodDays: 12 },
      figures: { number: 1, rows: 1, paid: 9_950, commission: 1_990 },
    }),
  ) as [Sum, ...Sum[]]

const BOSS: Staff = {
  ...{ kind: 'admin', market: MARKET, username: 'bench', mustChange: false, loggedInTs: 0, role: 'owner' },
}

const ask = (path: string, query: Record<string, string> = {}) =>
  call<{ count: number }>({ domain: 'sales', method: 'GET', path, query, market: MARKET, as: 'admin' })

/** Runs the job until it ends, as its worker does. */
const join = async (campaign: string): Promise<string> => {
  const moves = Array.from({ length: TENANTS }, (_, at) => ({
    ...{ userNumber: numberOf(at), campaign, ask: 'join', isRequest: false, products: countOf(at) },
    order: orderText(Array.from({ length: countOf(at) }, (__, nth) => nth + 1)),
  }))
  const asked = { moves, isApproved: true, reason: '', by: { username: 'bench', role: 'owner' } }
  const { id: job, writes } = startJob(MARKET, productsCampaign, BOSS, asked)
  // Without its task, so that no other worker takes it.
  await commit(writes.slice(0, 1))
  for (;;) {
    await onProductsCampaign.receive(envelope(MARKET, productsCampaign, { job }))
    const { state } = await readJob(MARKET, job)
    if (state !== 'running' && state !== 'waiting') return state
  }
}

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  await makeMarket()
  await changeMarket(MARKET, { campaigns: true, productPrefix: 'loa' })
  await readMarket(MARKET)
  const campaign = newId()
  await commit([
    newCampaign(MARKET, {
      ...{ id: campaign, name: 'Før advent', description: '', percent: 20, createdTs: 1, version: 1 },
      ...{ from: '2027-05-01', to: '2027-07-31' },
    }),
  ])
  for (let at = 0; at < TENANTS; at += 1) {
    await commit([
      ...newCustomer(MARKET, {
        ...{ userNumber: numberOf(at), name: `Anna Jensen ${at}`, email: `${at}@example.com` },
        ...{ phone: '+4520123456', language: 'da', verified: true, createdTs: 1 },
      }),
      addToTenant(MARKET, numberOf(at), sumsOf(campaign)),
    ])
    await putAll(newItems(MARKET, thingsOf(at)))
  }
  startRecording({ units: true })
  const from = performance.now()
  const joined = await during(() => join(campaign))
  const seconds = (performance.now() - from) / 1000
  const written = await writeUnits(joined.sent)
  const days = { dateFrom: '2027-05-01', dateTo: '2027-05-31' }
  const products = await during(() => ask('customer_products_report', days))
  const campaigns = await during(() => ask('customer_campaigns_report', { campaign }))
  await cloud.stop()
  const report = (what: string, { sent }: { sent: Parameters<typeof readUnits>[0] }): Line => ({
    what,
    bar: `≤ ${MOST_REPORT_UNITS} read units a month`,
    number: `${units(readUnits(sent))} read units`,
    met: readUnits(sent) <= MOST_REPORT_UNITS,
  })
  return {
    lines: [
      {
        what: `${PRODUCTS} products of ${TENANTS} tenants join a campaign, one worker: ${joined.result}`,
        bar: `≤ ${MOST_SECONDS} s`,
        number: `${seconds.toFixed(1)} s, ${units(written / PRODUCTS)} write units and ${units(readUnits(joined.sent) / PRODUCTS)} read units a product`,
        met: seconds <= MOST_SECONDS && joined.result === 'done',
      },
      report(`The report of products of a month, ${products.result.count} tenants`, products),
      report(`The report of campaigns, one of two months, ${campaigns.result.count} tenants`, campaigns),
    ],
  }
}
