import { OwnReport } from '../payouts/own/own-report.tsx'
import { useSeesSales } from './sees-sales.ts'

/** One settlement of a tenant. */
export const Payment = () => <OwnReport seesLines={useSeesSales()} />
