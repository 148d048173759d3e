/**
 * Which products are in a campaign: an item each, beside an item a tenant that counts them. The product carries a copy of the
 * campaign (product.ts).
 */
import * as z from 'zod/mini'
import type { ProductId } from '#shared/products/number.ts'
import { type Campaign, countMembers } from '../../campaigns/table/campaign.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

const member = z.object({ userNumber: z.string(), running: z.number() })

const tenant = z.object({ userNumber: z.string(), products: z._default(z.number(), 0) })

/** A tenant with how many products they have in a campaign. */
export type TenantInCampaign = z.infer<typeof tenant>

const partition = (market: string, campaign: string): string => `${market}#CAMPAIGN#${campaign}`

const PRODUCT = 'P#'
const TENANT = 'T#'

const memberKey = (market: string, campaign: string, { userNumber, running }: ProductId): Key => ({
  pk: partition(market, campaign),
  sk: `${PRODUCT}${userNumber}#${String(running).padStart(7, '0')}`,
})

const tenantKey = (market: string, campaign: string, userNumber: string): Key => ({
  pk: partition(market, campaign),
  sk: TENANT + userNumber,
})

const readOf = (market: string, campaign: string, beginning: string): Promise<Item[]> =>
  query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :of)',
    ExpressionAttributeValues: { ':pk': partition(market, campaign), ':of': beginning },
    ConsistentRead: true,
  })

/** Some products of a campaign by tenant, after one of them. */
export const readMembersAfter = async (
  market: string,
  campaign: string,
  after: ProductId | null,
  most: number,
): Promise<ProductId[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :last',
      ExpressionAttributeValues: {
        ':pk': partition(market, campaign),
        ':after': after ? `${memberKey(market, campaign, after).sk}~` : PRODUCT,
        ':last': `${PRODUCT}~`,
      },
      ConsistentRead: true,
    },
    most,
  )
  return items.map(item => member.parse(item))
}

/** The products of a tenant that are in a campaign. */
export const readMembersOf = async (
  market: string,
  campaign: string,
  userNumber: string,
): Promise<ProductId[]> =>
  (await readOf(market, campaign, `${PRODUCT}${userNumber}#`)).map(item => member.parse(item))

/** The tenants who have products in a campaign, or had: some hundred bytes each. */
export const readTenantsIn = async (market: string, campaign: string): Promise<TenantInCampaign[]> =>
  (await readOf(market, campaign, TENANT)).map(item => tenant.parse(item))

/** How many products a tenant has in a campaign. */
export const readTenantIn = async (
  market: string,
  campaign: string,
  userNumber: string,
): Promise<TenantInCampaign> =>
  tenant.parse((await get(tenantKey(market, campaign, userNumber))) ?? { userNumber })

const countTenant = (
  market: string,
  campaign: string,
  { userNumber, products }: TenantInCampaign,
  by: number,
): Write => ({
  update: {
    Key: tenantKey(market, campaign, userNumber),
    UpdateExpression: 'SET kind = :kind, userNumber = :tenant ADD products :by',
    ConditionExpression: products
      ? 'products = :before'
      : 'attribute_not_exists(products) OR products = :before',
    ExpressionAttributeValues: {
      ...{ ':kind': 'campaign-tenant', ':tenant': userNumber },
      ...{ ':by': by, ':before': products },
    },
  },
  onConditionFailed: new TryAgain(),
})

/**
 * Products of a tenant join a campaign. Throws `TryAgain` when one of them is in it, or when the campaign or the tenant's
 * count was changed since.
 */
export const addMembers = (
  market: string,
  campaign: Pick<Campaign, 'id' | 'version'>,
  before: TenantInCampaign,
  running: readonly number[],
): Write[] => [
  ...running.map((one): Write => {
    const id = { userNumber: before.userNumber, running: one }
    return {
      put: {
        Item: { ...memberKey(market, campaign.id, id), kind: 'campaign-member', ...id },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
      onConditionFailed: new TryAgain(),
    }
  }),
  countTenant(market, campaign.id, before, running.length),
  countMembers(market, campaign, { products: running.length, tenants: before.products ? 0 : 1 }),
]

/** Products of a tenant leave a campaign; `campaign` is undefined once it was deleted. Throws `TryAgain` as `addMembers`. */
export const removeMembers = (
  market: string,
  id: string,
  campaign: Pick<Campaign, 'id' | 'version'> | undefined,
  before: TenantInCampaign,
  running: readonly number[],
): Write[] => [
  ...running.map(
    (one): Write => ({
      remove: {
        Key: memberKey(market, id, { userNumber: before.userNumber, running: one }),
        ConditionExpression: 'attribute_exists(pk)',
      },
      onConditionFailed: new TryAgain(),
    }),
  ),
  countTenant(market, id, before, 0 - running.length),
  ...(campaign
    ? [
        countMembers(market, campaign, {
          products: 0 - running.length,
          tenants: before.products === running.length ? -1 : 0,
        }),
      ]
    : []),
]

const sampleTenant = { userNumber: '{userNumber}', products: 1 }
const sampleCampaign = { id: '{campaign}', version: 1 }

export const entity: Entity = {
  kept: 'As long as its campaign; a count of a tenant stays.',
  open: ['readTenantsIn'],
  samples: {
    readMembersAfter: ['{market}', '{campaign}', null, 30],
    readMembersOf: ['{market}', '{campaign}', '{userNumber}'],
    readTenantsIn: ['{market}', '{campaign}'],
    readTenantIn: ['{market}', '{campaign}', '{userNumber}'],
    addMembers: ['{market}', sampleCampaign, sampleTenant, [17]],
    removeMembers: ['{market}', '{campaign}', sampleCampaign, sampleTenant, [17]],
  },
}
