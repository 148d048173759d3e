/** How a tenant hears of what was sold: the browsers that get pushes, the quiet hours, the mail of the morning. */
import * as z from 'zod/mini'
import { seconds } from '#shared/kit/units.ts'
import { MOST_DEVICES, QUIET } from '#shared/messages/notices.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, query, removeAll, TryAgain, type Write } from '../../kit/table.ts'

const device = z.object({
  id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  addedTs: seconds,
})

const notices = z.object({
  devices: z._default(z.array(device), []),
  quietFrom: z._default(z.string(), QUIET.quietFrom),
  quietTo: z._default(z.string(), QUIET.quietTo),
  dailyMail: z._default(z.boolean(), false),
  wasAsked: z._default(z.boolean(), false),
  version: z._default(z.number(), 0),
})

export type Device = z.output<typeof device>
export type Notices = z.output<typeof notices>

export const noticesOf = (market: string, userNumber: string): string => `${market}#NOTICES#${userNumber}`

const settingsKey = (market: string, userNumber: string): Key => ({
  pk: noticesOf(market, userNumber),
  sk: 'SETTINGS',
})

/** What a tenant has chosen. A choice that they have not made yet has its first value. */
export const readNotices = async (market: string, userNumber: string): Promise<Notices> =>
  notices.parse((await get(settingsKey(market, userNumber))) ?? {})

/** With another browser: the same one again takes its own place, one too many that of the oldest. */
export const withDevice = (before: Notices, added: Device): Notices => ({
  ...before,
  devices: [...before.devices.filter(({ id }) => id !== added.id), added].slice(-MOST_DEVICES),
})

/** What two customers, who were one person, have chosen: what the one who stays has not switched on, the other may have. */
export const mergedNotices = (kept: Notices, from: Notices): Notices => ({
  ...[...from.devices, ...kept.devices]
    .sort((one, other) => one.addedTs - other.addedTs)
    .reduce(withDevice, { ...kept, devices: [] }),
  dailyMail: kept.dailyMail || from.dailyMail,
  wasAsked: kept.wasAsked || from.wasAsked,
})

/** Writes the choice over that which was read. Throws `TryAgain` when it has changed since. */
export const putNotices = (market: string, userNumber: string, value: Notices): Write => ({
  put: {
    Item: {
      ...settingsKey(market, userNumber),
      kind: 'notices',
      ...value,
      version: value.version + 1,
    },
    ...(value.version
      ? { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': value.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  onConditionFailed: new TryAgain(),
})

/** Removes what a tenant has chosen, and what waits to be told: the tenant is deleted, or another one now. */
export const removeNotices = async (market: string, userNumber: string): Promise<void> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': noticesOf(market, userNumber) },
    ProjectionExpression: 'pk, sk',
  })
  await removeAll(items.map(({ pk, sk }) => ({ pk, sk })))
}

const sample: Notices = {
  devices: [],
  quietFrom: '21:00',
  quietTo: '08:00',
  dailyMail: false,
  wasAsked: false,
  version: 1,
}

export const entity: Entity = {
  kept: 'As long as the tenant. A browser that its push service knows no more: until the next push.',
  open: [],
  samples: {
    noticesOf: null,
    readNotices: ['{market}', '{userNumber}'],
    withDevice: null,
    mergedNotices: null,
    putNotices: ['{market}', '{userNumber}', sample],
    removeNotices: ['{market}', '{userNumber}'],
  },
}
