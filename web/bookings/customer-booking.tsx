import { useThisMarket } from '../markets/market.ts'
import { Wizard } from './wizard.tsx'

/** Booking with an account, on the customer's own pages. */
const CustomerBooking = () => (
  <Wizard market={useThisMarket()} audience="customer" base="/create_booking" home="/" />
)

export default CustomerBooking
