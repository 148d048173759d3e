import { useTranslation } from 'react-i18next'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { useKey } from '../../kit/typed/use-key.ts'
import { type CartEntry, tokenOf } from '../cart/cart.ts'
import { choice, choiceAt, type Step } from '../choice/choice.ts'
import type { DraftBooking } from '../choice/draft-booking.ts'
import { useBuyer, useGo } from '../choice/wizard-context.ts'
import { movedShelf, reserve } from './reserve.ts'

/**
 * Holds what was chosen, or changes `replaced` into it, and goes on. At the checkout the choice stays: Back and another
 * day then change this reservation. `onLost` is called when another visitor has taken the shelf, and says so itself.
 */
export const useReserve = (
  draft: DraftBooking | undefined,
  replaced: CartEntry | undefined,
  onLost: () => void,
): ((step: Step) => Promise<void>) => {
  const { t } = useTranslation()
  const go = useGo()
  const buyer = useBuyer()
  const keyFor = useKey()
  return async step => {
    if (!draft) return
    const cart = replaced?.cartToken ?? tokenOf(buyer.marketId)
    const key = keyFor([draft, replaced?.bookingRequest, cart])
    try {
      const entry = await underLoader(t('bookings.reserving'), () => reserve(buyer, draft, key, replaced))
      if (step === 'checkout') choice.write({ ...choiceAt(buyer.marketId), replaces: entry.bookingRequest })
      else choice.clear()
      go(step, { moved: replaced ? movedShelf(replaced, entry) : [] })
    } catch (thrown) {
      const failure = asFailure(thrown)
      const isLost = hasCode(failure, 'error_booking_period_unavailable')
      if (isLost) onLost()
      else tellFailure(failure)
    }
  }
}
