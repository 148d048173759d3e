/** How a tenant hears of what was sold: pushes to the browsers that they chose, and a mail in the morning. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { unixSeconds } from '../kit/text.ts'
import { messageRefusals } from './refusals.ts'

const { invalid, too_long } = inputRefusals

/** Base64url without padding of so many bytes. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3)
  return z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), invalid.code))
}

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid.code))

const deviceId = z.string().check(z.regex(/^[0-9a-f]{32}$/, invalid.code))

const choices = {
  /** By the market's clocks. The same time twice: no hour is quiet. */
  quietFrom: time,
  quietTo: time,
  /** A mail in the morning of what was sold since the last one. */
  dailyMail: z.boolean(),
  /** The tenant was asked whether they want pushes, and is not asked again. */
  wasAsked: z.boolean(),
}

const settings = z.object({
  ...choices,
  /** With it a browser subscribes at its push service (RFC 8292). */
  publicKey: z.string(),
  /** The browsers that get pushes, the newest last. */
  devices: z.array(z.object({ id: deviceId, endpoint: z.string(), addedOn: unixSeconds })),
})

const changes = { audiences: ['customer'], makesStale: ['sale_notices'] } as const

export const noticeCalls = {
  readNotices: {
    method: 'GET',
    path: 'sale_notices',
    audiences: ['customer'],
    summary: 'How the caller hears of what was sold',
    answer: settings,
    refusals: [],
  },
  changeNotices: {
    ...changes,
    method: 'PATCH',
    path: 'sale_notices',
    summary: 'Change the quiet hours, the mail of the morning, and whether to ask for pushes',
    body: z.partial(z.object(choices)),
    answer: settings,
    refusals: [],
  },
  addDevice: {
    ...changes,
    method: 'PUT',
    path: 'sale_notices/device',
    summary: 'Push to a browser what is sold; the eleventh takes the place of the oldest',
    body: z.object({
      endpoint: z.string().check(z.maxLength(500, too_long.code)),
      /** The browser's key, and its secret (RFC 8291). */
      p256dh: bytes(65),
      auth: bytes(16),
    }),
    answer: settings,
    refusals: [messageRefusals.push_service_unknown, messageRefusals.push_key_wrong],
  },
  removeDevice: {
    ...changes,
    method: 'DELETE',
    path: 'sale_notices/device/{id}',
    summary: 'Push nothing to a browser any more',
    params: z.object({ id: deviceId }),
    answer: settings,
    refusals: [],
  },
} as const satisfies Contract
