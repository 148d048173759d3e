/** Follows a job that this tab started, or that the thing it works on names. A reload finds it again. */
import { useEffect, useRef } from 'react'
import { jobsContract } from '#shared/jobs/contract.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { useFetchAgain } from '../kit/act/use-fetch-again.ts'
import type { CallFailure } from '../kit/failure.ts'
import { useStored } from '../kit/stored.ts'
import { useRoute } from '../kit/use-route.ts'
import { keptJob } from './kept-job.ts'
import type { Job } from './use-job.ts'

const POLL_MS = 1_000

export interface KeptJob {
  /** `elsewhere`: a colleague started it, so that only they see how far it is. */
  state: 'none' | 'elsewhere' | Job['state']
  job: Job | undefined
  /** Why nobody knows how far it is. */
  failure: CallFailure | undefined
  /** Remembers a job that was started here. */
  keep: (started: { job: string }) => void
  forget: () => void
}

const stateOf = (known: boolean, own: string, job: Job | undefined, isGone: boolean): KeptJob['state'] => {
  // The verbs are those of the state that the thing has after it.
  if (job?.state === 'done' && known && !isGone) return 'running'
  if (job && !isGone) return job.state
  if (own && !isGone) return 'waiting'
  if (!known) return 'none'
  return isGone ? 'elsewhere' : 'waiting'
}

export interface Follows {
  /** The job that the thing itself names. */
  known?: string | null
  /** The paths that show something else once the job has ended. */
  stale?: readonly string[]
  onDone?: () => void
}

/** `name`: of the thing that the job works on, in this tab. */
export const useKeptJob = (name: string, { known = null, stale = [], onDone }: Follows = {}): KeptJob => {
  const kept = keptJob(name)
  const own = useStored(kept)
  const id = own || known || ''
  const fetchAgain = useFetchAgain()
  const { data, failure } = useRoute(jobsContract.read, id ? { params: { id } } : undefined, {
    refreshInterval: job => (job && hasJobEnded(job.state) ? 0 : POLL_MS),
  })
  const job = id ? data : undefined
  const isGone = failure?.status === 404
  const latest = useRef({ fetchAgain, stale, onDone })
  latest.current = { fetchAgain, stale, onDone }
  useEffect(() => {
    if (isGone) kept.clear()
  }, [isGone, kept])
  const ended = job && hasJobEnded(job.state) ? job.state : undefined
  useEffect(() => {
    if (!ended) return
    void latest.current.fetchAgain(latest.current.stale)
    if (ended === 'done') latest.current.onDone?.()
  }, [ended])
  return {
    state: stateOf(known !== null, own, job, isGone),
    job,
    failure: isGone ? undefined : failure,
    keep: started => kept.write(started.job),
    forget: kept.clear,
  }
}
