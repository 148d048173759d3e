import { paymentOpened } from '#events/payments.ts'
import { envelope } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'

/** Asks about a payment at a moment, in Unix seconds. `by` is the message that asks: told twice, it is one look. */
export const recheckLater = (market: string, txId: string, at: number, by: string): Promise<void> =>
  schedule(
    `payment-${by}`,
    at,
    'payments-on-payment-due',
    envelope(market, paymentOpened, { txId, expiresOn: at }),
  )
