import { documentFailed } from '#events/payments.ts'
import { Refusal } from '#shared/kit/refusal.ts'
import { isOutage } from '../kit/client.ts'
import { emit } from '../kit/outbox.ts'
import { commit } from '../kit/table.ts'

/**
 * Issues a document. When that fails, and not only for now, emits `documentFailed`, so that no mail waits for it, and
 * throws the error: the message comes again, and at last goes to the dead letters, where a person sees it.
 */
export const issueOrReport = async (
  market: string,
  about: { txId: string; refund: string | null },
  issue: () => Promise<void>,
): Promise<void> => {
  try {
    await issue()
  } catch (error) {
    const isPassing = isOutage(error) || (error instanceof Refusal && error.reason.kind === 'busy')
    if (!isPassing) await commit([emit(market, documentFailed, about)])
    throw error
  }
}
