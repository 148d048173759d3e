import { paymentOpened } from '#events/payments.ts'
import { onEvent } from '../kit/subscriber.ts'
import { recheckLater } from './recheck-later.ts'

/** Sets the timer of a payment: when its reservations end, the provider is asked for the outcome (D13). */
export default onEvent({
  on: paymentOpened,
  work: 'payments',
  grants: ['schedules:payments'],
  handle: ({ market, id, payload }) => recheckLater(market, payload.txId, payload.expiresOn, id),
})
