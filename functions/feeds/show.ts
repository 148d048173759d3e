/** What visitors see of a market's posts. */
import type { feedsContract } from '#shared/feeds/contract.ts'
import { firstWords } from '#shared/feeds/rules.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Verb } from '../kit/http.ts'
import { readMarket } from '../markets/table/market.ts'
import { readConnection } from './table/connection.ts'
import { readPost, readPosts } from './table/post.ts'

/**
 * Posts of an account that is no longer connected are on their way out, and not shown. Refuses 404 `market_not_found`.
 */
export const list: Verb<typeof feedsContract.list> = async ({ market }) => {
  const [connection, posts] = await Promise.all([
    readConnection(market),
    readPosts(market),
    readMarket(market),
  ])
  return {
    username: connection?.username ?? null,
    results: posts
      .filter(post => post.connection === connection?.id)
      .map(({ id, type, caption, items }) => ({
        id,
        type,
        text: firstWords(caption),
        picture: items.find(({ picture }) => picture)?.picture ?? null,
      })),
  }
}

/** Refuses 404 `not_found` when the post is gone, on Instagram or here. */
export const read: Verb<typeof feedsContract.read> = async ({ market, params: { mediaId } }) => {
  const [connection, post] = await Promise.all([readConnection(market), readPost(market, mediaId)])
  if (!post || post.connection !== connection?.id) throw refuse(commonRefusals.not_found)
  const { id, type, caption, permalink, postedTs, items } = post
  return {
    id,
    type,
    caption,
    permalink,
    posted: postedTs,
    items: items.map(({ isTooLarge, ...item }) => item),
  }
}
