/** The cart on a screen: what is in it, how long it lasts, and whether another tab has paid it. */
import { useEffect, useRef } from 'react'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useStored } from '../../kit/stored.ts'
import type { Buyer } from '../../shelves/use-shelves.ts'
import {
  bookingsInfo,
  type CartEntry,
  endedHere,
  entriesOf,
  expiredInfo,
  isAlive,
  keepOnly,
  openPaymentAt,
  secondsLeft,
  tokenOf,
  useOpenPayment,
} from '../cart/cart.ts'
import { useSecondsLeft } from '../cart/use-seconds-left.ts'
import { choice } from '../choice/choice.ts'
import { reconcile, takeOver } from './reconcile.ts'
import { expireCart } from './reserve.ts'

export const useCart = (marketId: string): CartEntry[] => {
  useStored(bookingsInfo)
  return entriesOf(marketId)
}

/** Drops entries that expired while the page was closed; they can be tried again. Returns true when there were any. */
const dropExpired = (marketId: string, now: number): boolean => {
  if (openPaymentAt(marketId)) return false
  const stays = (entry: CartEntry) => isAlive(entry, now)
  const expired = entriesOf(marketId).filter(entry => !stays(entry))
  if (!expired.length) return false
  expiredInfo.write(expired)
  keepOnly(marketId, stays)
  return true
}

/** The seconds left; at 0 the cart is emptied, unless a payment is open. */
export const useHold = (buyer: Buyer): number | undefined => {
  const { audience, marketId } = buyer
  const payment = useOpenPayment(marketId)
  const left = useSecondsLeft(marketId)

  useEffect(() => {
    if (left !== 0 || payment || secondsLeft(entriesOf(marketId), Date.now()) !== 0) return
    choice.clear()
    expireCart({ audience, marketId })
  }, [left, payment, audience, marketId])

  return left
}

/**
 * Brings the cart in line with the server when the wizard opens and when another tab changed it. `onBooked` is
 * called when it turns out to be paid.
 */
export const useServersCart = (
  buyer: Buyer,
  outdated: string,
  onBooked: (booked: CartEntry[]) => void,
): void => {
  const { audience, marketId } = buyer
  const entries = useCart(marketId)
  const token = entries[0]?.cartToken
  const seen = useRef<string | undefined>(undefined)
  const told = useRef({ outdated, onBooked })
  told.current = { outdated, onBooked }

  useEffect(() => {
    if (dropExpired(marketId, Date.now())) notify('warning', told.current.outdated)
  }, [marketId])

  useEffect(() => {
    const asked = token ?? seen.current
    seen.current = token
    if (!asked || endedHere(asked)) return
    const bringInLine = async () => {
      if (audience === 'customer' && token) await takeOver(marketId).catch(tellFailure)
      const { booked } = await reconcile({ audience, marketId }, asked)
      if (!booked.length || openPaymentAt(marketId)?.cartToken === asked) return
      const isBooked = (entry: CartEntry) => booked.some(one => one.bookingRequest === entry.bookingRequest)
      if (tokenOf(marketId) === asked) keepOnly(marketId, entry => !isBooked(entry))
      told.current.onBooked(booked)
    }
    bringInLine().catch(tellFailure)
  }, [audience, marketId, token])
}
