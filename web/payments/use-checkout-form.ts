/** The form at checkout: the buyer's fields and the accepted terms. Submitting it opens the payment. */
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { checkoutCalls } from '#shared/payments/checkout-calls.ts'
import type { CartEntry } from '../bookings/cart/cart.ts'
import type { CallFailure } from '../kit/failure.ts'
import { firstPhoneCountry } from '../kit/form/first-phone-country.ts'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { checkoutBody, guestCodes } from './guest.ts'
import { mostCharacters } from './most-characters.ts'
import { typedAt, typedGuest } from './typed-guest.ts'
import { useBeginWish } from './use-begin-wish.ts'
import type { Paying } from './use-payment.ts'

interface CheckoutFormOptions {
  market: VisitorsMarket
  isGuest: boolean
  entries: readonly CartEntry[]
  /** Throws CallFailure. */
  pay: (paying: Paying) => Promise<void>
  refused: (failure: CallFailure) => undefined
}

export const useCheckoutForm = ({ market, isGuest, entries, pay, refused }: CheckoutFormOptions) => {
  const { t } = useTranslation()
  const { marketId, supportCountry, phoneCountries } = market
  const typedBefore = typedAt(marketId)
  const wish = useBeginWish(entries.map(({ dateStart }) => dateStart))
  return useRouteForm({
    route: checkoutCalls.init,
    initial: {
      customerName: typedBefore.customerName,
      customerEmail: typedBefore.customerEmail,
      customerPhone: typedBefore.customerPhone,
      phoneCountry: typedBefore.phoneCountry ?? firstPhoneCountry(supportCountry, phoneCountries),
      termsAccepted: typedBefore.termsAccepted,
      beginWish: typedBefore.beginWish ?? false,
    },
    labels: { phoneCountry: t('payments.phoneCountry'), beginWish: wish.label },
    body: ({ beginWish, ...typed }) => ({
      ...checkoutBody(entries, typed, isGuest ? typed.phoneCountry : undefined),
      ...wish.sent(beginWish),
    }),
    check: typed => ({
      ...(isGuest ? guestCodes(typed, typed.phoneCountry, phoneCountries) : {}),
      ...wish.check(typed.beginWish),
    }),
    send: ({ customerName = '', customerEmail = '', customerPhone = '', beginWish = false }) =>
      pay({ beginWish, guest: isGuest ? { customerName, customerEmail, customerPhone } : undefined }),
    textOf: (field, code) => {
      const most = code === 'too_long' && mostCharacters(checkoutCalls.init.body, field)
      return most ? t('payments.tooLong', { count: most }) : wish.textOf(field, code)
    },
    busy: t('payments.paying'),
    refused,
    onChange: typed => typedGuest.write({ ...typed, marketId }),
  })
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>
