import type { handOverCalls } from '#shared/bookings/tenants-hand-over-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'

/** A booking as the friend sees it who is asked to take it over. */
export type Offered = Answer<typeof handOverCalls.readHandOver>
