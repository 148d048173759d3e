/** Long work (D50): a verb commits a job together with its task, and a worker does it (job-runner.ts). */
import * as z from 'zod/mini'
import type { JobTask } from '#events/jobs.ts'
import { hasJobEnded, JOB_STATES } from '#shared/kit/job.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { seconds } from '#shared/kit/units.ts'
import { accountOf, type Caller } from './caller.ts'
import { nowSeconds } from './clock.ts'
import { dueWith } from './due.ts'
import { newId } from './ids.ts'
import { emit } from './outbox.ts'
import { get, type Key, putNextVersion, type Write } from './table.ts'

const job = z.object({
  id: z.string(),
  version: z.number(),
  /** The account that asked; other accounts cannot see the job. */
  owner: z.string(),
  state: z.enum(JOB_STATES),
  done: z.number(),
  total: z.number(),
  /** The task that does it. */
  task: z.object({ name: z.string(), version: z.number() }),
  /** What was asked for, as the verb parsed it. */
  asked: z.unknown(),
  /** Where the next step begins; null at the beginning. */
  next: z.unknown(),
  /** What became of the things done so far, by kind: an import counts the rows that it made, skipped and refused. */
  counts: z._default(z.record(z.string(), z.number()), {}),
  /** It was cancelled, and its worker has yet to write the file of what was done until then. */
  isClosing: z._default(z.boolean(), false),
  /** The key of the file that came of it (kit/files.ts). */
  file: z.nullable(z.string()),
  /** Until when its owner gets the file; left out: as long as the job is kept. */
  fileUntil: z.optional(seconds),
  /** What is to be said of the file: its hash, its count, its sum. */
  facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
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

/** Longer than a worker works on a job before it notes how far it is. */
const STEP_SECONDS = 300

const toItem = (market: string, value: Job) => ({
  ...jobKey(market, value.id),
  kind: 'job',
  ...value,
  ttl: value.createdTs + KEPT_SECONDS,
  ...(hasJobEnded(value.state) && !value.isClosing
    ? {}
    : dueWith(value.id, nowSeconds() + STEP_SECONDS, value.task, { job: value.id })),
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
    task: { name: task.name, version: task.version },
    asked,
    tries: 0,
    writer: '',
    createdTs: nowSeconds(),
    counts: {},
    isClosing: false,
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

/** A job of this account. Refuses 404 `not_found`, also for a job of another account. */
export const readOwnJob = async (market: string, id: string, caller: Caller): Promise<Job> => {
  const found = await readJob(market, id)
  if (found.owner !== accountOf(caller)) throw refuse(commonRefusals.not_found)
  return found
}

/** Writes the job if its version is unchanged; otherwise throws `TryAgain`: another worker runs it. */
export const putJob = (market: string, value: Job): Write =>
  putNextVersion(toItem(market, value), value.version)
