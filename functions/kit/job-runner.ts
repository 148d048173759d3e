/**
 * Does jobs step by step. Every step is noted on the job, so a worker that dies is followed by one that goes on from
 * there.
 */
import type { JobTask } from '#events/jobs.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { INTERNAL_ERROR } from '#shared/kit/reasons.ts'
import { Refusal } from '#shared/kit/refusal.ts'
import { nowSeconds } from './clock.ts'
import type { Grant } from './grants.ts'
import { newId } from './ids.ts'
import { type Job, putJob, readJob } from './job.ts'
import { envelope } from './outbox.ts'
import { send } from './queue.ts'
import { onTask, type Subscriber } from './subscriber.ts'
import { commit, retryOnConflict, TryAgain, type Write } from './table.ts'

/** The result of a step. `next` is where the following step begins; undefined when the job is done. */
export interface Step {
  done: number
  total: number
  next?: unknown
  /** What became of the things done so far, by kind. */
  counts?: Record<string, number>
  /** The key of the file that came of it. */
  file?: string
  /** What is to be said of the file, beside its link. */
  facts?: Record<string, string | number>
  /** Until when its owner gets it, in Unix seconds; left out: as long as the job is kept. */
  fileUntil?: number
  /**
   * What the step changes in the table. The runner commits it in one transaction with the job's progress, so a step
   * that is cancelled or runs twice takes effect once or not at all. At most 99 writes.
   */
  writes?: readonly Write[]
}

/** Does one step. It must be idempotent: after a crash the same step runs again. A refusal ends the job as failed. */
type DoStep = (market: string, job: Job) => Promise<Step>

/** Half of the time of a batch. After it the job continues with a new message. */
const LONGEST_SECONDS = 30

/** A job fails after this many workers died or failed at the same step. */
const MOST_TRIES = 4

/** Writes the file of what a cancelled job did. Returns its key; nothing when there is no such file. */
type Close = (market: string, job: Job) => Promise<{ file?: string }>

/** The subscriber that does a kind of job. */
export const onJob = (
  on: JobTask,
  grants: readonly Grant[],
  doStep: DoStep,
  close: Close = async () => ({}),
): Subscriber =>
  onTask({
    on,
    grants: [...new Set([...grants, 'table:read', 'table:write', `queue:${on.work}`] as const)],
    handle: async ({ market, payload }) => {
      try {
        if (!(await work(market, payload.job, doStep))) await send(on.work, envelope(market, on, payload))
      } catch (error) {
        if (!(error instanceof JobMoved)) throw error
      }
      await closeCancelled(market, payload.job, close)
    },
  })

const closeCancelled = (market: string, id: string, close: Close): Promise<void> =>
  retryOnConflict(async () => {
    const job = await readJob(market, id)
    if (!job.isClosing) return
    const { file = null } = await close(market, job)
    await commit([putJob(market, { ...job, isClosing: false, file })])
  })

/** Another worker runs the job now, or its owner has cancelled it. */
class JobMoved extends Error {}

/**
 * Notes the job, together with what its step writes. The SDK sends a write again when its answer is lost, and the
 * second try then meets our own version: that is no conflict. Throws `JobMoved` when the job has another version since,
 * and `TryAgain` when a condition of the step's own writes failed.
 */
const note = async (market: string, value: Job, writes: readonly Write[] = []): Promise<Job> => {
  const noted = { ...value, version: value.version + 1 }
  try {
    await commit([putJob(market, value), ...writes])
  } catch (error) {
    if (!(error instanceof TryAgain)) throw error
    const found = await readJob(market, value.id)
    if (found.version === value.version) throw error
    if (found.version !== noted.version || found.writer !== value.writer) throw new JobMoved()
  }
  return noted
}

/** Does steps until the job has ended (true) or the time is over (false). */
const work = async (market: string, id: string, doStep: DoStep): Promise<boolean> => {
  const until = nowSeconds() + LONGEST_SECONDS
  let present = await begin(market, id, newId())
  while (present && nowSeconds() < until) {
    present = await stepOnce(market, present, doStep)
    if (hasJobEnded(present.state)) return true
  }
  return !present
}

/** Does a step and notes it; decides it anew when its writes met those of others. */
const stepOnce = (market: string, present: Job, doStep: DoStep): Promise<Job> =>
  retryOnConflict(async () => {
    const { job, writes } = await stepOf(market, present, doStep)
    return note(market, job, writes)
  })

/** Notes that a worker begins, and returns the job; undefined when it has ended, also by failing too often. */
const begin = async (market: string, id: string, writer: string): Promise<Job | undefined> => {
  const read = { ...(await readJob(market, id)), writer }
  if (hasJobEnded(read.state)) return undefined
  const isOver = read.tries >= MOST_TRIES
  const begun: Job = isOver
    ? { ...read, state: 'failed', refusal: INTERNAL_ERROR }
    : { ...read, state: 'running', tries: read.tries + 1 }
  const noted = await note(market, begun)
  return isOver ? undefined : noted
}

const stepOf = async (
  market: string,
  present: Job,
  doStep: DoStep,
): Promise<{ job: Job; writes?: readonly Write[] | undefined }> => {
  try {
    const { next, file, writes, ...progress } = await doStep(market, present)
    const state = next === undefined ? 'done' : 'running'
    const job = {
      ...present,
      ...progress,
      state,
      next: next ?? null,
      file: file ?? present.file,
      tries: 0,
    } as const
    return { job, writes }
  } catch (error) {
    // Busy passes: the message comes again.
    if (!(error instanceof Refusal) || error.reason.kind === 'busy') throw error
    return { job: { ...present, state: 'failed', refusal: error.code } }
  }
}
