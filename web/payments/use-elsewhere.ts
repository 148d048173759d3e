import { useEffect, useState } from 'react'
import { useOpenPayment } from '../bookings/cart/cart.ts'
import { paymentLock } from './use-payment.ts'

const LOOK_AGAIN_MS = 2_000

const isHeld = async (marketId: string): Promise<boolean> => {
  const { held } = (await navigator.locks?.query()) ?? {}
  return held?.some(({ name }) => name === paymentLock(marketId)) ?? false
}

/** Whether the open payment of this market is under way in another tab; undefined until that is known. */
export const useElsewhere = (marketId: string): boolean | undefined => {
  const txId = useOpenPayment(marketId)?.txId
  const [isElsewhere, setElsewhere] = useState<boolean>()
  useEffect(() => {
    if (!txId) return
    const look = () =>
      void isHeld(marketId).then(
        held => setElsewhere(held),
        () => setElsewhere(false),
      )
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [marketId, txId])
  return isElsewhere
}
