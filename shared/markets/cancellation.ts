/** A market's own tiers of cancellation, beyond what the law gives a consumer. */
import * as z from 'zod/mini'
import { inputRefusals } from '../kit/refusals.ts'
import { numberIn } from '../kit/typed-number.ts'
import { settingsRefusals } from './settings-refusals.ts'

export const MOST_TIERS = 5

/** Who cancels at least so many days before the first day gets so many percent of everything back. */
export interface CancellationTier {
  daysBefore: number
  percent: number
}

/** The tiers as staff type them: each of fewer days than the one before. None: no cancellation beyond the law. */
export const cancellationTiers = z
  .array(z.object({ daysBefore: numberIn(1, 365), percent: numberIn(0, 100) }))
  .check(
    z.maxLength(MOST_TIERS, inputRefusals.too_long.code),
    z.refine(
      tiers => tiers.every(({ daysBefore }, at) => daysBefore < (tiers[at - 1]?.daysBefore ?? Infinity)),
      settingsRefusals.tiers_descend.code,
    ),
  )

/** The same as it is kept and answered. */
export const keptTiers = z.array(z.object({ daysBefore: z.number(), percent: z.number() }))
