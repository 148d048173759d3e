import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { line, moment } from '../kit/text.ts'
import { feedRefusals } from './refusals.ts'

const { invalid, too_long } = inputRefusals

/** The account that the market's posts come from. Its token is never answered (D27). */
const connection = z.object({
  username: z.string(),
  connectedAt: moment,
  /** When the posts were last fetched; null before the first time. */
  fetchedAt: z.nullable(moment),
  /** Instagram no longer takes the token: staff must connect again. */
  isLost: z.boolean(),
})

/** A code of Instagram: letters, digits, and whatever a URL carries. */
const code = line(1000).check(z.regex(/^[\x21-\x7e]+$/, invalid.code))
const state = z.string().check(z.maxLength(1000, too_long.code))

/** Connecting the market with its account of Instagram. */
export const staffCalls = {
  readConnection: {
    method: 'GET',
    path: 'auth/instagram',
    audiences: ['admin'],
    right: 'look',
    summary: 'The account that is connected, and the address at which staff allow the connection',
    answer: z.object({
      /** Instagram's page, for the caller alone and for 15 minutes; null where the deployment has no app. */
      url: z.nullable(z.string()),
      connection: z.nullable(connection),
    }),
    refusals: [],
  },
  connect: {
    method: 'POST',
    path: 'auth/instagram',
    audiences: ['admin'],
    right: 'own',
    summary: 'Connect the account that allowed it; the posts are fetched soon after',
    body: z.object({ code, state }),
    answer: connection,
    refusals: [
      kitRefusals.link_invalid,
      kitRefusals.not_enabled,
      feedRefusals.instagram_refused,
      feedRefusals.instagram_unavailable,
    ],
  },
  disconnect: {
    method: 'DELETE',
    path: 'disconnect',
    audiences: ['admin'],
    right: 'own',
    makesStale: ['auth/instagram'],
    summary: 'Forget the account and its token, and delete its posts with their files',
    refusals: [],
  },
} as const satisfies Contract
