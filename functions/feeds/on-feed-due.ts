import { feedDue } from '#events/feeds.ts'
import { AGAIN_SECONDS, FETCH_SECONDS, isRenewalDue } from '#shared/feeds/rules.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../kit/clock.ts'
import { log } from '../kit/log.ts'
import { schedule } from '../kit/schedule.ts'
import { seal, unseal } from '../kit/secrets.ts'
import { onTask } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { keepPosts, removePosts } from './keep-posts.ts'
import { newestOf, ProviderFailed, renewed, TokenLost } from './provider.ts'
import { type Connection, putConnection, readConnection } from './table/connection.ts'
import { readPosts } from './table/post.ts'

/** A task may come a little early; one that comes much earlier is a second delivery. */
const EARLY_SECONDS = 60

/**
 * Fetches the posts of a market and renews its token once a week. When Instagram fails, what is kept stays, and the next
 * run is in 15 minutes; otherwise in an hour. When it no longer takes the token, nothing more is asked until staff
 * connect again. Without a connection it deletes what the former one has left.
 */
export default onTask({
  on: feedDue,
  grants: ['table:read', 'table:write', 'seals', 'files:write', 'schedules:feeds'],
  handle: async ({ market, id, payload }) => {
    const claimed = await claim(market, payload.connection)
    if (claimed === 'none') return removePosts(market, await readPosts(market))
    const next = claimed && (await fetchPosts(market, claimed))
    if (next) await schedule(market, feedDue, payload, { at: next, by: id })
  },
})

/**
 * Takes the run: another delivery of the task finds the next moment in the future, and does nothing. Undefined when this
 * one has nothing to do, `none` when the market is not connected.
 */
const claim = (market: string, id: string): Promise<Connection | 'none' | undefined> =>
  retryOnConflict(async () => {
    const connection = await readConnection(market)
    if (!connection) return 'none'
    const { nextFetchTs } = connection
    if (connection.id !== id || nextFetchTs === null) return undefined
    if (nextFetchTs > nowSeconds() + EARLY_SECONDS) return undefined
    await commit([putConnection(market, { ...connection, nextFetchTs: nowSeconds() + AGAIN_SECONDS })])
    return connection
  })

/** Returns when to fetch again; undefined for never. */
const fetchPosts = async (market: string, connection: Connection): Promise<Seconds | undefined> => {
  try {
    const token = await currentToken(market, connection)
    await keepPosts(market, connection.id, await newestOf(token))
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    log.warn('the posts of a market could not be fetched', { market, error })
    const isLost = error instanceof TokenLost
    return note(market, connection, { nextFetchTs: isLost ? null : nowSeconds() + AGAIN_SECONDS })
  }
  return note(market, connection, {
    fetchedTs: nowSeconds(),
    nextFetchTs: nowSeconds() + FETCH_SECONDS,
  })
}

/** The token, renewed once a week. One that cannot be renewed now may still be good for weeks. */
const currentToken = async (market: string, connection: Connection): Promise<string> => {
  const token = await unseal(connection.token, market)
  if (!isRenewalDue(connection.refreshedTs, nowSeconds())) return token
  try {
    const fresh = await renewed(token)
    await note(market, connection, { token: await seal(fresh, market), refreshedTs: nowSeconds() })
    return fresh
  } catch (error) {
    if (!(error instanceof ProviderFailed) || error instanceof TokenLost) throw error
    log.warn('the token of a market could not be renewed', { market, error })
    return token
  }
}

/**
 * Notes something of the connection, unless it is another one by now: then the posts that this run wrote are deleted, and
 * the new connection has its own run. Returns the next moment to fetch.
 */
const note = (
  market: string,
  { id, connectedTs }: Connection,
  changes: Partial<Connection>,
): Promise<Seconds | undefined> =>
  retryOnConflict(async () => {
    const current = await readConnection(market)
    if (current?.id !== id) {
      const posts = await readPosts(market)
      await removePosts(
        market,
        posts.filter(({ connection }) => connection === id),
      )
      return undefined
    }
    // Staff have connected the same account again: that run sets the next moment.
    if (current.connectedTs !== connectedTs) return undefined
    await commit([putConnection(market, { ...current, ...changes })])
    return changes.nextFetchTs ?? undefined
  })
