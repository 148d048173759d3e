/** The things that sold for most. */
import type { Answer } from '../kit/contract.ts'
import { fromWire } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { salesCalls } from './sales-calls.ts'

export type SaleLine = Answer<typeof salesCalls.listSaleLines>['results'][number]

export interface Dearest {
  number: string
  name: string
  paid: Minor
}

/**
 * The products of these lines that brought most, at most `most` of them, the dearest first; what came back is taken off.
 * None where all lines are of one product: then there is nothing to rank.
 */
export const dearestOf = (lines: readonly SaleLine[], most: number): Dearest[] => {
  const products = new Map<string, Dearest>()
  for (const { productNumber: number, name, total } of lines) {
    const { paid } = products.get(number) ?? { paid: 0 }
    products.set(number, { number, name, paid: paid + fromWire(total) })
  }
  if (products.size < 2) return []
  return [...products.values()]
    .filter(({ paid }) => paid > 0)
    .toSorted((one, other) => other.paid - one.paid)
    .slice(0, most)
}
