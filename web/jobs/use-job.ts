/** Long work as a screen follows it: begin it, see how far it is, take what came of it. */
import { useEffect, useRef, useState } from 'react'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
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

/** Begins the work. The same key begins it once, however often it is sent. */
type StartJob = (key: string) => Promise<{ job: string }>

export interface FollowedJob {
  /** `none`: nothing was begun, or the reader is done with it. */
  state: 'none' | Job['state']
  job: Job | undefined
  /** Why nobody knows how far it is. */
  failure: CallFailure | undefined
  lookAgain: () => void
  start: () => Promise<void>
  download: () => Promise<void>
  forget: () => void
}

const POLL_MS = 1000

const hasEnded = (job: Job | undefined): boolean => job?.state === 'done' || job?.state === 'failed'

/** `list` names the list whose job it is; it has one at a time. `wish` is what the work is asked with. */
export const useJob = (list: string, owner: JobOwner, wish: string, begin: StartJob): FollowedJob => {
  const kept = keptJob(list)
  const id = useStored(kept)
  const [isStarting, setIsStarting] = useState(false)
  const last = useRef({ wish, key: '' })
  const read = id ? { ...owner, params: { id } } : undefined
  const { data, failure, retry } = useRoute(jobsContract.read, read, {
    refreshInterval: job => (hasEnded(job) ? 0 : POLL_MS),
  })

  // Someone else's job, or one that is too old to be known: who works here now has not begun it.
  const isGone = failure?.status === 404
  useEffect(() => {
    if (isGone) kept.clear()
  }, [isGone, kept])

  const start = async () => {
    setIsStarting(true)
    // A retry after a lost answer must not begin a second job.
    const isRetry = last.current.key && last.current.wish === wish
    if (!isRetry) last.current = { wish, key: crypto.randomUUID() }
    try {
      kept.write((await begin(last.current.key)).job)
      last.current.key = ''
    } catch (thrown) {
      tellFailure(thrown)
    }
    setIsStarting(false)
  }

  const download = async () => {
    if (!read) return
    try {
      // The link lives 15 minutes, so it is fetched when it is used.
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
    failure: isGone ? undefined : failure,
    lookAgain: () => void retry(),
    start,
    download,
    forget: kept.clear,
  }
}
