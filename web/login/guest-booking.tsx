import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Wizard } from '../bookings/wizard/wizard.tsx'
import { later } from '../kit/later.tsx'
import { sessions } from '../kit/session.ts'
import { PageSkeleton } from '../kit/states.tsx'
import { useThisMarket } from '../markets/market.ts'
import { PaymentWatch } from '../payments/payment-watch.tsx'

const Checkout = later([], async () => (await import('../payments/checkout.tsx')).Checkout)

/** Booking without an account, on the market's own page. A tenant who is logged in goes on as a tenant. */
export const GuestBooking = () => {
  const market = useThisMarket()
  const { '*': step = '' } = useParams()
  const { hash } = useLocation()
  // Only at the first render: a log-in at checkout leads on by itself.
  const [isTenant] = useState(() => sessions.customer.read()?.marketId === market.marketId)
  useEffect(() => {
    if (isTenant) window.location.replace(`/user#/create_booking/${step}${hash}`)
  }, [isTenant, step, hash])
  if (isTenant) return <PageSkeleton />
  return (
    <Wizard
      market={market}
      audience="anonymous"
      base={`/${market.marketId}/booking`}
      home={`/${market.marketId}`}
      checkout={<Checkout />}
      prefetchCheckout={Checkout.prefetch}
      watch={<PaymentWatch />}
    />
  )
}
