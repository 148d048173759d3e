/** A post that Reol copied from a market's Instagram account. Its pictures and videos are copies on our own site. */
import * as z from 'zod/mini'
import { MEDIA_TYPES } from '#shared/feeds/visitors-calls.ts'
import { seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Item, type Key, query, type Write } from '../../kit/table.ts'

const item = z.object({
  id: z.string(),
  /** The address of the picture in its widest form (functions/kit/pictures.ts). */
  picture: z.nullable(z.string()),
  video: z.nullable(z.string()),
  /** The video is larger than we copy: never ask for it again. */
  isTooLarge: z.boolean(),
})

export type PostItem = z.infer<typeof item>

const post = z.object({
  id: z.string(),
  connection: z.string(),
  type: z.enum(MEDIA_TYPES),
  caption: z.string(),
  permalink: z.nullable(z.string()),
  postedTs: seconds,
  items: z.array(item),
})

export type Post = z.output<typeof post>

/** The partition of a market's social feed: its posts, and what they come from. */
export const feedPartition = (market: string): string => `${market}#FEED`

const BEGINNING = 'POST#'

const postKey = (market: string, id: string): Key => ({
  pk: feedPartition(market),
  sk: `${BEGINNING}${id}`,
})

/** A post by its id; undefined when there is none. */
export const readPost = async (market: string, id: string): Promise<Post | undefined> => {
  const found = await get(postKey(market, id))
  return found && post.parse(found)
}

/** All posts, newest first, in one query: few by nature (`MOST_POSTS`). */
export const readPosts = async (market: string): Promise<Post[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :posts)',
    ExpressionAttributeValues: { ':pk': feedPartition(market), ':posts': BEGINNING },
  })
  return items.map(one => post.parse(one)).sort((a, b) => b.postedTs - a.postedTs)
}

const toItem = (market: string, value: Post): Item => ({
  ...postKey(market, value.id),
  kind: 'feed-post',
  ...value,
})

/** Writes a post, in the place of the one that was there. */
export const putPost = (market: string, value: Post): Write => ({ put: { Item: toItem(market, value) } })

export const removePost = (market: string, id: string): Write => ({ remove: { Key: postKey(market, id) } })

export const entity: Entity = {
  kept: 'While it is among the newest on Instagram, and the market is connected.',
  open: [],
  samples: {
    feedPartition: null,
    readPost: ['{market}', '{post}'],
    readPosts: ['{market}'],
    putPost: ['{market}', { id: '{post}' }],
    removePost: ['{market}', '{post}'],
  },
}
