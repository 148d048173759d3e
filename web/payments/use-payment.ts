/** Pays a cart from a screen. Only one payment runs at a time, in all tabs. */

import { useCallback, useRef, useState } from 'react'
import { isBooked } from '#shared/bookings/states.ts'
import type { Language } from '#shared/kit/language.ts'
import { checkoutCalls } from '#shared/payments/checkout-calls.ts'
import {
  type CartEntry,
  entriesOf,
  forgetPayment,
  keepOnly,
  keepPayment,
  openPaymentAt,
  openPayments,
} from '../bookings/cart/cart.ts'
import { reconcile } from '../bookings/reserve/reconcile.ts'
import { call } from '../kit/call.ts'
import type { Buyer } from '../shelves/use-shelves.ts'
import { loadCardWindow, showCardWindow } from './card-window.ts'
import { type PayDeps, type PayEnd, pay, resume } from './pay.ts'

/** A guest's fields; a customer has none. */
export interface Guest {
  customerName: string
  customerEmail: string
  customerPhone: string
}

/** What the buyer has typed and ticked. */
export interface Paying {
  guest?: Guest | undefined
  beginWish: boolean
}

/** Where an open payment is noted, so that a reload and other tabs find it. */
export type Noted = Pick<PayDeps, 'keep' | 'forget' | 'whenMoved'>

interface Order {
  buyer: Buyer
  bookingIds: string[]
  cartToken: string
  script: string
  language: Language
  guest?: Guest
  /** The buyer's express wish that the rent begins before the right of withdrawal has ended. */
  beginWish?: boolean
  /** Receives the ids of the booked requests: late money may have been refunded (decision D14). */
  onBooked: (bookingIds: string[]) => void
}

/** `noted`: without it the cart's note. */
export const depsOf = (
  { buyer, bookingIds, cartToken, script, language, guest, beginWish, onBooked }: Order,
  noted?: Noted,
): PayDeps => {
  const { audience, marketId: market } = buyer
  const checkout = { bookingIds, cartToken, language, ...guest }
  return {
    init: () => {
      // Load it in parallel. `showCardWindow` reports a failure.
      loadCardWindow(script).catch(() => undefined)
      const body = { ...checkout, termsAccepted: true as const, ...(beginWish ? { beginWish } : {}) }
      return call(checkoutCalls.init, { audience, market, key: crypto.randomUUID(), body })
    },
    confirm: async (paymentId, key) => {
      const body = { ...checkout, paymentId }
      const { bookingRequests } = await call(checkoutCalls.confirm, { audience, market, key, body })
      onBooked(bookingRequests.filter(({ status }) => isBooked(status)).map(({ id }) => id))
    },
    cancel: async txId =>
      (await call(checkoutCalls.cancel, { audience, market, params: { txId }, body: { cartToken } })).status,
    fail: async txId =>
      (await call(checkoutCalls.fail, { audience, market, params: { txId }, body: { cartToken } })).status,
    showWindow: (paymentId, report) => showCardWindow(script, paymentId, report),
    keep: opened => keepPayment({ ...opened, marketId: market, bookingIds, cartToken }),
    forget: () => forgetPayment(market),
    whenMoved: ({ txId }, moved) =>
      openPayments.listen(() => {
        if (openPaymentAt(market)?.txId !== txId) moved()
      }),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    newKey: () => crypto.randomUUID(),
    ...noted,
  }
}

/**
 * Runs the work unless a payment is under way in another tab. With `isHere` it takes the place of that tab, whose work
 * goes on to its end: it closes its window once this tab has asked for the outcome.
 */
const alone = (
  marketId: string,
  work: () => Promise<PayEnd>,
  isHere: boolean,
): Promise<PayEnd | 'elsewhere'> =>
  new Promise((resolve, reject) => {
    const run = async (lock: Lock | null | undefined) => {
      if (lock === null) resolve('elsewhere')
      else await work().then(resolve, reject)
    }
    if (!navigator.locks) return void run(undefined)
    // Rejects when another tab takes the place of this one.
    navigator.locks
      .request(paymentLock(marketId), isHere ? { steal: true } : { ifAvailable: true }, run)
      .catch(() => undefined)
  })

/** The browser's lock of the tab in which a payment at a market is under way. */
export const paymentLock = (marketId: string): string => `payment:${marketId}`

export interface Ended {
  end: PayEnd | 'elsewhere'
  /** The booked entries, which are no longer in the cart. */
  entries: CartEntry[]
  /** The address that a guest has paid with. */
  email?: string | undefined
  /** True when a part of the money came too late and is refunded. */
  isPartRefunded: boolean
}

type Paid = Pick<Order, 'bookingIds' | 'cartToken'>

interface Run {
  guest?: Guest | undefined
  beginWish?: boolean
  /** True to go on in this tab with a payment that is open in another. */
  isHere?: boolean
}

/** The booked requests as cart entries. Fetches the cart when this browser no longer has all of them. */
const bookedEntries = async (buyer: Buyer, { cartToken }: Paid, ids: string[]): Promise<CartEntry[]> => {
  const isBooked = ({ bookingRequest }: CartEntry) => ids.includes(bookingRequest)
  const known = entriesOf(buyer.marketId).filter(isBooked)
  if (known.length === ids.length) return known
  const { booked } = await reconcile(buyer, cartToken).catch(() => ({ booked: known }))
  return booked.filter(isBooked)
}

export const usePayment = (buyer: Buyer, script: string, language: Language) => {
  const isPaying = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const { audience, marketId } = buyer

  const run = useCallback(
    async (
      paying: Paid,
      work: (deps: PayDeps) => Promise<PayEnd>,
      { guest, beginWish = false, isHere = false }: Run = {},
    ) => {
      if (isPaying.current) return undefined
      isPaying.current = true
      setBusy(true)
      let ids: string[] = []
      const onBooked = (bookingIds: string[]) => {
        ids = bookingIds
      }
      const here = { audience, marketId }
      try {
        const deps = depsOf({ ...paying, buyer: here, script, language, guest, beginWish, onBooked })
        const end = await alone(marketId, () => work(deps), isHere)
        if (end !== 'paid') return { end, entries: [], isPartRefunded: false } satisfies Ended
        const entries = await bookedEntries(here, paying, ids)
        keepOnly(marketId, ({ bookingRequest }) => !paying.bookingIds.includes(bookingRequest))
        const isPartRefunded = ids.length < paying.bookingIds.length
        return { end, entries, email: guest?.customerEmail, isPartRefunded } satisfies Ended
      } finally {
        isPaying.current = false
        setBusy(false)
      }
    },
    [audience, marketId, script, language],
  )

  const payCart = useCallback(
    (paying: Paying): Promise<Ended | undefined> => {
      const entries = entriesOf(marketId)
      const bookingIds = entries.map(entry => entry.bookingRequest)
      return run({ bookingIds, cartToken: entries[0]?.cartToken ?? '' }, pay, paying)
    },
    [run, marketId],
  )

  const resumePayment = useCallback(
    async (isHere = false): Promise<Ended | undefined> => {
      const open = openPaymentAt(marketId)
      return open && run(open, deps => resume(deps, open), { isHere })
    },
    [run, marketId],
  )

  return { isBusy, payCart, resumePayment }
}
