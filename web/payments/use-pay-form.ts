/** The form that pays one booking: the terms, and the wish to begin where that is asked for. */
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { checkoutCalls } from '#shared/payments/checkout-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useBeginWish } from './use-begin-wish.ts'

interface PayFormOptions {
  /** `dateStart`: the first day that the customer buys. */
  booking: { id: string; cartToken: string; dateStart: Day }
  /** Opens the payment. Throws CallFailure. */
  send: (beginWish: boolean) => Promise<void>
}

export const usePayForm = ({ booking, send }: PayFormOptions) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const wish = useBeginWish([booking.dateStart])
  const form = useRouteForm({
    route: checkoutCalls.init,
    initial: { termsAccepted: false, beginWish: false },
    labels: { beginWish: wish.label },
    body: ({ beginWish, ...typed }) => ({
      bookingIds: [booking.id],
      cartToken: booking.cartToken,
      language,
      ...typed,
      ...wish.sent(beginWish),
    }),
    check: ({ beginWish }) => wish.check(beginWish),
    textOf: wish.textOf,
    send: ({ beginWish = false }) => send(beginWish),
    busy: t('payments.paying'),
  })
  return { form, asksWish: wish.asks }
}
