import { useThisMarket } from '../markets/market.ts'
import { Wizard } from './wizard.tsx'

/** Booking without an account, on the market's own page. */
const GuestBooking = () => {
  const market = useThisMarket()
  return (
    <Wizard
      market={market}
      audience="anonymous"
      base={`/${market.marketId}/booking`}
      home={`/${market.marketId}`}
    />
  )
}

export default GuestBooking
