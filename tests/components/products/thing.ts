/** A thing of a tenant's sheet, as the server answers it. */
import { toWire } from '#shared/kit/money.ts'
import { amountIn } from '#shared/kit/typed-amount.ts'
import type { Thing } from '#web/products/thing/rows.ts'

export const SHEET_ID = '01JXSHEET00000000000000000'

export const wire = (typed: unknown): string => toWire(amountIn(String(typed)) ?? 0)

export const thing = (running: number, name: string, price: string, more: Partial<Thing> = {}): Thing => ({
  id: `100001-${running}`,
  number: '',
  name,
  price: wire(price),
  typedPrice: '',
  loweredFrom: null,
  undoUntil: null,
  sellPrice: wire(price),
  discount: 0,
  discountFrom: null,
  isInTill: null,
  tillProblem: '',
  discountTo: null,
  status: 1,
  description: '',
  type: 1,
  checkoutTs: null,
  campaign: null,
  sheet: SHEET_ID,
  needsLabel: false,
  version: 1,
  ...more,
})
