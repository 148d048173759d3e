import { paymentDue } from '#events/payments.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { schedule } from '../kit/schedule.ts'

/** Checks a payment at a moment, in Unix seconds. `by` is the id of the message that asks: the same id, one check. */
export const recheckLater = (market: string, txId: string, at: Seconds, by: string): Promise<void> =>
  schedule(`payment-${by}`, at, paymentDue, market, { txId })
