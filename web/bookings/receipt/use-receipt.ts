import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isBooked } from '#shared/bookings/states.ts'
import { type BookingRequestAnswer, visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { isMasked } from '#shared/kit/masked.ts'
import { type Fetched, useRoute } from '../../kit/use-route.ts'
import { type CartEntry, entriesIn, lastReceipt } from '../cart/cart.ts'
import { useArrival, useBuyer, useWizard } from '../choice/wizard-context.ts'
import { entryOf } from '../reserve/reconcile.ts'

const TOKEN = /^#[0-9a-f]{32}$/

type Cart = Answer<typeof visitorsCalls.readCart>

/** What the server says of the payment. A cart may have been paid in parts. */
export interface Paid {
  /** The server is about to say it. */
  isComing: boolean
  days: Day[]
  /** Our ids of the payments: the card provider knows them too. */
  references: string[]
  name: string | undefined
  email: string | undefined
  /** The number of the customer. */
  customer: string | undefined
}

interface ReceiptSource {
  /** What has just been paid in this tab; empty when the page was opened by its link. */
  fresh: CartEntry[]
  /** The address that its buyer has just typed. */
  typedEmail: string | undefined
  /** The cart of the link; undefined without a token, or with one that cannot be right. */
  cart: Fetched<Cart> | undefined
  /** True right after the payment; false after a reload, and when the page was opened by its link. */
  isNew: boolean
  /** The bookings of an answer. */
  bookedIn: (cart: Cart) => CartEntry[]
}

/**
 * What was booked: at once right after the payment, and by the link with the cart's token as long as the server keeps
 * the cart.
 */
export const useReceipt = (): ReceiptSource => {
  const { audience, marketId } = useBuyer()
  const { base } = useWizard()
  const { hash } = useLocation()
  const token = TOKEN.test(hash) ? hash.slice(1) : undefined
  const [isFirst] = useState(() => lastReceipt.read()?.token !== token)
  const { booked, email: typedEmail } = useArrival()
  const fresh = entriesIn(booked)
  const cart = useRoute(
    visitorsCalls.readCart,
    token ? { audience, market: marketId, query: { cartToken: token } } : undefined,
  )
  const isThere = fresh.length > 0 || bookedOf(cart.data).length > 0
  useEffect(() => {
    if (token && isThere) lastReceipt.write({ path: `${base}/success`, token })
  }, [token, isThere, base])
  return {
    fresh,
    typedEmail,
    cart: token ? cart : undefined,
    isNew: fresh.length > 0 && isFirst,
    bookedIn: found => bookedOf(found).map(request => entryOf(request, marketId, token ?? '')),
  }
}

export const bookedOf = (cart: Cart | undefined): BookingRequestAnswer[] =>
  (cart?.results ?? []).filter(({ status }) => isBooked(status))

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter(value => value !== null)),
]

/** Our ids of the payments of a cart, also of what was paid back. */
export const paymentsOf = (cart: Cart): string[] => distinct(cart.results.map(({ txId }) => txId))

/** The payment of these bookings, as far as the server has said. */
export const paidOf = (
  cart: Fetched<Cart> | undefined,
  booked: readonly CartEntry[],
  timeZone: string,
): Paid => {
  const requests = (cart?.data?.results ?? []).filter(({ id }) =>
    booked.some(({ bookingRequest }) => bookingRequest === id),
  )
  return {
    isComing: cart !== undefined && !cart.data && !cart.failure,
    days: distinct(requests.map(({ paidAt }) => paidAt && dayIn(timeZone, Date.parse(paidAt)))).sort(),
    references: distinct(requests.map(({ txId }) => txId)),
    name: distinct(requests.map(({ customerName }) => customerName))[0],
    email: distinct(requests.map(({ customerEmail }) => customerEmail)).find(email => !isMasked(email)),
    customer: distinct(requests.map(({ customer }) => customer))[0],
  }
}
