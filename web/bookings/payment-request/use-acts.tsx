/** What staff do about a payment link that is out: each is asked for first, for it is about money. */
import { useTranslation } from 'react-i18next'
import { paymentRequestCalls } from '#shared/bookings/staff-payment-request-calls.ts'
import { call } from '../../kit/call.ts'
import { confirm } from '../../kit/confirm.ts'
import { asFailure, type CallFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'
import { type Asked, isOut, ofRequest, stateOf } from './state.ts'
import { WasAndIs } from './was-and-is.tsx'

/** The present booking, which the server sends when it refuses `changed_meanwhile`. */
const presentIn = (failure: CallFailure): Asked | undefined => {
  if (!hasCode(failure, 'changed_meanwhile')) return undefined
  const { present } = failure.body as { present?: StaffsRequest }
  return present && ofRequest(present)
}

/** What was on the screen and what is there now, where the two differ in what the reader decides about. */
const useWasAndIs = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const words = ({ shelf, dateStart, dateEnd, totalPrice }: Asked) =>
    t('staff-bookings.inShort', {
      shelf: shelf.name,
      dates: `${show.date(dateStart)} – ${show.date(dateEnd)}`,
      amount: show.money(totalPrice, currencyCode),
    })
  return (was: Asked, is: Asked): string[] => {
    const [before, now] = [words(was), words(is)]
    return before === now
      ? [t('staff-bookings.changedOther')]
      : [t('staff-bookings.was', { before }), t('staff-bookings.isNow', { now })]
  }
}

export const useActs = (asked: Asked, onChanged: () => unknown) => {
  const { t } = useTranslation()
  const show = useShow()
  const wasAndIs = useWasAndIs()
  const { marketId, currencyCode } = useThisMarket()
  const options = { audience: 'admin', market: marketId, params: { id: asked.id } } as const

  const told = (failure: CallFailure) => {
    if (hasCode(failure, 'changed_meanwhile') || hasCode(failure, 'status_not_possible'))
      notify('warning', t('staff-bookings.linkGone'))
    else tellFailure(failure)
  }

  const settleQuestion = (now: Asked, was: Asked | undefined) => {
    const changed = was && `${t('staff-bookings.changedTitle')}.`
    const paying = stateOf(now) === 'paying' && t('staff-bookings.settlePaying')
    return {
      title: t('staff-bookings.settleTitle', { amount: show.money(now.totalPrice, currencyCode) }),
      text: [changed, t('staff-bookings.settleText'), paying].filter(Boolean).join(' '),
      ...(was ? { more: <WasAndIs lines={wasAndIs(was, now)} /> } : {}),
      action: t('staff-bookings.settleSave'),
      color: 'shelf',
    } as const
  }

  const save = (send: () => Promise<unknown>): Promise<unknown> =>
    underLoader(t('staff-bookings.saving'), send, onChanged)

  /**
   * Notes the payment. When a colleague changed the booking and its link still works, returns the present booking
   * instead.
   */
  const sendSettled = async ({ version }: Asked): Promise<Asked | undefined> => {
    try {
      await save(() => call(paymentRequestCalls.settlePaymentRequest, { ...options, body: { version } }))
      notify('good', t('staff-bookings.isSettled'))
    } catch (thrown) {
      const failure = asFailure(thrown)
      const present = presentIn(failure)
      if (present && isOut(stateOf(present))) return present
      told(failure)
      await onChanged()
    }
    return undefined
  }

  /**
   * Asks, then notes the payment. `was`: the booking that the reader saw before a colleague changed it; the question
   * then shows both.
   */
  const settle = async (now: Asked, was?: Asked): Promise<void> => {
    const agrees = await confirm(settleQuestion(now, was))
    const present = agrees ? await sendSettled(now) : undefined
    if (present) return settle(present, now)
    if (!agrees && was) await onChanged()
  }

  const withdraw = async (): Promise<void> => {
    const agrees = await confirm({
      title: t('staff-bookings.withdrawTitle'),
      text: [
        t('staff-bookings.withdrawText'),
        stateOf(asked) === 'paying' ? t('staff-bookings.withdrawPaying') : '',
      ]
        .filter(Boolean)
        .join(' '),
      action: t('staff-bookings.withdraw'),
    })
    if (!agrees) return
    try {
      await save(() => call(paymentRequestCalls.withdrawPaymentRequest, options))
      notify('good', t('staff-bookings.isWithdrawn'))
    } catch (thrown) {
      told(asFailure(thrown))
      await onChanged()
    }
  }
  return { settle: () => settle(asked), withdraw }
}
