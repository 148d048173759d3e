import { refundRequested } from '#events/payments.ts'
import { nowSeconds } from '../kit/clock.ts'
import { envelope } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'
import { subscriber } from '../kit/subscriber.ts'
import { refund } from './refund.ts'

const AGAIN_SECONDS = { later: 6 * 3600, silent: 600 }

/** Gives money back. What cannot be done yet (a part of a sale that is not settled, a silent provider) is tried again. */
export const handler = subscriber(refundRequested, async ({ market, id, payload }) => {
  const result = await refund(market, payload.txId, payload.refund)
  if (result === 'ended') return
  const at = nowSeconds() + AGAIN_SECONDS[result]
  const message = envelope(market, refundRequested, payload)
  await schedule(`refund-${id}`, at, 'payments-on-refund-requested', message)
})
