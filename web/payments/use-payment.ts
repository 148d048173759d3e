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
  /** Hears which of the requests are booked: money that came too late may have gone back (decision D14). */
  onBooked: (bookingIds: string[]) => void
}

const BOOKED: readonly string[] = ['paid', 'confirmed']

const depsOf = ({ buyer, bookingIds, cartToken, script, language, guest, onBooked }: Order): PayDeps => {
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
      const body = { ...checkout, paymentId }
      const { bookingRequests } = await call(paymentsContract.confirm, { audience, market, key, body })
      onBooked(bookingRequests.filter(({ status }) => BOOKED.includes(status)).map(({ id }) => id))
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
  /** What was booked, out of a cart that is empty now; else what is in the cart. */
  entries: CartEntry[]
  /** True when the money came too late for something that was in the cart. */
  isPartRefunded: boolean
}

export const usePayment = (buyer: Buyer, script: string, language: Language) => {
  const isPaying = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const { audience, marketId } = buyer

  const run = useCallback(
    async (work: (onBooked: Order['onBooked']) => Promise<PayEnd>): Promise<Ended | undefined> => {
      if (isPaying.current) return undefined
      isPaying.current = true
      setBusy(true)
      const entries = entriesOf(marketId)
      let booked: CartEntry[] = []
      const onBooked = (ids: string[]) => {
        booked = entries.filter(({ bookingRequest }) => ids.includes(bookingRequest))
      }
      try {
        const end = await alone(() => work(onBooked))
        if (end !== 'paid') return { end, entries, isPartRefunded: false }
        clearCart(marketId)
        return { end, entries: booked, isPartRefunded: booked.length < entries.length }
      } finally {
        isPaying.current = false
        setBusy(false)
      }
    },
    [marketId],
  )

  const payCart = useCallback(
    (guest?: Guest) =>
      run(onBooked => {
        const entries = entriesOf(marketId)
        const bookingIds = entries.map(entry => entry.bookingRequest)
        const cartToken = entries[0]?.cartToken ?? ''
        return pay(
          depsOf({ buyer: { audience, marketId }, bookingIds, cartToken, script, language, guest, onBooked }),
        )
      }),
    [run, audience, marketId, script, language],
  )

  const resumePayment = useCallback(() => {
    const open = openPayment.read()
    if (open?.marketId !== marketId) return Promise.resolve(undefined)
    return run(onBooked =>
      resume(depsOf({ ...open, buyer: { audience, marketId }, script, language, onBooked }), open),
    )
  }, [run, audience, marketId, script, language])

  return { isBusy, payCart, resumePayment }
}
