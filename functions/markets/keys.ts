/** Seals the keys that staff typed, and puts credentials that were sent in the place of those that are there. */
import type { ChangedSettings, CredentialSettings } from '#shared/markets/settings.ts'
import { seal } from '../kit/secrets.ts'
import type { CardAccount, Credentials, SealedKey, ServiceKeys } from './table/credentials.ts'

const SECRETS = [
  'elavonKey',
  'elavonWebhookSecret',
  'zettleApiKey',
  'flexposApiKey',
  'accountingAgreementToken',
] as const satisfies (keyof CredentialSettings)[]

type Secret = (typeof SECRETS)[number]

/** Credentials as sent, with their keys sealed; null takes a key away. */
export type SealedSettings = Omit<Partial<CredentialSettings>, Secret> &
  Partial<Record<Secret, SealedKey | null>>

const SHOWN = 4

const sealedKey = async (market: string, typed: string | null): Promise<SealedKey | null> =>
  typed === null ? null : { sealed: await seal(typed, market), end: typed.slice(-SHOWN) }

/** The names of the keys that were sent. */
export const keysSent = (sent: ChangedSettings): Secret[] => SECRETS.filter(name => sent[name] !== undefined)

export const sealKeys = async (market: string, sent: ChangedSettings): Promise<SealedSettings> => {
  const keys = await Promise.all(
    keysSent(sent).map(async name => [name, await sealedKey(market, sent[name] ?? null)] as const),
  )
  const { elavonAlias, elavonSignerId, wallets, zettleClientId, flexposCompanyId } = sent
  const texts = { elavonAlias, elavonSignerId, wallets, zettleClientId, flexposCompanyId }
  return { ...defined(texts), ...Object.fromEntries(keys) }
}

/** Without the fields that were not sent. */
export const defined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const NO_ACCOUNT: CardAccount = { alias: '', key: null, signerId: '', webhookSecret: null, wallets: [] }

const CARD_FIELDS = {
  elavonAlias: 'alias',
  elavonKey: 'key',
  elavonSignerId: 'signerId',
  elavonWebhookSecret: 'webhookSecret',
  wallets: 'wallets',
} as const satisfies Partial<Record<keyof SealedSettings, keyof CardAccount>>

/** The card account that staff see: the one to be checked, else the one that takes payments. */
export const seenAccount = (
  { unchecked, cardAccounts }: Credentials,
  current: string | null,
): CardAccount | undefined => unchecked ?? (current === null ? undefined : cardAccounts.get(current))

/** The card account to be checked after a change; undefined when none is sent, or nothing of it changes. */
export const changedAccount = (
  before: Credentials,
  current: string | null,
  sent: SealedSettings,
): CardAccount | undefined => {
  const seen = seenAccount(before, current) ?? NO_ACCOUNT
  const changes = Object.entries(CARD_FIELDS).flatMap(([from, to]) => {
    const value = sent[from as keyof typeof CARD_FIELDS]
    return value === undefined || JSON.stringify(value) === JSON.stringify(seen[to])
      ? []
      : [[to, value] as const]
  })
  return changes.length ? { ...seen, ...Object.fromEntries(changes) } : before.unchecked
}

/** The credentials of tills and books after a change. */
export const changedServices = (before: ServiceKeys, sent: SealedSettings): ServiceKeys => ({
  ...before,
  ...defined({
    zettleApiKey: sent.zettleApiKey,
    zettleClientId: sent.zettleClientId,
    flexposApiKey: sent.flexposApiKey,
    flexposCompanyId: sent.flexposCompanyId,
    accountingAgreementToken: sent.accountingAgreementToken,
  }),
})
