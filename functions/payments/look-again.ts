import { paymentDue } from '#events/payments.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { schedule } from '../kit/schedule.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { putPayment, readPayment } from './table/payment.ts'

/**
 * Asks the provider about a payment again at a moment, or never when it is undefined. The payment notes the moment, so
 * that the sweeper finds it when the timer is lost. `by`: the id of the message that asks.
 */
export const lookAgain = async (
  market: string,
  txId: string,
  at: Seconds | undefined,
  by: string,
): Promise<void> => {
  await retryOnConflict(async () => {
    const payment = await readPayment(market, txId)
    if (payment.status !== 'paid') await commit([putPayment(market, { ...payment, nextLookTs: at ?? null })])
  })
  if (at) await schedule(market, paymentDue, { txId }, { at, by })
}
