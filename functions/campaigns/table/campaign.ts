/**
 * Campaigns, in one partition a market, so that all of them are one query. How many products are in one stands on its item
 * and is counted by updates, which leave the version of what staff typed as it is.
 */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

const campaign = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  percent: z.number(),
  from: z.string(),
  to: z.string(),
  createdTs: seconds,
  /** How many products are in it, and of how many tenants. */
  products: z._default(z.number(), 0),
  tenants: z._default(z.number(), 0),
  version: z.number(),
})

export type Campaign = z.infer<typeof campaign>

const partition = (market: string): string => `${market}#CAMPAIGNS`
const campaignKey = (market: string, id: string): Key => ({ pk: partition(market), sk: id })

/** All campaigns of a market, the oldest first: one query. */
export const readCampaigns = async (market: string): Promise<Campaign[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market) },
    ConsistentRead: true,
  })
  return items.map(item => campaign.parse(item))
}

/** A campaign, or undefined when it was deleted. */
export const findCampaign = async (market: string, id: string): Promise<Campaign | undefined> => {
  const item = await get(campaignKey(market, id))
  return item && campaign.parse(item)
}

/** A campaign. Refuses 404 `not_found`. */
export const readCampaign = async (market: string, id: string): Promise<Campaign> => {
  const found = await findCampaign(market, id)
  if (!found) throw refuse(commonRefusals.not_found)
  return found
}

export const newCampaign = (market: string, value: Omit<Campaign, 'products' | 'tenants'>): Write => ({
  put: {
    Item: { ...campaignKey(market, value.id), kind: 'campaign', ...value, products: 0, tenants: 0 },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Writes what staff typed. Throws `TryAgain` when staff changed the campaign meanwhile, or a product joined or left it. */
export const putCampaign = (
  market: string,
  { id, name, description, percent, from, to, products, version }: Omit<Campaign, 'tenants' | 'createdTs'>,
): Write => ({
  update: {
    Key: campaignKey(market, id),
    UpdateExpression:
      'SET #name = :name, description = :description, #percent = :percent, #from = :from, #to = :to, version = :next',
    ConditionExpression: 'version = :version AND products = :products',
    ExpressionAttributeNames: { '#name': 'name', '#from': 'from', '#to': 'to', '#percent': 'percent' },
    ExpressionAttributeValues: {
      ...{ ':name': name, ':description': description, ':percent': percent },
      ...{ ':from': from, ':to': to, ':version': version, ':next': version + 1, ':products': products },
    },
  },
  onConditionFailed: new TryAgain(),
})

/** Deletes a campaign, if nobody has changed it since; otherwise throws `TryAgain`. */
export const removeCampaign = (market: string, { id, version }: Pick<Campaign, 'id' | 'version'>): Write => ({
  remove: {
    Key: campaignKey(market, id),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
  onConditionFailed: new TryAgain(),
})

/**
 * Counts products and tenants that joined or left, and checks that the campaign is as it was read: what a product carries of
 * it is a copy. Throws `TryAgain` when it was changed or deleted since.
 */
export const countMembers = (
  market: string,
  { id, version }: Pick<Campaign, 'id' | 'version'>,
  { products, tenants }: { products: number; tenants: number },
): Write => ({
  update: {
    Key: campaignKey(market, id),
    UpdateExpression: 'ADD products :products, tenants :tenants',
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':products': products, ':tenants': tenants, ':version': version },
  },
  onConditionFailed: new TryAgain(),
})

const sample: Campaign = {
  ...{ id: '{campaign}', name: '', description: '', percent: 10, from: '2026-11-23', to: '2026-11-28' },
  ...{ createdTs: 0, products: 0, tenants: 0, version: 1 },
}

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: ['countMembers', 'findCampaign', 'readCampaign', 'readCampaigns'],
  samples: {
    readCampaigns: ['{market}'],
    findCampaign: ['{market}', '{campaign}'],
    readCampaign: ['{market}', '{campaign}'],
    newCampaign: ['{market}', sample],
    putCampaign: ['{market}', sample],
    removeCampaign: ['{market}', sample],
    countMembers: ['{market}', sample, { products: 1, tenants: 1 }],
  },
}
