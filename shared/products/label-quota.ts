/** The labels that a tenant prints in a month: so many are free, and the market may ask for money for the further ones. */
import type { Minor } from '../kit/units.ts'

export interface LabelPrices {
  /** Null: all are free. */
  freeLabels: number | null
  furtherLabelPrice: Minor
}

/** How many of so many labels are beyond the free ones, after `printed` in the same month, and what they cost. */
export const labelsOver = (
  { freeLabels, furtherLabelPrice }: LabelPrices,
  printed: number,
  count: number,
): { labels: number; amount: Minor } => {
  const free = freeLabels === null ? count : Math.max(0, freeLabels - printed)
  const labels = Math.max(0, count - free)
  return { labels, amount: labels * furtherLabelPrice }
}
