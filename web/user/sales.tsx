import { ShelfLeft } from '../bookings/own/shelf-left.tsx'
import { SalesDashboard } from '../sales/dashboard.tsx'
import { OwnBalanceCard } from './own-balance-card.tsx'

const beside = (
  <>
    <OwnBalanceCard />
    <ShelfLeft />
  </>
)

/** What a tenant has sold, and beside it their balance and how long the shelf is left. */
export const Sales = () => <SalesDashboard beside={beside} />
