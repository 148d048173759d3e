/**
 * Runs SQS and S3 from fauxqs. Uses its internal parts instead of its start function: that one listens on every network
 * interface, and we read the queues directly instead of over HTTP.
 */
import { mkdirSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { buildApp } from 'fauxqs'
import { type DeadLetters, deadLettersOf, domainOf, WORK_NAMES, WORKS, type WorkName } from '#events/works.ts'
import { QUEUES, visibilitySeconds } from '#infra/queues.ts'
import { codeOf } from './errors.ts'

export const FILES_BUCKET = 'reol-files'
export const DOWNLOADS_BUCKET = 'reol-downloads'
export const SITE_BUCKET = 'reol-site'
const ARN_PREFIX = `arn:aws:sqs:eu-central-1:000000000000:${QUEUES.namePrefix}`

export interface Received {
  MessageId: string
  ReceiptHandle: string
  MD5OfBody: string
  Body: string
}

/** A queue as fauxqs holds it. */
export interface Queue {
  arn: string
  messages: unknown[]
  delayedMessages: unknown[]
  inflightMessages: Map<
    string,
    { message: { messageId: string; approximateReceiveCount: number; sentTimestamp: number } }
  >
  dequeue: (max: number, visibilitySeconds: number, byArn: (arn: string) => Queue | undefined) => Received[]
  deleteMessage: (receipt: string) => void
  changeVisibility: (receipt: string, seconds: number) => void
  waitForMessages: (seconds: number) => Promise<void>
  cancelWaiters: () => void
  enqueue: (message: unknown) => void
}

export interface Queues {
  port: number
  endpoint: string
  urlPrefix: string
  arnPrefix: string
  receive: (name: WorkName) => Received[]
  queue: (name: WorkName) => Queue
  /** Sends a message to the queue of an ARN. Returns false when there is no such queue. */
  sendTo: (arn: string, body: string) => boolean
  /** Only a dead-letter queue has a `dead` count; several queues share one. */
  counts: () => { name: WorkName | DeadLetters; waiting: number; inFlight: number; dead: number }[]
  stop: () => Promise<void>
}

interface SqsStore {
  createQueue: (name: string, url: string, arn: string, attributes: Record<string, string>) => Queue
  getQueueByName: (name: string) => Queue | undefined
  getQueueByArn: (arn: string) => Queue | undefined
  allQueues: () => Iterable<Queue & { persistence: unknown }>
  persistence: unknown
  shutdown: () => void
}
interface S3Store {
  createBucket: (name: string) => void
  hasBucket: (name: string) => boolean
  persistence: unknown
}
interface Persistence {
  db: { exec: (sql: string) => void }
  load: (sqs: SqsStore, sns: unknown, s3: S3Store) => void
  close: () => void
}

const internal = async <T>(path: string): Promise<T> => {
  const root = pathToFileURL(findPackageJSON('fauxqs', import.meta.url) ?? '')
  return (await import(/* @vite-ignore */ new URL(`dist/${path}`, root).href)) as T
}

/**
 * Starts the queues and buckets. `dir`: the data folder; without it everything is in memory. `owners`: the stream
 * readers, which have their own dead letters. Messages in flight when the previous run ended are delivered again.
 */
export const startQueues = async (
  dir: string | undefined,
  preferredPort: number,
  owners: readonly string[],
): Promise<Queues> => {
  const { SqsStore } = await internal<{
    SqsStore: { new (): SqsStore; createMessage: (body: string) => unknown }
  }>('sqs/sqsStore.js')
  const { SnsStore } = await internal<{ SnsStore: new () => { persistence: unknown } }>('sns/snsStore.js')
  const { S3Store } = await internal<{ S3Store: new () => S3Store }>('s3/s3Store.js')
  const sqs = new SqsStore()
  const sns = new SnsStore()
  const s3 = new S3Store()
  const persistence = dir ? await openPersistence(dir, sqs, sns, s3) : undefined
  // The package's types name classes that it does not export.
  const stores = { sqsStore: sqs, snsStore: sns, s3Store: s3 } as unknown as NonNullable<
    NonNullable<Parameters<typeof buildApp>[0]>['stores']
  >
  const app = buildApp({ logger: false, defaultRegion: 'eu-central-1', stores })
  const start = (port: number) => app.listen({ port, host: '127.0.0.1' })
  await start(preferredPort).catch(error => {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    return start(0)
  })
  const { port } = app.server.address() as AddressInfo
  const urlPrefix = `http://127.0.0.1:${port}/000000000000/${QUEUES.namePrefix}`
  const deadLetters = [...new Set([...WORK_NAMES.map(domainOf), ...owners])].map(deadLettersOf)
  createMissing(sqs, urlPrefix, deadLetters)
  for (const bucket of [FILES_BUCKET, DOWNLOADS_BUCKET, SITE_BUCKET])
    if (!s3.hasBucket(bucket)) s3.createBucket(bucket)
  const queue = (name: string): Queue => {
    const found = sqs.getQueueByName(`${QUEUES.namePrefix}${name}`)
    if (!found) throw new Error(`There is no queue ${name}`)
    return found
  }
  return {
    port,
    endpoint: `http://127.0.0.1:${port}`,
    urlPrefix,
    arnPrefix: ARN_PREFIX,
    queue,
    receive: name =>
      queue(name).dequeue(QUEUES.batchSize, visibilitySeconds(WORKS[name]), arn => sqs.getQueueByArn(arn)),
    sendTo: (arn, body) => {
      const target = sqs.getQueueByArn(arn)
      target?.enqueue(SqsStore.createMessage(body))
      return target !== undefined
    },
    counts: () => [
      ...WORK_NAMES.map(name => {
        const { messages, delayedMessages, inflightMessages } = queue(name)
        const waiting = messages.length + delayedMessages.length
        return { name, waiting, inFlight: inflightMessages.size, dead: 0 }
      }),
      ...deadLetters.map(name => ({ name, waiting: 0, inFlight: 0, dead: queue(name).messages.length })),
    ],
    stop: async () => {
      sqs.shutdown()
      await app.close()
      persistence?.close()
    },
  }
}

const openPersistence = async (
  dir: string,
  sqs: SqsStore,
  sns: { persistence: unknown },
  s3: S3Store,
): Promise<Persistence> => {
  mkdirSync(dir, { recursive: true })
  const { PersistenceManager } = await internal<{ PersistenceManager: new (dir: string) => Persistence }>(
    'persistence.js',
  )
  const persistence = new PersistenceManager(dir)
  // A killed process loses nothing without waiting for the disk at every write; only a power cut does.
  persistence.db.exec('PRAGMA synchronous = NORMAL')
  // Load before connecting: a connected store would first write every queue without its messages.
  persistence.load(sqs, sns, s3)
  for (const part of [sqs, sns, s3]) part.persistence = persistence
  for (const queue of sqs.allQueues()) {
    queue.persistence = persistence
    for (const receipt of queue.inflightMessages.keys()) queue.changeVisibility(receipt, 0.001)
  }
  return persistence
}

const createMissing = (sqs: SqsStore, urlPrefix: string, deadLetters: readonly DeadLetters[]): void => {
  const create = (name: string, attributes: Record<string, string>) => {
    if (sqs.getQueueByName(`${QUEUES.namePrefix}${name}`)) return
    sqs.createQueue(`${QUEUES.namePrefix}${name}`, `${urlPrefix}${name}`, `${ARN_PREFIX}${name}`, attributes)
  }
  for (const name of deadLetters) create(name, {})
  for (const name of WORK_NAMES) {
    const deadLetterTargetArn = `${ARN_PREFIX}${deadLettersOf(domainOf(name))}`
    create(name, {
      VisibilityTimeout: String(visibilitySeconds(WORKS[name])),
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: QUEUES.tries }),
    })
  }
}
