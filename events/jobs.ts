import * as z from 'zod/mini'
import type { TaskContract } from './envelope.ts'
import type { WorkName } from './works.ts'

/** Begins a job, or goes on with it. Each kind of job has a task of its own. */
export const jobTask = <Name extends string>(name: Name, work: WorkName) =>
  ({
    name,
    version: 1,
    work,
    payload: z.object({ job: z.string() }),
  }) as const satisfies TaskContract

export type JobTask = ReturnType<typeof jobTask>
