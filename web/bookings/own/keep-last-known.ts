/** A tenant's bookings as they were last, in this browser: what the pages show without a network. */
import * as z from 'zod/mini'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { lastKnown } from '../../kit/calls/last-known.ts'
import { viewing } from '../../kit/calls/viewing.ts'
import { type Session, sessions } from '../../kit/session.ts'

const dayAndHour = z.object({ day: z.string(), time: z.nullable(z.string()) })

const booking = z.object({
  id: z.string(),
  shelf: z.string(),
  shelfType: z.string(),
  when: z.enum(['running', 'coming', 'past']),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** Null where the tenant is on the shelf before, or stays on it. */
  setUpFrom: z.nullable(dayAndHour),
  emptyBy: z.nullable(dayAndHour),
})

const known = z.object({
  marketId: z.string(),
  username: z.string(),
  name: z.string(),
  phone: z.string(),
  language: z.string(),
  timeZone: z.string(),
  /** In ms since 1970. */
  at: z.number(),
  bookings: z.array(booking),
})

export type KnownBooking = z.infer<typeof booking>
export type Known = z.infer<typeof known>

/** Call with each answer of the server. Of a tenant at whom staff look nothing is kept. */
export const keepLastKnown = (market: VisitorsMarket, bookings: readonly OwnBooking[]): void => {
  const session = sessions.customer.read()
  if (session?.marketId !== market.marketId || viewing.read()) return
  const { marketId, visualName, supportPhone, language, timeZone } = market
  lastKnown.write({
    marketId,
    username: session.username,
    name: visualName,
    phone: supportPhone,
    language,
    timeZone,
    at: Date.now(),
    bookings: bookings.map(
      ({ id, shelf, shelfTypeName, when, setUpFrom, emptyBy, follows, goesOn, ...days }) => ({
        id,
        shelf: shelf.name,
        shelfType: shelfTypeName,
        when,
        dateStart: days.dateStartCustomer,
        dateEnd: days.dateEndCustomer,
        setUpFrom: follows?.shelf.id === shelf.id ? null : setUpFrom,
        emptyBy: goesOn?.shelf.id === shelf.id ? null : emptyBy,
      }),
    ),
  } satisfies Known)
}

/** What was kept for this session; undefined when it is another's, or was kept by an older version. */
export const readLastKnown = ({ marketId, username }: Session): Known | undefined => {
  const { data } = known.safeParse(lastKnown.read())
  return data?.marketId === marketId && data.username === username ? data : undefined
}
