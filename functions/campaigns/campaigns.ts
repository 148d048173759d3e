/** Staff plan campaigns, change and end them. */
import { campaignChanged } from '#events/campaigns.ts'
import { campaignState } from '#shared/campaigns/campaign.ts'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { campaignRefusals } from '#shared/campaigns/refusals.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { audit } from '../kit/audit.ts'
import { changeThing, removeThing } from '../kit/change.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import {
  type Campaign,
  newCampaign,
  putCampaign,
  readCampaign,
  readCampaigns,
  removeCampaign as removeStored,
} from './table/campaign.ts'

const { campaign_begun, campaign_ended, too_many_campaigns } = campaignRefusals

/** All of them are read together. */
const MOST_CAMPAIGNS = 500

/** Refuses `not_enabled` where the market holds no campaigns. */
const readHolding = async (id: string): Promise<Market> => {
  const market = await readMarket(id)
  checkEnabled(market, 'campaigns')
  return market
}

const toShown = (campaign: Campaign, today: Day) => {
  const { id, name, description, percent, from, to, products, tenants, version } = campaign
  return {
    ...{ id, name, description, discountPercent: percent, dateFrom: from, dateTo: to },
    status: campaignState(campaign, today),
    ...{ productsCount: products, tenantsCount: tenants, version },
  }
}

/** By their first days; the last ended one comes first of those. */
const inOrder = (all: readonly Campaign[], today: Day): Campaign[] => {
  const isEnded = (one: Campaign) => campaignState(one, today) === 'ended'
  const byStart = all.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return [...byStart.filter(one => !isEnded(one)), ...byStart.filter(isEnded).reverse()]
}

/** Refuses `not_enabled`. */
export const listCampaigns: Verb<typeof campaignsContract.listCampaigns> = async ({
  market: id,
  query: { status },
}) => {
  const [market, all] = await Promise.all([readHolding(id), readCampaigns(id)])
  const today = todayIn(market)
  const results = inOrder(all, today)
    .map(one => toShown(one, today))
    .filter(one => status === undefined || one.status === status)
  return { results, page: 1, pagesCount: 1, count: results.length }
}

const noted = ({ name, description, percent, from, to }: Campaign) => ({
  ...{ name, description, discountPercent: percent, dateFrom: from, dateTo: to },
})

/** Reports read the months since a campaign's first day: none begins long before it is planned. */
const MOST_DAYS_BACK = 31

const checkFirstDay = (from: Day, today: Day): void => {
  if (from < addDays(today, 0 - MOST_DAYS_BACK))
    throw refuseFields({ dateFrom: [inputRefusals.invalid_date] })
}

/** Refuses `not_enabled` and `too_many_campaigns`. */
export const addCampaign: Verb<typeof campaignsContract.addCampaign> = async ({
  market: id,
  caller,
  body: { name, description = '', discountPercent: percent, dateFrom: from, dateTo: to },
  idempotency,
}) => {
  const [market, all] = await Promise.all([readHolding(id), readCampaigns(id)])
  checkFirstDay(from, todayIn(market))
  if (all.length >= MOST_CAMPAIGNS) throw refuse(too_many_campaigns)
  const value = {
    ...{ id: newId(), name, description, percent, from, to },
    createdTs: nowSeconds(),
    version: 1,
  }
  const added = { ...value, products: 0, tenants: 0 }
  const answer = toShown(added, todayIn(market))
  await commit([
    ...idempotency.record(answer),
    newCampaign(id, value),
    ...audit(id, market.country, {
      ...{ caller, kind: 'campaign', id: value.id, name, before: undefined },
      after: noted(added),
    }),
  ])
  return answer
}

/**
 * A line is reckoned with the campaign of its day, so no day that is over changes. Refuses `campaign_begun` and
 * `campaign_ended`.
 */
const checkChange = (before: Campaign, after: Campaign, today: Day): void => {
  const isSame = before.percent === after.percent && before.from === after.from && before.to === after.to
  const state = campaignState(before, today)
  if (isSame || before.products === 0 || (state === 'planned' && after.from >= today)) return
  if (state === 'ended') throw refuse(campaign_ended)
  if (before.percent !== after.percent || before.from !== after.from || after.to < addDays(today, -1))
    throw refuse(campaign_begun)
}

/** Refuses `campaign_begun`, `campaign_ended`, `changed_meanwhile`, `not_enabled`, and 404 `not_found`. */
export const changeCampaign: Verb<typeof campaignsContract.changeCampaign> = ({
  market: id,
  caller,
  params,
  body: { version, name, description = '', discountPercent: percent, dateFrom: from, dateTo: to },
}) =>
  changeThing(campaignsContract.changeCampaign, version, async () => {
    const [market, before] = await Promise.all([readHolding(id), readCampaign(id, params.id)])
    const today = todayIn(market)
    return {
      before,
      shown: one => toShown(one, today),
      after: () => {
        if (from !== before.from) checkFirstDay(from, today)
        const after = { ...before, name, description, percent, from, to }
        checkChange(before, after, today)
        return after
      },
      noted: {
        market: id,
        country: market.country,
        caller,
        kind: 'campaign',
        id: before.id,
        name,
        fields: noted,
      },
      writes: after => [putCampaign(id, after), emit(id, campaignChanged, { campaign: before.id })],
    }
  })

/** Refuses `not_enabled` and 404 `not_found`. */
export const removeCampaign: Verb<typeof campaignsContract.removeCampaign> = ({
  market: id,
  caller,
  params,
}) =>
  removeThing(async () => {
    const [market, thing] = await Promise.all([readHolding(id), readCampaign(id, params.id)])
    const { name } = thing
    return {
      thing,
      noted: {
        market: id,
        country: market.country,
        caller,
        kind: 'campaign',
        id: thing.id,
        name,
        fields: noted,
      },
      writes: [removeStored(id, thing), emit(id, campaignChanged, { campaign: thing.id })],
    }
  })
