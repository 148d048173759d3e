/**
 * Long work (D50). A verb commits a job together with its task; a worker does it step by step. Every step is noted on
 * the job, so a worker that dies is followed by one that goes on from there.
 */
import * as z from 'zod/mini'
import type { JobTask } from '#events/jobs.ts'
import { JOB_STATES } from '#shared/kit/job.ts'
import { INTERNAL_ERROR } from '#shared/kit/reasons.ts'
import { Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { seconds } from '#shared/kit/units.ts'
import { accountOf, type Caller } from './caller.ts'
import { nowSeconds } from './clock.ts'
import type { Grant } from './grants.ts'
import { newId } from './ids.ts'
import { emit, envelope } from './outbox.ts'
import { send } from './queue.ts'
import { onTask, type Subscriber } from './subscriber.ts'
import { commit, get, type Key, TryAgain, type Write } from './table.ts'

const job = z.object({
  id: z.string(),
  version: z.number(),
  /** The account that asked; other accounts cannot see the job. */
  owner: z.string(),
  state: z.enum(JOB_STATES),
  done: z.number(),
  total: z.number(),
  /** What was asked for, as the verb parsed it. */
  asked: z.unknown(),
  /** Where the next step begins; null at the beginning. */
  next: z.unknown(),
  /** The key of the file that came of it (kit/files.ts). */
  file: z.nullable(z.string()),
  /** The code of the refusal that ended it, or `internal_error`. */
  refusal: z.nullable(z.string()),
  /** How many workers began since the last successful step. */
  tries: z.number(),
  /** The worker that wrote last: it knows its own write again when the answer to it was lost. */
  writer: z.string(),
  createdTs: seconds,
})

export type Job = z.infer<typeof job>

const KEPT_SECONDS = 30 * 86_400

const jobKey = (market: string, id: string): Key => ({ pk: `${market}#JOB#${id}`, sk: 'JOB' })

const toItem = (market: string, value: Job) => ({
  ...jobKey(market, value.id),
  kind: 'job',
  ...value,
  ttl: value.createdTs + KEPT_SECONDS,
})

/** A job and the task that does it, to be committed together. */
export const startJob = (
  market: string,
  task: JobTask,
  caller: Caller,
  asked: unknown,
): { id: string; writes: Write[] } => {
  const id = newId()
  const beginning = { state: 'waiting', done: 0, total: 0, next: null, file: null, refusal: null } as const
  const value: Job = {
    id,
    version: 0,
    owner: accountOf(caller),
    asked,
    tries: 0,
    writer: '',
    createdTs: nowSeconds(),
    ...beginning,
  }
  return {
    id,
    writes: [
      { put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' } },
      emit(market, task, { job: id }),
    ],
  }
}

/** A job by its id. Refuses 404 `not_found`. */
export const readJob = async (market: string, id: string): Promise<Job> => {
  const item = await get(jobKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
  return job.parse(item)
}

/** Writes the job if its version is unchanged; otherwise throws `TryAgain`: another worker runs it. */
const putJob = (market: string, value: Job): Write => ({
  put: {
    Item: toItem(market, { ...value, version: value.version + 1 }),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': value.version },
  },
  onConditionFailed: new TryAgain(),
})

/** The result of a step. `next` is where the following step begins; undefined when the job is done. */
export interface Step {
  done: number
  total: number
  next?: unknown
  /** The key of the file that came of it. */
  file?: string
}

/** Does one step. It must be idempotent: after a crash the same step runs again. A refusal ends the job as failed. */
type DoStep = (market: string, job: Job) => Promise<Step>

/** Half of the time of a batch. After it the job continues with a new message. */
const LONGEST_SECONDS = 30

/** A job fails after this many workers died or failed at the same step. */
const MOST_TRIES = 4

/** The subscriber that does a kind of job. */
export const onJob = (on: JobTask, grants: readonly Grant[], doStep: DoStep): Subscriber =>
  onTask({
    on,
    grants: [...new Set([...grants, 'table:read', 'table:write', `queue:${on.work}`] as const)],
    handle: async ({ market, payload }) => {
      try {
        if (await work(market, payload.job, doStep)) return
        await send(on.work, envelope(market, on, payload))
      } catch (error) {
        if (!(error instanceof TryAgain)) throw error
      }
    },
  })

/**
 * Notes the job. The SDK sends a write again when its answer is lost, and the second try then meets our own version:
 * that is no conflict.
 */
const note = async (market: string, value: Job): Promise<Job> => {
  const noted = { ...value, version: value.version + 1 }
  try {
    await commit([putJob(market, value)])
  } catch (error) {
    if (!(error instanceof TryAgain)) throw error
    const found = await readJob(market, value.id)
    if (found.version !== noted.version || found.writer !== value.writer) throw error
  }
  return noted
}

/** Does steps until the job has ended (true) or the time is over (false). */
const work = async (market: string, id: string, doStep: DoStep): Promise<boolean> => {
  const until = nowSeconds() + LONGEST_SECONDS
  let present = await begin(market, id, newId())
  while (present && nowSeconds() < until) {
    present = await note(market, await stepOf(market, present, doStep))
    if (present.state !== 'running') return true
  }
  return !present
}

/** Notes that a worker begins, and returns the job; undefined when it has ended, also by failing too often. */
const begin = async (market: string, id: string, writer: string): Promise<Job | undefined> => {
  const read = { ...(await readJob(market, id)), writer }
  if (read.state === 'done' || read.state === 'failed') return undefined
  const isOver = read.tries >= MOST_TRIES
  const begun: Job = isOver
    ? { ...read, state: 'failed', refusal: INTERNAL_ERROR }
    : { ...read, state: 'running', tries: read.tries + 1 }
  const noted = await note(market, begun)
  return isOver ? undefined : noted
}

const stepOf = async (market: string, present: Job, doStep: DoStep): Promise<Job> => {
  try {
    const { next, file, ...counts } = await doStep(market, present)
    const state = next === undefined ? 'done' : 'running'
    return { ...present, ...counts, state, next: next ?? null, file: file ?? present.file, tries: 0 }
  } catch (error) {
    // Busy passes: the message comes again.
    if (!(error instanceof Refusal) || error.reason.kind === 'busy') throw error
    return { ...present, state: 'failed', refusal: error.code }
  }
}
