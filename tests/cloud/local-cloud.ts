/** Starts a local cloud in memory for the test files of a worker, and calls it as a program from outside does. */
import { DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb'
import { PurgeQueueCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll } from 'vitest'
import { clientOptions } from '#functions/kit/client.ts'
import { env } from '#functions/kit/env.ts'
import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from '#infra/local/cloud.ts'
import { DEMO_MARKETS, type DemoMarket } from '#infra/local/demo/markets.ts'
import { seedMarket } from '#infra/local/demo/seed-market.ts'
import { TABLE } from '#infra/table.ts'

export interface Answer<T> {
  status: number
  /** The body of the response, or the refusal. */
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
  /** Waits until no work is left. */
  idle: () => Promise<void>
  /** Moves the clock of the cloud forward, and waits until the due work is done. */
  later: (seconds: number) => Promise<void>
}

let running: Promise<LocalCloud> | undefined

/**
 * Returns the cloud of this worker. The first file starts it, and it ends with the worker's process. The files of a
 * worker run one after another, so a file may move the clock and set faults. Each file opens markets of its own,
 * because the data of earlier files stays in the cloud; only their dead letters go.
 */
export const cloudForTests = (options: LocalCloudOptions = { web: false }): TestCloud => {
  let url = ''
  const cloud = callsTo(() => url)
  beforeAll(async () => {
    running ??= startLocalCloud(options).then(cloud => keepExpired().then(() => cloud))
    url = (await running).url
    await removeDeadLetters(cloud)
  })
  afterAll(async () => {
    for (const service of ['elavon', 'instagram', 'zettle', 'flexpos', 'economic', 'mail', 'push', 'events'])
      await cloud.call('POST', '/local/fault/', { service, mode: 'off' })
  })

  return cloud
}

/** The database removes what has expired by the machine's clock, and the clock of the tests may be behind it. */
const keepExpired = async (): Promise<void> => {
  const client = new DynamoDBClient(clientOptions())
  const off = { AttributeName: TABLE.timeToLive, Enabled: false }
  await client.send(
    new UpdateTimeToLiveCommand({ TableName: env('TABLE_NAME'), TimeToLiveSpecification: off }),
  )
  client.destroy()
}

/** Some files leave dead letters on purpose. The next one counts its own. */
const removeDeadLetters = async ({ call }: TestCloud): Promise<void> => {
  const { body } = await call<{ name: string; dead: number }[]>('GET', '/local/queues/')
  const sqs = new SQSClient(clientOptions())
  for (const { name } of body.filter(({ dead }) => dead > 0))
    await sqs.send(new PurgeQueueCommand({ QueueUrl: `${env('QUEUE_URL_PREFIX')}${name}` }))
  sqs.destroy()
}

/** One call waits ten seconds at most. On a busy machine the work of some days takes longer. */
const MOST_WAITS = 3

/** Waits until the cloud has no work left. */
export const untilIdle = async (call: TestCloud['call']): Promise<void> => {
  let left: unknown
  for (let wait = 0; wait < MOST_WAITS; wait += 1) {
    const { status, body } = await call('POST', '/local/idle/')
    if (status === 200) return
    left = body
  }
  throw new Error(`work is left: ${JSON.stringify(left)}`)
}

/** The calls to a cloud. `url` may be known only later. */
export const callsTo = (url: () => string): TestCloud => {
  const call: TestCloud['call'] = async (method, path, body, { market, token, headers } = {}) => {
    const response = await fetch(url() + path, {
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
  const idle = () => untilIdle(call)
  return {
    url,
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
 * Creates a market like the demo's, with this number of shelves of each type. Refuses `market_id_taken` when a file of
 * the same worker has created one of this name.
 */
export const openMarket = (marketId: string, shelves: number, more: Partial<DemoMarket> = {}) => {
  const [demo] = DEMO_MARKETS
  if (!demo) throw new Error('there is no demo market')
  return seedMarket({ ...demo, ...more, marketId, types: demo.types.map(type => ({ ...type, shelves })) })
}

/** For `openMarket`: open on all days, also on the one on which the demo is closed exceptionally. */
export const everyDay = (from = '00:00', to = '24:00'): Pick<DemoMarket, 'hours' | 'closesOnce'> => ({
  hours: Array.from({ length: 7 }, (): [string, string] => [from, to]),
  closesOnce: false,
})
