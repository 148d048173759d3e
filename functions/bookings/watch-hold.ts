import { holdDue } from '#events/bookings.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { schedule } from '../kit/schedule.ts'

/** Checks a hold when it ends, in Unix seconds. `by` is the id of the message that asks: the same id, one check. */
export const watchHold = (
  market: string,
  bookingRequest: string,
  expiresOn: Seconds,
  by: string,
): Promise<void> => schedule(`hold-${by}`, expiresOn, holdDue, market, { bookingRequest })
