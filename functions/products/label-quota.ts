/** The labels that tenants print are counted by the month: the market gives some for nothing. */
import { BALANCE } from '#shared/balances/types.ts'
import { vatWithin } from '#shared/kit/money.ts'
import { labelsOver } from '#shared/products/label-quota.ts'
import { postRow } from '../balances/table/posted-row.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Write } from '../kit/table.ts'
import { idsOf } from './sheets.ts'
import { addLabels, readLabelCount } from './table/label-count.ts'
import type { Sheet } from './table/sheet.ts'
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
 * Counts labels of a sheet that are printed now, whoever prints them: the writes, which fail with `TryAgain` when others were
 * printed meanwhile. What those beyond the free ones cost lowers the tenant's balance (D39), once a print.
 */
export const countLabels = async (
  whose: Whose,
  { id, userNumber, printedCount }: Sheet,
  more: number,
): Promise<Write[]> => {
  if (!more) return []
  const { month, printed, ...prices } = await readQuota(whose)
  const { amount } = labelsOver(prices, printed, more)
  const writes = [addLabels(...idsOf(whose), month, { printed, more })]
  if (!amount) return writes
  const { marketId, currencyCode: currency, vatPercent } = whose.market
  const vat = vatWithin(amount, vatPercent)
  const against = [
    { account: 'shop:labels', amount: amount - vat },
    { account: 'vat', amount: vat },
  ] as const
  return [
    ...writes,
    ...postRow(marketId, {
      ...{ userNumber, type: BALANCE.purchase, amount: 0 - amount, description: '' },
      ...{ day: todayIn(whose.market), at: nowSeconds(), currency, against },
      ...{ event: `labels-${id}-${printedCount + 1}`, from: { kind: 'product-sheet', id } },
    }),
  ]
}
