/** The form at checkout: the buyer's fields and the accepted terms. Submitting it opens the payment. */
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { paymentsContract } from '#shared/payments/contract.ts'
import type { CartEntry } from '../bookings/cart.ts'
import type { CallFailure } from '../kit/failure.ts'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { asksBeginWish } from './begin-wish-box.tsx'
import { checkoutBody, guestCodes } from './guest.ts'
import { mostCharacters } from './most-characters.ts'
import { typedAt, typedGuest } from './typed-guest.ts'
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
  const { marketId, supportCountry } = market
  const typedBefore = typedAt(marketId)
  const asksWish = asksBeginWish(
    entries.map(({ dateStart }) => dateStart),
    market,
  )
  return useRouteForm({
    route: paymentsContract.init,
    initial: {
      customerName: typedBefore.customerName,
      customerEmail: typedBefore.customerEmail,
      customerPhone: typedBefore.customerPhone,
      phoneCountry: typedBefore.phoneCountry ?? supportCountry,
      termsAccepted: typedBefore.termsAccepted,
      beginWish: typedBefore.beginWish ?? false,
    },
    labels: { phoneCountry: t('payments.phoneCountry'), beginWish: t('payments.beginWishShort') },
    body: ({ beginWish, ...typed }) => ({
      ...checkoutBody(entries, typed, isGuest ? typed.phoneCountry : undefined),
      ...(asksWish && beginWish ? { beginWish } : {}),
    }),
    check: typed => ({
      ...(isGuest ? guestCodes(typed, typed.phoneCountry) : {}),
      ...(asksWish && !typed.beginWish ? { beginWish: 'required' } : {}),
    }),
    send: ({ customerName = '', customerEmail = '', customerPhone = '', beginWish = false }) =>
      pay({ beginWish, guest: isGuest ? { customerName, customerEmail, customerPhone } : undefined }),
    textOf: (field, code) => {
      if (field === 'beginWish' && code === 'required') return t('payments.beginWishMissing')
      const most = code === 'too_long' && mostCharacters(paymentsContract.init.body, field)
      return most ? t('payments.tooLong', { count: most }) : undefined
    },
    busy: t('payments.paying'),
    refused,
    onChange: typed => typedGuest.write({ ...typed, marketId }),
  })
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>
