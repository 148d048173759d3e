import { OwnPayout } from '../payouts/own/own-payout.tsx'
import { OwnBalanceCard } from './own-balance-card.tsx'
import { useSeesSales } from './sees-sales.ts'

/** What a tenant gets next and got before, with their balance where the market shows it. */
export const Payments = () => <OwnPayout seesLines={useSeesSales()} balance={<OwnBalanceCard />} />
