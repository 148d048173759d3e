import { paymentDue, paymentOpened } from '#events/payments.ts'
import { schedule } from '../kit/schedule.ts'
import { onEvent } from '../kit/subscriber.ts'

/** Sets the timer of a payment: when its reservations end, the provider is asked for the outcome (D13). */
export default onEvent({
  on: paymentOpened,
  work: 'payments',
  grants: ['schedules:payments'],
  handle: ({ market, id, payload: { txId, expiresOn } }) =>
    schedule(market, paymentDue, { txId }, { at: expiresOn, by: id }),
})
