/** Makes the provider ill on request, so that what happens then can be seen. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Answered, Answerer, Asked } from '../../http.ts'
import { answerOf, fault } from './shapes.ts'

/** pending: the bank has not decided about any transaction yet. */
export const MOODS = ['well', 'slow', 'down', 'lost_answer', 'pending'] as const
export type Mood = (typeof MOODS)[number]

const SLOW_MS = 12_000

export interface Moods {
  /** `times`: how many calls it lasts; until it is changed without. */
  set: (mood: Mood, times?: number) => void
  wrap: (answerer: (asked: Asked) => Promise<Answered>) => Answerer
}

export const moodsOf = (): Moods => {
  let mood: Mood = 'well'
  let left = Number.POSITIVE_INFINITY
  const take = (): Mood => {
    const taken = mood
    left -= 1
    if (left <= 0) mood = 'well'
    return taken
  }
  return {
    set: (wanted, times) => {
      mood = wanted
      left = times ?? Number.POSITIVE_INFINITY
    },
    wrap:
      answerer =>
      async (asked): Promise<Answered | undefined> => {
        const now = take()
        if (now === 'down') return answerOf(fault(503, 'serviceUnavailable', 'The service is not available'))
        if (now === 'slow') await pause(SLOW_MS, undefined, { ref: false })
        const answered = await answerer(asked)
        if (now === 'pending') return undecided(asked, answered)
        return now === 'lost_answer' ? undefined : answered
      },
  }
}

const undecided = (asked: Asked, answered: Answered | undefined): Answered | undefined => {
  if (asked.method !== 'GET' || !asked.path.includes('/transactions/') || answered?.status !== 200)
    return answered
  const transaction = {
    ...JSON.parse(String(answered.body)),
    state: 'authorizationPending',
    isAuthorized: false,
  }
  return { ...answered, body: JSON.stringify(transaction) }
}
