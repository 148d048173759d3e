import { visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import type { SentBody } from '#shared/kit/contract.ts'
import { call } from '../../kit/call.ts'
import { asFailure } from '../../kit/failure.ts'
import type { Buyer } from '../../shelves/use-shelves.ts'

/** Frees the shelf of a reservation. Done as well when the server does not know it any more. Throws CallFailure. */
export const letGo = async (
  { audience, marketId }: Buyer,
  body: SentBody<typeof visitorsCalls.remove>,
): Promise<void> => {
  try {
    await call(visitorsCalls.remove, { audience, market: marketId, body })
  } catch (thrown) {
    if (asFailure(thrown).status !== 404) throw thrown
  }
}
