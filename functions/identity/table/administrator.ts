/**
 * The administrators of a market (D37). Each logs in with a user name, which they may change. Their account in the user
 * pool, and in the audit, keeps the first one, so nobody else ever gets a name that an administrator began with.
 */
import * as z from 'zod/mini'
import type { TypedName } from '#shared/identity/names.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { addressHistory } from '#shared/kit/former-address.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { seconds } from '#shared/kit/units.ts'
import { administratorKey, staffRole } from '../../kit/admit.ts'
import { audit, type Change } from '../../kit/audit.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

const administrator = z.object({
  /** The name in the user pool. */
  account: z.string(),
  username: z.string(),
  email: z.string(),
  ...addressHistory,
  role: staffRole,
  /** The account that invited this one. */
  invitedBy: z.optional(z.string()),
  /** Tokens of an earlier log-in are answered no more. */
  sessionsFromTs: z._default(seconds, 0),
  /** Takes the place of `email` when its owner confirms it. */
  newEmail: z.nullable(z.string()),
  /** The owner of `email` has confirmed it. */
  verified: z.boolean(),
  /** Has not chosen a password yet, so cannot log in. */
  isInvited: z.boolean(),
  language: z.enum(LANGUAGES),
  hasSecondFactor: z.boolean(),
  /** A keyed hash of the registration that made the market, so that a repeated one is recognised. */
  registration: z.optional(z.string()),
  createdTs: seconds,
  version: z.number(),
})

export type Administrator = z.infer<typeof administrator>

const nameKey = (market: string, username: string): Key => ({
  pk: administratorKey(market, '').pk,
  sk: `NAME#${username}`,
})

/** An administrator by account; undefined when there is none. */
export const readAdministrator = async (
  market: string,
  account: string,
): Promise<Administrator | undefined> => {
  const item = await get(administratorKey(market, account))
  return item && administrator.parse(item)
}

/** The account that logs in with a name; undefined when none does. */
export const accountNamed = async (market: string, username: string): Promise<string | undefined> => {
  const item = await get(nameKey(market, username))
  return item && String(item.account)
}

/** All administrators of a market, by account. A shop has a handful. */
export const readAdministrators = async (market: string): Promise<Administrator[]> => {
  const { pk, sk } = administratorKey(market, '')
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :row)',
    ExpressionAttributeValues: { ':pk': pk, ':row': sk },
    ConsistentRead: true,
  })
  return items.map(item => administrator.parse(item))
}

/** The account of nobody: no administrator's name is a number. */
const NOBODY = '0'

/**
 * Those who log in with what was typed, a user name or an address: two people may share the address of the shop. Reads
 * as much for a name that nobody has.
 */
export const administratorsCalled = async (
  market: string,
  { kind, name }: TypedName,
): Promise<Administrator[]> => {
  if (kind === 'address') return (await readAdministrators(market)).filter(({ email }) => email === name)
  const row = await readAdministrator(market, (await accountNamed(market, name)) ?? NOBODY)
  return row ? [row] : []
}

const taken = () => refuseFields({ username: [identityRefusals.username_taken] })

const toItem = (market: string, value: Administrator): Item => ({
  ...administratorKey(market, value.account),
  kind: 'administrator',
  ...value,
})

const claimName = (market: string, username: string, account: string): Write => ({
  put: {
    Item: { ...nameKey(market, username), kind: 'administrator-name', account },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: taken(),
})

const BEGINNING = {
  role: 'owner',
  sessionsFromTs: 0,
  newEmail: null,
  verified: false,
  isInvited: false,
  hasSecondFactor: false,
  version: 1,
} as const

type NewAdministrator = Omit<Administrator, keyof typeof BEGINNING | 'account'> & Partial<Administrator>

/** An administrator as the first write makes one. */
export const freshAdministrator = (value: NewAdministrator): Administrator => ({
  ...BEGINNING,
  account: value.username,
  ...value,
})

/** Creates an administrator. Refuses `username_taken`. */
export const newAdministrator = (market: string, value: NewAdministrator): Write[] => [
  {
    put: {
      Item: toItem(market, freshAdministrator(value)),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    onConditionFailed: taken(),
  },
  claimName(market, value.username, value.username),
]

/** Writes an administrator over the version that was read; otherwise throws `TryAgain`. */
export const putAdministrator = (market: string, value: Administrator): Write =>
  putNextVersion(toItem(market, value), value.version)

/** The audit of a change of an administrator. */
export const auditAdministrator = (
  market: string,
  country: CountryCode,
  caller: Change['caller'],
  { before, after }: Record<'before' | 'after', Administrator>,
): Write[] => {
  const shown = ({ username, email, newEmail, verified, role, hasSecondFactor }: Administrator) => ({
    username,
    email,
    newEmail,
    verified,
    role,
    hasSecondFactor,
  })
  const change = { caller, kind: 'administrator', id: before.account, name: after.username }
  return audit(market, country, { ...change, before: shown(before), after: shown(after) })
}

/** Gives an administrator another user name. Refuses `username_taken`. */
export const renameAdministrator = (market: string, account: string, from: string, to: string): Write[] => [
  { remove: { Key: nameKey(market, from) } },
  claimName(market, to, account),
]

/** Notes that an administrator chose a password through a link to the address. Throws `onConditionFailed`. */
export const activateAdministrator = (
  market: string,
  account: string,
  email: string,
  onConditionFailed: Error,
): Write => ({
  update: {
    Key: administratorKey(market, account),
    UpdateExpression: 'SET verified = :yes, isInvited = :no ADD version :one',
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':yes': true, ':no': false, ':one': 1, ':email': email },
  },
  onConditionFailed,
})

/** Removes an administrator. Throws `TryAgain` when the row changed since it was read. */
export const removeAdministrator = (
  market: string,
  { account, username, version }: Administrator,
): Write[] => [
  {
    remove: {
      Key: administratorKey(market, account),
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':read': version },
    },
    onConditionFailed: new TryAgain(),
  },
  { remove: { Key: nameKey(market, username) } },
]

const sample = { account: '{account}', username: '{username}', email: '{email}', version: 1 }

export const entity: Entity = {
  kept: 'As long as they work for the market.',
  open: ['administratorsCalled', 'readAdministrator', 'readAdministrators'],
  samples: {
    readAdministrator: ['{market}', '{account}'],
    accountNamed: ['{market}', '{username}'],
    readAdministrators: ['{market}'],
    administratorsCalled: null,
    freshAdministrator: null,
    newAdministrator: ['{market}', sample],
    putAdministrator: ['{market}', sample],
    auditAdministrator: null,
    renameAdministrator: ['{market}', '{account}', '{username}', '{new username}'],
    activateAdministrator: ['{market}', '{account}', '{email}', new Error()],
    removeAdministrator: ['{market}', sample],
  },
}
