import { balanceCalls } from './balance-calls.ts'

/** Every call of payouts. A screen imports only the calls of its readers. */
export const payoutsContract = { ...balanceCalls } as const
