/** Fetches the days on which a booking can start. */

import * as z from 'zod/mini'
import { type Day, endOfNextMonth } from '#shared/kit/day.ts'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { call } from '../kit/call.ts'
import { stored } from '../kit/stored.ts'
import { type Fetched, useFetched } from '../kit/use-route.ts'
import type { Buyer } from './use-shelves.ts'

const { answer } = visitorsCalls.readAvailability
const anyAsked = z.object({ today: z.string(), answers: z.record(z.string(), answer) })

export type Availability = z.infer<typeof answer>

/** Today's responses, so that a price in the cart needs no second call (specification 4). */
const asked = stored(
  'availability',
  found => anyAsked.safeParse(found).data ?? { today: '', answers: {} },
  () => sessionStorage,
)

const known = (price: string, today: Day): Availability | undefined =>
  asked.read().today === today ? asked.read().answers[price] : undefined

const ask = async (
  { audience, marketId }: Buyer,
  price: string,
  today: Day,
  replaces: string | undefined,
): Promise<Availability> => {
  const answer = await call(visitorsCalls.readAvailability, {
    audience,
    market: marketId,
    query: { shelfPeriodPrice: price, dateStart: today, dateEnd: endOfNextMonth(today), replaces },
  })
  const before = asked.read()
  const answers = before.today === today ? before.answers : {}
  asked.write({ today, answers: { ...answers, [price]: answer } })
  return answer
}

/**
 * `isInCart`: the price is in the cart, so a stored response is enough. `replaces`: the reservation that is being
 * changed; its own days count as free. `retry` fetches again.
 */
export const useAvailability = (
  buyer: Buyer,
  price: string | undefined,
  today: Day,
  isInCart: boolean,
  replaces: string | undefined,
): Fetched<Availability> => {
  const before = price && isInCart ? known(price, today) : undefined
  return useFetched(
    price ? ['availability', buyer.audience, buyer.marketId, price, today, replaces] : null,
    () => ask(buyer, price ?? '', today, replaces),
    { fallbackData: before, revalidateOnMount: !before, revalidateIfStale: !isInCart },
  )
}
