/** The payment of a cart on a screen: never two at once, in this tab or another. */

import { useCallback, useRef, useState } from 'react'
import type { Language } from '#shared/kit/countries.ts'
import { paymentsContract } from '#shared/payments/contract.ts'
import { type CartEntry, clearCart, entriesOf, openPayment } from '../bookings/cart.ts'
import { call } from '../kit/call.ts'
import type { Buyer } from '../shelves/use-shelves.ts'
import { loadCardWindow, showCardWindow } from './card-window.ts'
import { type PayDeps, type PayEnd, pay, resume } from './pay.ts'

/** What a guest types; a customer is known. */
export interface Guest {
  customerName: string
  customerEmail: string
  customerPhone: string
}

interface Order {
  buyer: Buyer
  bookingIds: string[]
  cartToken: string
  script: string
  language: Language
  guest?: Guest
}

const depsOf = ({ buyer, bookingIds, cartToken, script, language, guest }: Order): PayDeps => {
  const { audience, marketId: market } = buyer
  const checkout = { bookingIds, cartToken, language, ...guest }
  return {
    init: () => {
      // Fetched meanwhile; whether it came is seen when the window is to be shown.
      loadCardWindow(script).catch(() => undefined)
      const body = { ...checkout, termsAccepted: true as const }
      return call(paymentsContract.init, { audience, market, key: crypto.randomUUID(), body })
    },
    confirm: async (paymentId, key) => {
      await call(paymentsContract.confirm, { audience, market, key, body: { ...checkout, paymentId } })
    },
    cancel: async txId =>
      (await call(paymentsContract.cancel, { audience, market, params: { txId } })).status,
    fail: async txId => (await call(paymentsContract.fail, { audience, market, params: { txId } })).status,
    showWindow: (paymentId, tell) => showCardWindow(script, paymentId, tell),
    keep: opened => openPayment.write({ ...opened, marketId: market, bookingIds, cartToken }),
    forget: () => openPayment.clear(),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    newKey: () => crypto.randomUUID(),
  }
}

/** Runs the work unless a payment is under way in another tab. */
const alone = async (work: () => Promise<PayEnd>): Promise<PayEnd | 'elsewhere'> =>
  navigator.locks
    ? navigator.locks.request('payment', { ifAvailable: true }, async lock => (lock ? work() : 'elsewhere'))
    : work()

export interface Ended {
  end: PayEnd | 'elsewhere'
  /** What was in the cart; it is empty after a payment. */
  entries: CartEntry[]
}

export const usePayment = (buyer: Buyer, script: string, language: Language) => {
  const isPaying = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const { audience, marketId } = buyer

  const run = useCallback(
    async (work: () => Promise<PayEnd>): Promise<Ended | undefined> => {
      if (isPaying.current) return undefined
      isPaying.current = true
      setBusy(true)
      const entries = entriesOf(marketId)
      try {
        const end = await alone(work)
        if (end === 'paid') clearCart(marketId)
        return { end, entries }
      } finally {
        isPaying.current = false
        setBusy(false)
      }
    },
    [marketId],
  )

  const payCart = useCallback(
    (guest?: Guest) =>
      run(() => {
        const entries = entriesOf(marketId)
        const bookingIds = entries.map(entry => entry.bookingRequest)
        const cartToken = entries[0]?.cartToken ?? ''
        return pay(depsOf({ buyer: { audience, marketId }, bookingIds, cartToken, script, language, guest }))
      }),
    [run, audience, marketId, script, language],
  )

  const resumePayment = useCallback(() => {
    const open = openPayment.read()
    if (open?.marketId !== marketId) return Promise.resolve(undefined)
    return run(() => resume(depsOf({ ...open, buyer: { audience, marketId }, script, language }), open))
  }, [run, audience, marketId, script, language])

  return { isBusy, payCart, resumePayment }
}
