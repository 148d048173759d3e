import { type Day, dayIn } from '#shared/kit/day.ts'
import { useThisMarket } from './market.ts'

/** The market's day today. */
export const useToday = (): Day => dayIn(useThisMarket().timeZone, Date.now())
