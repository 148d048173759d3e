import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure } from '../kit/notify.ts'
import { type CartEntry, entriesOf } from './cart.ts'
import { reserve } from './reserve.ts'
import { useBuyer, useGo } from './wizard-context.ts'

/** Reserves again what was in a cart that ran out, and goes on to the checkout with all of it that is still free. */
export const TryAgain = ({ expired }: { expired: readonly CartEntry[] }) => {
  const { t } = useTranslation()
  const go = useGo()
  const buyer = useBuyer()
  // One key an entry: tried again after a lost answer, it is the same reservation.
  const keys = useRef(new Map<string, string>())
  const again = expired.filter(({ type }) => type === 'new')
  if (!again.length) return null

  const reserveAll = async () => {
    for (const entry of again) {
      try {
        const key = keys.current.get(entry.bookingRequest) ?? crypto.randomUUID()
        keys.current.set(entry.bookingRequest, key)
        await reserve(buyer, entry, key)
      } catch (thrown) {
        tellFailure(thrown)
        if (asFailure(thrown).status === 0) return
      }
    }
  }
  const tryAgain = async () => {
    await underLoader(t('bookings.reserving'), reserveAll)
    if (entriesOf(buyer.marketId).length) go('checkout')
  }
  return (
    <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={() => void tryAgain()}>
      {t('bookings.tryAgain')}
    </Button>
  )
}
