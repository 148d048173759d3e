/** Follows a job from a screen: starts it, reads its progress, downloads its result. */
import { useEffect, useRef, useState } from 'react'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { call } from '../kit/call.ts'
import type { CallFailure } from '../kit/failure.ts'
import { tellFailure } from '../kit/notify.ts'
import { useStored } from '../kit/stored.ts'
import { useRoute } from '../kit/use-route.ts'
import { keptJob } from './kept-job.ts'

export type Job = Answer<typeof jobsContract.read>

interface JobOwner {
  audience: 'admin' | 'customer'
  market: string
}

/** Starts the job. Idempotent: the same key starts one job. */
type StartJob = (key: string) => Promise<{ job: string }>

export interface FollowedJob {
  /** `none`: no job was started, or the user has dismissed it. */
  state: 'none' | Job['state']
  job: Job | undefined
  /** Of the job that was started last; empty while there is none. */
  id: string
  /** Why the progress could not be read. */
  failure: CallFailure | undefined
  refresh: () => void
  start: () => Promise<void>
  download: () => Promise<void>
  forget: () => void
}

const POLL_MS = 1000

const hasEnded = (job: Job | undefined): boolean => job !== undefined && hasJobEnded(job.state)

/** `list` names the job's list, which has one job at a time. `input` identifies the job's input. */
export const useJob = (list: string, owner: JobOwner, input: string, startJob: StartJob): FollowedJob => {
  const kept = keptJob(list)
  const id = useStored(kept)
  const [isStarting, setIsStarting] = useState(false)
  const last = useRef({ input, key: '' })
  const read = id ? { ...owner, params: { id } } : undefined
  const { data, failure, retry } = useRoute(jobsContract.read, read, {
    refreshInterval: job => (hasEnded(job) && !job?.isClosing ? 0 : POLL_MS),
  })

  // 404: the job belongs to another user of this browser, or is too old.
  const isGone = failure?.status === 404
  useEffect(() => {
    if (isGone) kept.clear()
  }, [isGone, kept])

  const start = async () => {
    setIsStarting(true)
    // A retry after a lost response must not start a second job.
    const isRetry = last.current.key && last.current.input === input
    if (!isRetry) last.current = { input, key: crypto.randomUUID() }
    try {
      kept.write((await startJob(last.current.key)).job)
      last.current.key = ''
    } catch (thrown) {
      tellFailure(thrown)
    }
    setIsStarting(false)
  }

  const download = async () => {
    if (!read) return
    try {
      // The link expires after 15 minutes, so fetch it on each download.
      const { result } = await call(jobsContract.read, read)
      if (result) window.location.assign(result.url)
    } catch (thrown) {
      tellFailure(thrown)
    }
  }

  const state = data && id ? data.state : id || isStarting ? 'waiting' : 'none'
  return {
    state,
    job: data,
    id,
    failure: isGone ? undefined : failure,
    refresh: () => void retry(),
    start,
    download,
    forget: kept.clear,
  }
}
