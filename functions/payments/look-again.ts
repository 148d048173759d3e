import { paymentOpened } from '#events/payments.ts'
import { envelope } from '../kit/outbox.ts'
import { schedule } from '../kit/schedule.ts'

/** Asks about a payment at a moment, in Unix seconds. The same moment asked for twice is one look. */
export const lookAgain = (market: string, txId: string, at: number): Promise<void> =>
  schedule(
    `payment-${txId}-${at}`,
    at,
    'payments-on-payment-due',
    envelope(market, paymentOpened, { txId, expiresOn: at }),
  )
