/** Shows the outcome of a payment: a notification, or the confirmation screen. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { entriesOf, secondsLeft } from '../bookings/cart/cart.ts'
import { choice } from '../bookings/choice/choice.ts'
import { useBooked } from '../bookings/choice/use-booked.ts'
import { useGo, useWizard } from '../bookings/choice/wizard-context.ts'
import { notify } from '../kit/notify.ts'
import { noteTrouble } from './trouble.ts'
import type { Ended } from './use-payment.ts'

const TONES = {
  cancelled: 'warning',
  failed: 'error',
  unloaded: 'error',
  lost: 'warning',
  elsewhere: 'warning',
  moved: 'warning',
} as const

const isHeld = (marketId: string): boolean => (secondsLeft(entriesOf(marketId), Date.now()) ?? 0) > 0

export const useSettled = (): ((ended: Ended | undefined) => void) => {
  const { t } = useTranslation()
  const go = useGo()
  const onBooked = useBooked()
  const { marketId } = useWizard().market

  const paid = useCallback(
    ({ entries, email, isPartRefunded }: Ended) => {
      if (isPartRefunded) notify('warning', t('payments.refunded'))
      if (entries.length) return onBooked(entries, email)
      choice.clear()
      go('type', { replace: true })
    },
    [t, go, onBooked],
  )

  return useCallback(
    ended => {
      if (!ended) return
      if (ended.end === 'paid') return paid(ended)
      // An expired cart shows its own message.
      if (ended.end === 'cancelled' && !isHeld(marketId)) return
      const texts = {
        cancelled: t('payments.cancelled'),
        failed: t('payments.failed'),
        unloaded: t('payments.unloaded'),
        lost: t('payments.lost'),
        elsewhere: t('payments.elsewhere'),
        moved: t('payments.moved'),
      }
      const { end } = ended
      if (end === 'cancelled' || end === 'failed' || end === 'unloaded') noteTrouble(marketId, end)
      notify(TONES[ended.end], texts[ended.end])
    },
    [t, marketId, paid],
  )
}
