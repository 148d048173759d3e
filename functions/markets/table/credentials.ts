/**
 * What a market logs in with at its outside services (D27). Keys are sealed (functions/kit/secrets.ts) and beside each
 * stand its last characters. They are not on the market itself, which every booking reads.
 */
import * as z from 'zod/mini'
import { WALLETS } from '#shared/markets/wallets.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, query, type Write } from '../../kit/table.ts'

/** A key: encrypted, and its last characters for staff. */
const sealed = z.object({ sealed: z.string(), end: z.string() })
export type SealedKey = z.infer<typeof sealed>

const cardAccount = z.object({
  alias: z.string(),
  key: z.nullable(sealed),
  signerId: z.string(),
  webhookSecret: z.nullable(sealed),
  wallets: z.array(z.enum(WALLETS)),
})

/** An account with the card provider, known by its alias. */
export type CardAccount = z.infer<typeof cardAccount>

const services = z.object({
  zettleApiKey: z.nullable(sealed),
  zettleClientId: z.string(),
  flexposApiKey: z.nullable(sealed),
  flexposCompanyId: z.string(),
  accountingAgreementToken: z.nullable(sealed),
})

/** The credentials of tills and books. */
export type ServiceKeys = z.infer<typeof services>

const NO_SERVICES: ServiceKeys = {
  zettleApiKey: null,
  zettleClientId: '',
  flexposApiKey: null,
  flexposCompanyId: '',
  accountingAgreementToken: null,
}

export interface Credentials {
  /** Every account that took payments, by alias: refunds of its payments need it. */
  cardAccounts: Map<string, CardAccount>
  /** A changed card account that does not count before it was checked. */
  unchecked: CardAccount | undefined
  services: ServiceKeys
}

const partition = (market: string): string => `${market}#CREDENTIALS`
const accountKey = (market: string, alias: string): Key => ({ pk: partition(market), sk: `CARD#${alias}` })
const uncheckedKey = (market: string): Key => ({ pk: partition(market), sk: 'UNCHECKED' })
const servicesKey = (market: string): Key => ({ pk: partition(market), sk: 'SERVICES' })

/** A card account by its alias; undefined when the market has none of this alias. */
export const readCardAccount = async (market: string, alias: string): Promise<CardAccount | undefined> => {
  const item = await get(accountKey(market, alias))
  return item && cardAccount.parse(item)
}

/** All credentials of a market, in one query: few by nature. */
export const readCredentials = async (market: string): Promise<Credentials> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition(market) },
    ConsistentRead: true,
  })
  const of = (kind: string): Item[] => items.filter(item => item.kind === kind)
  const [unchecked] = of('unchecked-card-account')
  const [kept] = of('service-keys')
  return {
    cardAccounts: new Map(
      of('card-account').map(item => [String(item.alias), cardAccount.parse(item)] as const),
    ),
    unchecked: unchecked && cardAccount.parse(unchecked),
    services: kept ? services.parse(kept) : NO_SERVICES,
  }
}

/** Writes an account that takes payments, in the place of one with the same alias. */
export const putCardAccount = (market: string, value: CardAccount): Write => ({
  put: { Item: { ...accountKey(market, value.alias), kind: 'card-account', ...value } },
})

/** Writes the account that is to be checked. The market's own version guards it. */
export const putUncheckedAccount = (market: string, value: CardAccount): Write => ({
  put: { Item: { ...uncheckedKey(market), kind: 'unchecked-card-account', ...value } },
})

/** Forgets the account that was to be checked. */
export const endUncheckedAccount = (market: string): Write => ({ remove: { Key: uncheckedKey(market) } })

/** Writes the credentials of tills and books. The market's own version guards them. */
export const putServiceKeys = (market: string, value: ServiceKeys): Write => ({
  put: { Item: { ...servicesKey(market), kind: 'service-keys', ...value } },
})

const sample = { alias: '{alias}', key: null, signerId: '', webhookSecret: null, wallets: [] }

export const entity: Entity = {
  kept: 'As long as the market. A former card account stays for refunds of its payments.',
  open: ['endUncheckedAccount', 'putCardAccount', 'readCardAccount', 'readCredentials'],
  samples: {
    readCardAccount: ['{market}', '{alias}'],
    readCredentials: ['{market}'],
    putCardAccount: ['{market}', sample],
    putUncheckedAccount: ['{market}', sample],
    endUncheckedAccount: ['{market}'],
    putServiceKeys: ['{market}', NO_SERVICES],
  },
}
