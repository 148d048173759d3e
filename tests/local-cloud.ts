/** A local cloud in memory for the test files of a worker, and how a program from outside talks to it. */
import { afterAll, beforeAll } from 'vitest'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { DEMO_MARKETS, type DemoMarket } from '#infra/local/demo/markets.ts'
import { seedMarket } from '#infra/local/demo/seed-market.ts'

export interface Answer<T> {
  status: number
  /** What a call answers, or its refusal. */
  body: T & { detail?: string; error?: string }
}

export interface Caller {
  market?: string
  token?: string
  headers?: Record<string, string>
}

export interface TestCloud {
  url: () => string
  call: <T>(method: string, path: string, body?: unknown, caller?: Caller) => Promise<Answer<T>>
  /** Until nothing is left to work on. */
  idle: () => Promise<void>
  /** Moves the clock of the whole cloud, and waits for what falls due. */
  later: (seconds: number) => Promise<void>
}

let running: Promise<LocalCloud> | undefined

/**
 * The cloud of this worker. The first file that asks starts it, and it ends with the worker's process. The files of a
 * worker run one after another, so a file may move the clock and set faults: nobody else is there. Each file opens
 * markets of its own, because what another file left goes on in the same cloud.
 */
export const cloudForTests = ({ web = false } = {}): TestCloud => {
  let url = ''
  beforeAll(async () => {
    running ??= startLocalCloud({ web })
    url = (await running).url
  })
  afterAll(async () => {
    for (const service of ['elavon', 'mail', 'events'])
      await call('POST', '/local/fault/', { service, mode: 'off' })
  })

  const call: TestCloud['call'] = async (method, path, body, { market, token, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(market ? { 'x-market-id': market } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isSentAsIs(body) ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
  const idle = async () => {
    const { status, body } = await call('POST', '/local/idle/')
    if (status !== 200) throw new Error(`work is left over: ${JSON.stringify(body)}`)
  }
  return {
    url: () => url,
    call,
    idle,
    later: async seconds => {
      await call('POST', '/local/clock/', { advanceSeconds: seconds })
      await idle()
    },
  }
}

const isSentAsIs = (body: unknown): body is string | FormData | undefined =>
  typeof body === 'string' || body === undefined || body instanceof FormData

/**
 * A market like the demo's, with as few shelves as a test wants of each type. Refuses `market_id_taken` when a file of
 * the same worker has opened one of this name.
 */
export const openMarket = (marketId: string, shelves: number, more: Partial<DemoMarket> = {}) => {
  const [demo] = DEMO_MARKETS
  if (!demo) throw new Error('there is no demo market')
  return seedMarket({ ...demo, ...more, marketId, types: demo.types.map(type => ({ ...type, shelves })) })
}
