/** What staff do about a payment link that is out: each is asked for first, for it is about money. */
import { useTranslation } from 'react-i18next'
import { paymentRequestCalls } from '#shared/bookings/payment-request-calls.ts'
import { call } from '../../kit/call.ts'
import { confirm } from '../../kit/confirm.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type Asked, stateOf } from './asked.ts'

export const useActs = (asked: Asked, onChanged: () => unknown) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, currencyCode } = useThisMarket()
  const { id, version, totalPrice } = asked
  const options = { audience: 'admin', market: marketId, params: { id } } as const
  const amount = show.money(totalPrice, currencyCode)
  const isPaying = stateOf(asked) === 'paying'

  /** Whoever was faster, the buyer or a colleague: the reader sees the booking as it is now, and decides again. */
  const act = async (send: () => Promise<unknown>, done: string) => {
    try {
      await underLoader(t('staff-bookings.saving'), send)
      notify('good', done)
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (hasCode(failure, 'changed_meanwhile')) notify('warning', t('staff-bookings.askChanged'))
      else if (hasCode(failure, 'status_not_possible')) notify('warning', t('staff-bookings.linkGone'))
      else tellFailure(thrown)
    }
    await onChanged()
  }
  return {
    settle: async () => {
      const agrees = await confirm({
        title: t('staff-bookings.settleTitle', { amount }),
        text: [t('staff-bookings.settleText'), isPaying ? t('staff-bookings.settlePaying') : '']
          .filter(Boolean)
          .join(' '),
        action: t('staff-bookings.settleSave'),
        color: 'shelf',
      })
      const send = () => call(paymentRequestCalls.settlePaymentRequest, { ...options, body: { version } })
      if (agrees) await act(send, t('staff-bookings.isSettled'))
    },
    withdraw: async () => {
      const agrees = await confirm({
        title: t('staff-bookings.withdrawTitle'),
        text: [t('staff-bookings.withdrawText'), isPaying ? t('staff-bookings.withdrawPaying') : '']
          .filter(Boolean)
          .join(' '),
        action: t('staff-bookings.withdraw'),
      })
      const send = () => call(paymentRequestCalls.withdrawPaymentRequest, options)
      if (agrees) await act(send, t('staff-bookings.isWithdrawn'))
    },
  }
}
