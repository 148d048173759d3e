import { paymentOpened } from '#events/payments.ts'
import { subscriber } from '../kit/subscriber.ts'
import { recheckLater } from './recheck-later.ts'

/** When the reservations of a payment run out, the provider is asked how it ended (D13). */
export const handler = subscriber(paymentOpened, ({ market, id, payload }) =>
  recheckLater(market, payload.txId, payload.expiresOn, id),
)
