/** What staff do about a payment link that is out: each is asked for first, for it is about money. */
import { useTranslation } from 'react-i18next'
import { paymentRequestCalls } from '#shared/bookings/staff-payment-request-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import type { CallFailure } from '../../kit/failure.ts'
import { notify } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'
import { type Asked, isOut, ofRequest, stateOf } from './state.ts'
import { WasAndIs } from './was-and-is.tsx'

/** The present booking, which a refusal brings along, while its link still works. */
const presentIn = ({ body }: CallFailure): Asked | undefined => {
  const { present } = body as { present?: StaffsRequest }
  const asked = present && ofRequest(present)
  return asked && isOut(stateOf(asked)) ? asked : undefined
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
  const { currencyCode } = useThisMarket()
  const act = useAct()
  const how = { busy: t('staff-bookings.saving'), refresh: onChanged }
  const gone = t('staff-bookings.linkGone')

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

  /**
   * Asks, then notes the payment. `was`: the booking that the reader saw before a colleague changed it; the question
   * then shows both.
   */
  const settle = async (now: Asked, was?: Asked): Promise<void> => {
    const found: { present?: Asked | undefined } = {}
    const sent = { params: { id: asked.id }, body: { version: now.version } }
    await act(send => send(paymentRequestCalls.settlePaymentRequest, sent), {
      ...how,
      ask: settleQuestion(now, was),
      done: t('staff-bookings.isSettled'),
      refused: {
        changed_meanwhile: failure => {
          found.present = presentIn(failure)
          if (!found.present) notify('warning', gone)
        },
        status_not_possible: gone,
      },
    })
    if (found.present) await settle(found.present, now)
  }

  const withdraw = (): Promise<unknown> =>
    act(send => send(paymentRequestCalls.withdrawPaymentRequest, { params: { id: asked.id } }), {
      ...how,
      ask: {
        title: t('staff-bookings.withdrawTitle'),
        text: [
          t('staff-bookings.withdrawText'),
          stateOf(asked) === 'paying' ? t('staff-bookings.withdrawPaying') : '',
        ]
          .filter(Boolean)
          .join(' '),
        action: t('staff-bookings.withdraw'),
      },
      done: t('staff-bookings.isWithdrawn'),
      refused: { status_not_possible: gone },
    })
  return { settle: () => settle(asked), withdraw }
}
