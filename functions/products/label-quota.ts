/** The labels that tenants print are counted by the month: the market gives some for nothing. */
import type { Minor } from '#shared/kit/units.ts'
import { labelsOver } from '#shared/products/label-quota.ts'
import { todayIn } from '../kit/clock.ts'
import type { Write } from '../kit/table.ts'
import { idsOf } from './sheets.ts'
import { addLabels, readLabelCount } from './table/label-count.ts'
import type { Whose } from './whose.ts'

const monthOf = ({ market }: Whose): string => todayIn(market).slice(0, 7)

/** How many labels were printed in this month, and what the market says about further ones. */
export const readQuota = async (whose: Whose) => {
  const month = monthOf(whose)
  const { freeLabels, furtherLabelPrice } = whose.market
  const printed = await readLabelCount(...idsOf(whose), month)
  return { month, printed, freeLabels, furtherLabelPrice }
}

/**
 * Counts labels that are printed now, whoever prints them. Returns the write, which fails with `TryAgain` when others were
 * printed meanwhile, and how many labels are beyond the free ones, with what they cost.
 */
export const countLabels = async (
  whose: Whose,
  more: number,
): Promise<{ writes: Write[]; over: { labels: number; amount: Minor } }> => {
  const { month, printed, ...prices } = await readQuota(whose)
  return {
    writes: more ? [addLabels(...idsOf(whose), month, { printed, more })] : [],
    over: labelsOver(prices, printed, more),
  }
}
