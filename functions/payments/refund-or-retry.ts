import { refundDue } from '#events/payments.ts'
import { REFUND_AGAIN_SECONDS } from '#shared/payments/rules.ts'
import { nowSeconds } from '../kit/clock.ts'
import { schedule } from '../kit/schedule.ts'
import { refund } from './refund.ts'

const AGAIN_SECONDS = { later: REFUND_AGAIN_SECONDS, silent: 600 }

/**
 * Gives money back. Tries again later while the sale is not settled or the provider does not answer. `by` is the id
 * of the message that asks: the same id, one retry.
 */
export const refundOrRetry = async (
  market: string,
  payload: { txId: string; refund: string },
  by: string,
): Promise<void> => {
  const result = await refund(market, payload.txId, payload.refund)
  if (result === 'ended') return
  await schedule(market, refundDue, payload, { at: nowSeconds() + AGAIN_SECONDS[result], by })
}
