/** The bookings of all shelf types in the months around the days in sight, asked for again while staff look at them. */
import useSWR, { type KeyedMutator } from 'swr'
import { type PlanRowAnswer, planCalls } from '#shared/bookings/staff-plan-calls.ts'
import { call } from '../../../kit/call.ts'
import { useKeepAsking } from '../../../kit/calls/keep-asking.ts'
import { asFailure, type CallFailure } from '../../../kit/failure.ts'
import { monthsAround, numberOf, type Range } from './axis.ts'

const EVERY_MS = 30_000

export interface Plan {
  rows: PlanRowAnswer[]
  /** The days that were asked for; any other day is unknown. */
  loaded: Range
  /** When it was answered, in milliseconds. */
  at: number
}

export interface FetchedPlan {
  plan: Plan | undefined
  failure: CallFailure | undefined
  mutate: KeyedMutator<Plan>
}

/** `types` are ids; without them nothing is fetched. */
export const usePlan = (market: string, types: readonly string[] | undefined, seen: Range): FetchedPlan => {
  const { dateStart, dateEnd } = monthsAround(seen)
  const { data, error, mutate } = useSWR<Plan>(
    types ? ['booking-plan', market, types.join(), dateStart, dateEnd] : null,
    async () => {
      const answers = await Promise.all(
        (types ?? []).map(shelfType =>
          call(planCalls.readPlan, {
            audience: 'admin',
            market,
            query: { shelfType, dateStart, dateEnd },
          }),
        ),
      )
      return {
        rows: answers.flatMap(({ results }) => results),
        loaded: { first: numberOf(dateStart), last: numberOf(dateEnd) },
        at: Date.now(),
      }
    },
    { keepPreviousData: true, refreshInterval: EVERY_MS, revalidateOnFocus: true },
  )
  useKeepAsking(error !== undefined, () => mutate().catch(() => undefined), EVERY_MS)
  return { plan: data, failure: error ? asFailure(error) : undefined, mutate }
}
