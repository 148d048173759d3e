import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { type CartEntry, entriesOf, expiredInfo } from '../cart/cart.ts'
import { type MovedShelf, useBuyer, useGo } from '../choice/wizard-context.ts'
import { movedShelf, reserve } from './reserve.ts'

interface TryAgainProps {
  expired: readonly CartEntry[]
  /** Called when other visitors have taken all of it meanwhile. */
  onAllTaken: (taken: readonly CartEntry[]) => void
}

/** Reserves again what was in a cart that ran out, and goes on to the checkout with all of it that is still free. */
export const TryAgain = ({ expired, onAllTaken }: TryAgainProps) => {
  const { t } = useTranslation()
  const go = useGo()
  const buyer = useBuyer()
  // One key an entry: tried again after a lost answer, it is the same reservation.
  const keys = useRef(new Map<string, string>())
  const again = expired.filter(({ type }) => type === 'new')
  if (!again.length) return null

  /** Returns what another visitor has taken meanwhile, and what is held on another shelf than before. */
  const reserveAll = async () => {
    const taken: CartEntry[] = []
    const moved: MovedShelf[] = []
    for (const entry of again) {
      try {
        const key = keys.current.get(entry.bookingRequest) ?? crypto.randomUUID()
        keys.current.set(entry.bookingRequest, key)
        moved.push(...movedShelf(entry, await reserve(buyer, entry, key)))
      } catch (thrown) {
        const failure = asFailure(thrown)
        if (hasCode(failure, 'error_booking_period_unavailable')) taken.push(entry)
        else tellFailure(failure)
        if (failure.status === 0) break
      }
    }
    return { taken, moved }
  }
  const tryAgain = async () => {
    const { taken, moved } = await underLoader(t('bookings.reserving'), reserveAll)
    const isHeld = entriesOf(buyer.marketId).length > 0
    if (isHeld || taken.length) expiredInfo.clear()
    if (isHeld) go('checkout', { taken, moved })
    else if (taken.length) onAllTaken(taken)
  }
  return (
    <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={() => void tryAgain()}>
      {t('bookings.tryAgain')}
    </Button>
  )
}
