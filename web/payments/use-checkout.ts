/** The checkout: who pays, how the payment is opened, and what the server's refusals change. */
import { useState } from 'react'
import { type CartEntry, entriesOf } from '../bookings/cart/cart.ts'
import { useWizard } from '../bookings/choice/wizard-context.ts'
import { reconcile } from '../bookings/reserve/reconcile.ts'
import { emitExpired } from '../bookings/reserve/reserve.ts'
import { useLanguage } from '../i18n/language.ts'
import { asFailure, type CallFailure, complaints, factOf, hasCode } from '../kit/failure.ts'
import { tellFailure } from '../kit/notify.ts'
import { useStored } from '../kit/stored.ts'
import { type KnownBuyer, knownBuyer } from './known-buyer.ts'
import { noteTrouble, trouble } from './trouble.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { type Paying, usePayment } from './use-payment.ts'
import { useSettled } from './use-settled.ts'

/** With these codes the cart differs from the server's: fetch it again. */
const OUTDATED = ['reservation_expired', 'not_in_cart'] as const

/** guest: types name and address · logIn: is a tenant · an object: has typed a tenant's address, and gets a code there. */
type Way = 'guest' | 'logIn' | { knownEmail: string; sentAt?: number | undefined }

const whichWay = (isLogIn: boolean, known: KnownBuyer | undefined): Way => {
  if (isLogIn) return 'logIn'
  return known ? { knownEmail: known.email, sentAt: known.sentAt } : 'guest'
}

export const useCheckout = (entries: readonly CartEntry[]) => {
  const { audience, market } = useWizard()
  const { marketId } = market
  const cartToken = entries[0]?.cartToken
  const known = useStored(knownBuyer)
  const [isLogIn, setLogIn] = useState(false)
  const isGuest = audience === 'anonymous'
  const isKnown = isGuest && cartToken !== undefined && known?.cartToken === cartToken
  const way = whichWay(isLogIn, isKnown ? known : undefined)
  const setWay = (chosen: 'guest' | 'logIn') => {
    knownBuyer.clear()
    setLogIn(chosen === 'logIn')
  }
  const { isBusy, payCart } = usePayment({ audience, marketId }, market.cardWindowScript ?? '', useLanguage())
  const settled = useSettled()

  /** Fetches the cart again. When the time of all of it ran out, the first step says so. */
  const bringUpToDate = async ({ cartToken }: CartEntry, failure: CallFailure) => {
    const before = entriesOf(marketId)
    const { booked } = await reconcile({ audience, marketId }, cartToken)
    const isEmpty = !booked.length && !entriesOf(marketId).length
    if (isEmpty && hasCode(failure, 'reservation_expired')) emitExpired(before)
  }
  const refused = (failure: CallFailure) => {
    const [complaint] = complaints(failure)
    if (complaint && !complaint.field) noteTrouble(marketId, 'refused', complaint.code)
    const [entry] = entries
    if (entry && OUTDATED.some(code => hasCode(failure, code)))
      bringUpToDate(entry, failure).catch(tellFailure)
    return undefined
  }
  const pay = async (paying: Paying) => {
    trouble.clear()
    try {
      settled(await payCart(paying))
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (!hasCode(failure, 'customer_exists')) throw failure
      // Nothing is wrong: a code in place of the payment proves whose address it is.
      const email = factOf(failure, 'customerEmail') ?? paying.guest?.customerEmail ?? ''
      if (cartToken) knownBuyer.write({ cartToken, email })
    }
  }
  const form = useCheckoutForm({ market, isGuest, entries, pay, refused })
  /** Keeps that a code was sent to the known address. */
  const noteSent = (sentAt: number) => {
    if (known) knownBuyer.write({ ...known, sentAt })
  }
  return { form, isBusy, way, setWay, noteSent }
}
