/**
 * Workers that die at a chosen moment: after their n-th act towards the table, a queue, a timer or a till. What they had
 * done is done; nothing after it happens, also no tidying up. The message then comes again to a worker that lives.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { SchedulerClient } from '@aws-sdk/client-scheduler'
import { SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { afterAll, vi } from 'vitest'
import type { WorkName } from '#events/works.ts'
import { type Handler, loadFunctions } from '#infra/local/functions.ts'
import { loadParts } from '#infra/parts.ts'

/** A worker that is to die. `acts`: those that it still does; `isAnswerLost`: the last one is done, and it hears no answer. */
export interface Fate {
  work: WorkName
  acts: number
}

class Died extends Error {}

interface Life {
  left: number
}

/** The lives of workers, each of one message. */
const lives = new AsyncLocalStorage<Life>()

const READS = new Set(['GetCommand', 'BatchGetCommand', 'QueryCommand'])

/** What a worker sets off goes on after its death, such as a webhook of the till that it asked. */
const outside = <T>(send: () => T): T => lives.exit(send)

const die = (): Promise<never> => Promise.reject(new Died('the worker was killed'))

/** An act of the worker's life; its last one is done, but its answer does not arrive. */
const act = async <T>(life: Life, send: () => Promise<T>): Promise<T> => {
  if (life.left <= 0) return die()
  life.left -= 1
  const answer = await send()
  return life.left > 0 ? answer : die()
}

const mortalClient = ({ prototype }: { prototype: { send: unknown } }): void => {
  const send = prototype.send as (this: object, ...given: unknown[]) => Promise<unknown>
  const spy = vi.spyOn(prototype as { send: typeof send }, 'send')
  spy.mockImplementation(function (this: object, ...given) {
    const life = lives.getStore()
    const go = (): Promise<unknown> => outside(() => Reflect.apply(send, this, given))
    // Reads of several workers go together (functions/kit/together.ts): one that is dead takes no other with it.
    const isRead = READS.has((given[0] as object).constructor.name)
    return life && !isRead ? act(life, go) : go()
  })
  afterAll(() => spy.mockRestore())
}

/** Handlers for the local cloud. `fates`: by market; each is met once, and taken out of the map. */
export const mortalWorkers = async (
  works: readonly WorkName[],
  fates: Map<string, Fate>,
): Promise<Record<string, Handler>> => {
  mortalClient(DynamoDBDocumentClient)
  mortalClient(SQSClient)
  mortalClient(SchedulerClient)
  const fetched = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((...given) => {
    const life = lives.getStore()
    return life ? act(life, () => outside(() => fetched(...given))) : fetched(...given)
  })
  afterAll(() => spy.mockRestore())

  const workers = (await loadParts()).workers.filter(({ work }) => works.includes(work))
  const functions = await loadFunctions(workers)
  const one = async (name: string, work: WorkName, record: SQSRecord): Promise<SQSBatchResponse> => {
    const { market } = JSON.parse(record.body) as { market: string }
    const fate = fates.get(market)
    const life = { left: fate?.work === work ? fate.acts : Number.POSITIVE_INFINITY }
    const answer = await lives.run(life, () => functions.invoke(name, { Records: [record] }))
    if (life.left <= 0) fates.delete(market)
    return answer as SQSBatchResponse
  }
  return Object.fromEntries(
    workers.map(({ name, work }) => [
      name,
      async (event: unknown): Promise<SQSBatchResponse> => {
        const answers = await Promise.all((event as SQSEvent).Records.map(record => one(name, work, record)))
        return { batchItemFailures: answers.flatMap(({ batchItemFailures }) => batchItemFailures) }
      },
    ]),
  )
}
