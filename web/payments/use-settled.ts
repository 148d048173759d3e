/** What the buyer is told and shown when a payment has come to its end. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { choice } from '../bookings/choice.ts'
import { useGo } from '../bookings/place.ts'
import { useBooked } from '../bookings/use-booked.ts'
import { notify } from '../kit/notify.ts'
import type { Ended } from './use-payment.ts'

export const useSettled = (): ((ended: Ended | undefined) => void) => {
  const { t } = useTranslation()
  const go = useGo()
  const onBooked = useBooked()

  const paid = useCallback(
    ({ entries, isPartRefunded }: Ended) => {
      if (isPartRefunded) notify('warning', t('payments.refunded'))
      if (entries.length) return onBooked(entries)
      choice.clear()
      go('type', { replace: true })
    },
    [t, go, onBooked],
  )

  return useCallback(
    ended => {
      if (!ended) return
      if (ended.end === 'paid') paid(ended)
      if (ended.end === 'cancelled') notify('warning', t('payments.cancelled'))
      if (ended.end === 'failed') notify('error', t('payments.failed'))
      if (ended.end === 'unloaded') notify('error', t('payments.unloaded'))
      if (ended.end === 'lost') notify('warning', t('payments.lost'))
      if (ended.end === 'elsewhere') notify('warning', t('payments.elsewhere'))
    },
    [t, paid],
  )
}
