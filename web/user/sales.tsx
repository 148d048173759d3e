import { ShelfLeft } from '../bookings/own/shelf-left.tsx'
import { SalesDashboard } from '../sales/dashboard.tsx'

/** What a tenant has sold, and beside it how long the shelf is left. */
export const Sales = () => <SalesDashboard beside={<ShelfLeft />} />
