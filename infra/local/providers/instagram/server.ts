/**
 * Runs the sandbox of the Instagram API with Instagram Login on its own origin: the page that asks, the tokens, and the
 * posts of two accounts with their files.
 */
import { type Mode, untilClientsTimeOut } from '../../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../../http.ts'
import type { Store } from '../../store.ts'
import { fileAt, mediaOf } from './media.ts'
import { authorize } from './page.ts'
import { ACCOUNTS, removePost, restorePost } from './posts.ts'
import { graphFault, tokensOf } from './tokens.ts'

export interface Instagram {
  url: string
  /**
   * POST /local/instagram/: `{remove: id}` takes a post away, `{restore: id}` puts it back, `{expire: username,
   * olderThanDays?}` ends tokens of an account.
   */
  act: (fields: unknown) => HttpResponse
}

interface Act {
  remove: string
  restore: string
  expire: string
  olderThanDays: number
}

interface Options {
  store: Store
  port: number
  fault: () => Mode
}

/** The version of Graph stands before its paths. */
const VERSIONED = /^\/v\d+\.\d+(\/.*)$/

export const startInstagram = async ({ store, port, fault }: Options) => {
  const tokens = tokensOf(store)
  let url = ''

  const graph = (path: string, query: URLSearchParams): HttpResponse => {
    if (path === '/access_token') return tokens.lengthen(query)
    if (path === '/refresh_access_token') return tokens.refresh(query)
    const token = tokens.find(query.get('access_token') ?? '')
    if (!token) return graphFault(190, 'Error validating access token')
    const { username } = ACCOUNTS.find(({ userId }) => userId === token.userId) ?? {}
    if (path === '/me') return json(200, { user_id: token.userId, username, id: token.userId })
    return path === '/me/media' ? mediaOf(store, url, token, query) : graphFault(100, 'Unsupported request')
  }

  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    const query = new URLSearchParams(request.query)
    if (request.path === '/oauth/authorize') return authorize(query, tokens.newCode)
    const mode = fault()
    if (mode === 'down') return json(503, {})
    if (mode === 'refuse') return graphFault(10, 'Application does not have permission for this action')
    if (mode === 'slow') await untilClientsTimeOut()
    if (request.path.startsWith('/files/')) return fileAt(request.path)
    if (request.method === 'POST' && request.path === '/oauth/access_token')
      return tokens.exchange(new URLSearchParams((await request.body()).toString()))
    return graph(VERSIONED.exec(request.path)?.[1] ?? request.path, query)
  }

  const act: Instagram['act'] = fields => {
    const { remove, restore, expire, olderThanDays = 0 } = (fields ?? {}) as Partial<Act>
    const account = ACCOUNTS.find(({ username }) => username === expire)
    if (remove) removePost(store, remove)
    if (restore) restorePost(store, restore)
    if (account) tokens.revoke(account.userId, olderThanDays)
    return remove || restore || account ? json(200, {}) : json(400, { remove: ['required'] })
  }

  const server = await listen(answer, { port, hosts: ['127.0.0.1', '::1'] })
  url = `http://localhost:${server.port}`
  return { port: server.port, url, act, stop: server.stop }
}
