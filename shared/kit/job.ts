/** What a call that begins long work has in common with the job that does it. Decision D50. */
import * as z from 'zod/mini'

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

export type JobState = (typeof JOB_STATES)[number]

/** True when no step of the job runs any more. */
export const hasJobEnded = (state: JobState): boolean => state !== 'waiting' && state !== 'running'

/** The answer of every call that begins long work (D50). */
export const jobStarted = z.object({ job: z.string() })
