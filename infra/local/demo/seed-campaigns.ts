/** Writes two campaigns to a demo market: one runs with things of a tenant, one is planned and the tenant asks to be in it. */
import { newCampaign } from '#functions/campaigns/table/campaign.ts'
import { nowSeconds, todayIn } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import { addMembers } from '#functions/products/table/campaign-member.ts'
import { putWaiting } from '#functions/products/table/campaign-request.ts'
import { type Product, putProduct } from '#functions/products/table/product.ts'
import { addDays } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { pricesOf } from '#shared/products/campaign.ts'
import { orderText } from '#shared/products/order.ts'
import type { DemoMarket } from './markets.ts'
import { person } from './people.ts'

const WORDS = {
  da: {
    running: ['Børneugen', 'Vi skilter i vinduet og på Instagram.'],
    planned: ['Lagersalg', 'Alt skal væk, før vi gør plads til det nye.'],
  },
  de: {
    running: ['Kinderwoche', 'Wir werben im Schaufenster und auf Instagram.'],
    planned: ['Räumungsverkauf', 'Alles muss raus, bevor Neues kommt.'],
  },
} as const

const campaignFrom = (
  demo: DemoMarket,
  which: 'running' | 'planned',
  { percent, first, last }: { percent: number; first: number; last: number },
) => {
  const [name, description] = WORDS[demo.language === 'de' ? 'de' : 'da'][which]
  const today = todayIn(demo)
  return {
    ...{ id: newId(), name, description, percent, createdTs: nowSeconds(), version: 1 },
    ...{ from: addDays(today, first), to: addDays(today, last) },
  }
}

/** `inIt`: things that are for sale and in the running campaign; `asked`: those that wait for the planned one. */
export const seedCampaigns = async (
  demo: DemoMarket,
  { inIt, asked }: Record<'inIt' | 'asked', readonly Product[]>,
): Promise<void> => {
  const { marketId } = demo
  const [first] = inIt
  if (!first) return
  const { userNumber } = first
  const running = campaignFrom(demo, 'running', { percent: 20, first: -2, last: 4 })
  const planned = campaignFrom(demo, 'planned', { percent: 30, first: 7, last: 12 })
  await commit([newCampaign(marketId, running), newCampaign(marketId, planned)])
  const { id, name, percent, from, to } = running
  await commit([
    ...inIt.map(thing =>
      putProduct(marketId, { ...thing, campaign: { id, name, percent, from, to, joined: '' } }),
    ),
    ...addMembers(
      marketId,
      running,
      { userNumber, products: 0 },
      inIt.map(thing => thing.running),
    ),
  ])
  const prices = asked.map(thing => pricesOf(thing, { ...planned, joined: '' }, true, todayIn(demo)))
  await commit([
    putWaiting(marketId, {
      ...{
        id: newId(),
        userNumber,
        name: person(demo.language === 'de' ? 'de' : 'da', 0).name,
        campaign: planned.id,
      },
      ...{ campaignName: planned.name, percent: planned.percent, ask: 'join' },
      ...{ order: orderText(asked.map(thing => thing.running)), products: asked.length },
      ...{ now: sum(prices.map(one => one.now)), after: sum(prices.map(one => one.after)) },
      ...{
        askedTs: nowSeconds() - 3_600,
        state: 'pending',
        reason: '',
        answeredTs: null,
        answering: null,
        version: 0,
      },
    }),
  ])
}
