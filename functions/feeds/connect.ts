/** Staff connect the market with an account of Instagram, and end that. */
import { feedDue } from '#events/feeds.ts'
import type { feedsContract } from '#shared/feeds/contract.ts'
import { feedRefusals } from '#shared/feeds/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { newId } from '../kit/ids.ts'
import { log } from '../kit/log.ts'
import { emit } from '../kit/outbox.ts'
import { seal } from '../kit/secrets.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { accountOf, authorizeUrl, ProviderFailed, ProviderRefused, tokenFor } from './provider.ts'
import { checkState, newState } from './state.ts'
import {
  type Connection,
  newConnection,
  putConnection,
  readConnection,
  removeConnection,
} from './table/connection.ts'

/** The connection as staff see it, and where they allow one: the address works for this caller and for 15 minutes. */
export const readOwnConnection: Verb<typeof feedsContract.readConnection> = async ({ market, caller }) => {
  const [state, connection] = await Promise.all([newState(market, caller.username), readConnection(market)])
  return { url: authorizeUrl(state) ?? null, connection: connection ? toResponse(connection) : null }
}

const toResponse = ({ username, connectedTs, fetchedTs, nextFetchTs }: Connection) => ({
  username,
  connectedAt: connectedTs,
  fetchedAt: fetchedTs,
  isLost: nextFetchTs === null,
})

/**
 * Connects the account whose owner allowed it. Refuses `link_invalid` when the state is not one that we gave this member
 * of staff in the last 15 minutes: so nobody makes a market show another's posts. Refuses `not_enabled` without an app,
 * `instagram_refused` for a code that does not work, `instagram_unavailable` when Instagram gives no answer.
 */
export const connect: Verb<typeof feedsContract.connect> = async ({ market, caller, body }) => {
  await checkState(market, caller.username, body.state)
  const { token, account } = await accountBy(body.code)
  const sealed = await seal(token, market)
  const now = nowSeconds()
  return retryOnConflict(async () => {
    const [before, changed] = await Promise.all([readConnection(market), noteOf(market, caller)])
    const connection: Connection = {
      ...account,
      id: before?.userId === account.userId ? before.id : newId(),
      token: sealed,
      connectedTs: now,
      refreshedTs: now,
      fetchedTs: before?.userId === account.userId ? before.fetchedTs : null,
      nextFetchTs: now,
      version: before?.version ?? 1,
    }
    await commit([
      before ? putConnection(market, connection) : newConnection(market, connection),
      ...changed(before, connection),
      emit(market, feedDue, { connection: connection.id }),
    ])
    return toResponse(connection)
  })
}

const accountBy = async (code: string) => {
  try {
    const token = await tokenFor(code)
    if (token === undefined) throw refuse(kitRefusals.not_enabled)
    return { token, account: await accountOf(token) }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    log.warn('Instagram gave no token', { error })
    const isRefused = error instanceof ProviderRefused
    throw refuse(isRefused ? feedRefusals.instagram_refused : feedRefusals.instagram_unavailable)
  }
}

/** The row of a change: whose posts the market shows. */
const noteOf = async (market: string, caller: Pick<Staff, 'username'>) => {
  const { country, visualName } = await readMarket(market)
  const seen = (connection: Connection | undefined) => ({
    visualName,
    instagramAccount: connection?.username ?? null,
    ...(connection ? { instagramConnectedAt: new Date(connection.connectedTs * 1000).toISOString() } : {}),
  })
  return (before: Connection | undefined, after: Connection | undefined): Write[] =>
    audit(market, country, {
      caller,
      kind: 'market',
      id: market,
      before: seen(before),
      after: seen(after),
    })
}

/** Its posts are not shown from now on; a worker deletes them with their files. Without a connection it does nothing. */
export const disconnect: Verb<typeof feedsContract.disconnect> = async ({ market, caller }) => {
  await retryOnConflict(async () => {
    const [before, changed] = await Promise.all([readConnection(market), noteOf(market, caller)])
    if (!before) return
    await commit([
      removeConnection(market, before),
      ...changed(before, undefined),
      emit(market, feedDue, { connection: before.id }),
    ])
  })
}
