import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { moment } from '../kit/text.ts'

/** Instagram's own words (specification 9). */
export const MEDIA_TYPES = ['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM'] as const

/** An address on our own site; null when Instagram gave no file, or one that is too large. */
const file = z.nullable(z.string())

const head = { id: z.string(), type: z.enum(MEDIA_TYPES) }

const post = z.object({
  ...head,
  caption: z.string(),
  posted: moment,
  /** The post on Instagram; null when Instagram names none. */
  permalink: z.nullable(z.string()),
  /** One for a picture or a video, several for an album. */
  items: z.array(z.object({ id: z.string(), picture: file, video: file })),
})

const mediaId = z.string().check(z.regex(/^[\w-]{1,64}$/, inputRefusals.invalid.code))

/** The posts of a market's social feed. All files are on our own site (D55). */
export const visitorsCalls = {
  list: {
    method: 'GET',
    path: 'instagram_media',
    audiences: ['anonymous'],
    summary: 'The newest posts of the market, newest first; none when it is not connected',
    answer: z.object({
      username: z.nullable(z.string()),
      results: z.array(
        z.object({
          ...head,
          /** The first words of the caption. */
          text: z.string(),
          picture: file,
        }),
      ),
    }),
    refusals: [],
  },
  read: {
    method: 'GET',
    path: 'instagram_media/{mediaId}',
    audiences: ['anonymous', 'admin'],
    right: 'look',
    summary: 'One post with its caption and its files',
    params: z.object({ mediaId }),
    answer: post,
    refusals: [],
  },
} as const satisfies Contract
