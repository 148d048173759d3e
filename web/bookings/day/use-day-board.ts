/**
 * The day board as staff see it: asked for again each minute, while lines that are new wait until their reader wants
 * them, so that nothing moves under the pointer.
 */
import { useEffect, useRef, useState } from 'react'
import { type DayBoard, dayBoardCalls } from '#shared/bookings/staff-day-board-calls.ts'
import { addDays, startOfDay } from '#shared/kit/day.ts'
import { useKeepAsking } from '../../kit/calls/keep-asking.ts'
import type { CallFailure } from '../../kit/failure.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'

export const EVERY_MS = 60_000

/** The keys of all lines of a board. */
export const linesOf = ({ needs, unconfirmed, empty, prepare }: DayBoard): ReadonlySet<string> =>
  new Set([
    ...needs.map(needKey),
    ...unconfirmed.results.map(({ id }) => `confirm ${id}`),
    ...[...empty, ...prepare].map(({ kind, id }) => `${kind} ${id}`),
  ])

export const needKey = ({ kind, id }: DayBoard['needs'][number]): string => `${kind} ${id}`

export interface SeenBoard {
  /** The lines that are shown, in their order. */
  shown: DayBoard
  /** What the server said last. */
  latest: DayBoard
  /** The keys of the lines that the server still has. */
  present: ReadonlySet<string>
  /** How many lines wait to be shown. */
  news: number
}

/** Asks again when the market's day is over. */
const useNextDay = (board: DayBoard | undefined, timeZone: string, onOver: () => unknown): void => {
  const date = board?.date
  const at = board?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board sets the timer, not a new function
  useEffect(() => {
    if (!date || !at) return undefined
    // By the server's clock: that of the PC may be wrong.
    const left = startOfDay(timeZone, addDays(date, 1)) - Date.parse(at)
    const timer = setTimeout(onOver, Math.max(1_000, left))
    return () => clearTimeout(timer)
  }, [date, at, timeZone])
}

export const useDayBoard = (): {
  data: SeenBoard | undefined
  failure: CallFailure | undefined
  retry: () => Promise<unknown>
  /** Shows the lines that wait. */
  showNews: () => void
  /** Fetches again and shows all: for what the reader did themselves. */
  refresh: () => Promise<void>
} => {
  const { marketId: market, timeZone } = useThisMarket()
  // What an earlier visit to the screen left is replaced by the first answer, without a question.
  const isFirst = useRef(true)
  const fetched = useRoute(
    dayBoardCalls.readDayBoard,
    { audience: 'admin', market, query: {} },
    {
      refreshInterval: EVERY_MS,
      revalidateOnFocus: true,
      onSuccess: answer => {
        if (isFirst.current) setShown(answer)
        isFirst.current = false
      },
    },
  )
  const latest = fetched.data
  const [shown, setShown] = useState(latest)
  // A new day begins with its own lines.
  if (latest && shown?.date !== latest.date) setShown(latest)
  useNextDay(latest, timeZone, fetched.retry)
  useKeepAsking(fetched.failure !== undefined, fetched.retry, EVERY_MS)
  const seen = (): SeenBoard | undefined => {
    if (!latest || !shown) return undefined
    const [present, known] = [linesOf(latest), linesOf(shown)]
    return { shown, latest, present, news: [...present].filter(key => !known.has(key)).length }
  }
  return {
    data: seen(),
    failure: fetched.failure,
    retry: fetched.retry,
    showNews: () => setShown(latest),
    refresh: async () => {
      const answer = await fetched.retry()
      if (answer) setShown(answer as DayBoard)
    },
  }
}
