/** The social feed of a market, by its calls, and what a person does on the sandbox's page. */
import { vi } from 'vitest'
import type { Caller, TestCloud } from '../cloud/local-cloud.ts'
import { allItems } from '../cloud/market-state.ts'

/** The accounts that the sandbox knows. */
export const ACCOUNTS = { demo: '17841400000000001', berlin: '17841400000000002' } as const

interface Connection {
  username: string
  isLost: boolean
  fetchedAt: string | null
}

interface Post {
  id: string
  type: string
  items: { id: string; picture: string | null; video: string | null }[]
}

interface Listed {
  username: string | null
  results: { id: string; text: string; picture: string | null }[]
}

/** Does something once, while a worker reads the list of posts or copies the nth file. */
export const whileFetching = (what: RegExp, nth: number, act: () => Promise<unknown>): void => {
  const send = globalThis.fetch
  let seen = 0
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const url = String(asked[0] instanceof Request ? asked[0].url : asked[0])
    if (what.test(url)) {
      seen += 1
      if (seen === nth) await act()
    }
    return send(...asked)
  })
}

/** `staff` returns who calls now: a session ends within the hour. */
export const feedOf = (cloud: TestCloud, market: string, staff: () => Caller) => {
  const connection = async (as = staff()) =>
    (
      await cloud.call<{ url: string; connection: Connection | null }>(
        'GET',
        '/api/admin/auth/instagram/',
        undefined,
        as,
      )
    ).body

  /** What Instagram's page sends the browser back with when somebody presses one of its links. */
  const returned = async (answer: string = ACCOUNTS.demo, as = staff()): Promise<URL> => {
    const { url } = await connection(as)
    const response = await fetch(`${url}&answer=${answer}`, { redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '')
  }

  const connectWith = ({ searchParams }: URL, as = staff()) =>
    cloud.call<Connection>(
      'POST',
      '/api/admin/auth/instagram/',
      { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' },
      as,
    )

  /** Connects an account and waits for its posts. */
  const connect = async (answer: string = ACCOUNTS.demo) => {
    const answered = await connectWith(await returned(answer))
    await cloud.idle()
    return answered
  }

  /** Waits until the posts are deleted. */
  const disconnect = async (as = staff()) => {
    const answered = await cloud.call('DELETE', '/api/admin/disconnect/', undefined, as)
    await cloud.idle()
    return answered
  }

  const list = async (of = market) =>
    (await cloud.call<Listed>('GET', '/api/anonymous/instagram_media/', undefined, { market: of })).body

  const ids = async () => (await list()).results.map(({ id }) => id)

  const read = (id: string | undefined, of = market) =>
    cloud.call<Post>('GET', `/api/anonymous/instagram_media/${id}/`, undefined, { market: of })

  const act = (what: object) => cloud.call('POST', '/local/instagram/', what)

  /** The posts that the table has. */
  const posts = async () => {
    await cloud.idle()
    return (await allItems()).filter(({ pk, kind }) => pk.startsWith(`${market}#`) && kind === 'feed-post')
  }

  return { connection, returned, connectWith, connect, disconnect, list, ids, read, act, posts }
}
