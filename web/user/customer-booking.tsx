import { Wizard } from '../bookings/wizard/wizard.tsx'
import { later } from '../kit/later.tsx'
import { useThisMarket } from '../markets/market.ts'
import { PaymentWatch } from '../payments/payment-watch.tsx'

const Checkout = later([], async () => (await import('../payments/checkout.tsx')).Checkout)

/** Booking with an account, on the customer's own pages. */
export const CustomerBooking = () => (
  <Wizard
    market={useThisMarket()}
    audience="customer"
    base="/create_booking"
    home="/"
    checkout={<Checkout />}
    prefetchCheckout={Checkout.prefetch}
    watch={<PaymentWatch />}
  />
)
