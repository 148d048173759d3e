import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { bookingsContract } from '#shared/bookings/contract.ts'
import { isBooked } from '#shared/bookings/states.ts'
import { stored } from '../kit/stored.ts'
import { useRoute } from '../kit/use-route.ts'
import { type CartEntry, entriesIn } from './cart.ts'
import { entryOf } from './reconcile.ts'
import { useArrival, useBuyer } from './wizard-context.ts'

/** The receipt that this tab has shown: a reload does not lead home again. */
const shown = stored(
  'receiptShown',
  found => (typeof found === 'string' ? found : undefined),
  () => sessionStorage,
)

const TOKEN = /^#[0-9a-f]{32}$/

export interface Receipt {
  booked: CartEntry[]
  /** The address that the confirmation was sent to; undefined until the server has said it. */
  email: string | undefined
  /** True right after the payment; false after a reload, and when the page was opened by its link. */
  isNew: boolean
}

/**
 * What was booked: at once right after the payment, and by the link with the cart's token as long as the server keeps
 * the cart. Undefined while it is fetched; without bookings when the link has ended.
 */
export const useReceipt = (): Receipt | undefined => {
  const { audience, marketId } = useBuyer()
  const { hash } = useLocation()
  const token = TOKEN.test(hash) ? hash.slice(1) : undefined
  const [isFirst] = useState(() => shown.read() !== token)
  useEffect(() => {
    if (token) shown.write(token)
  }, [token])
  const fresh = entriesIn(useArrival().booked)
  const cart = useRoute(
    bookingsContract.readCart,
    token ? { audience, market: marketId, query: { cartToken: token } } : undefined,
  )
  const found = (cart.data?.results ?? []).filter(({ status }) => isBooked(status))
  const email = found.find(({ customerEmail }) => customerEmail)?.customerEmail ?? undefined
  if (fresh.length) return { booked: fresh, email, isNew: isFirst }
  if (token && !cart.data && !cart.failure) return undefined
  return { booked: found.map(request => entryOf(request, marketId, token ?? '')), email, isNew: false }
}
