import { Wizard } from '../bookings/wizard.tsx'
import { later } from '../kit/later.tsx'
import { useThisMarket } from '../markets/market.ts'
import { PaymentWatch } from '../payments/payment-watch.tsx'

const Checkout = later([], async () => (await import('../payments/checkout.tsx')).Checkout)

/** Booking without an account, on the market's own page. */
export const GuestBooking = () => {
  const market = useThisMarket()
  return (
    <Wizard
      market={market}
      audience="anonymous"
      base={`/${market.marketId}/booking`}
      home={`/${market.marketId}`}
      checkout={<Checkout />}
      watch={<PaymentWatch />}
    />
  )
}
