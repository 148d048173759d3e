import type { visitorsHandOverCalls } from '#shared/bookings/visitors-hand-over-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'

/** A booking as the friend sees it who is asked to take it over. */
export type Offered = Answer<typeof visitorsHandOverCalls.readHandOver>
