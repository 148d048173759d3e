/** Which labels of a sheet are printed. Pure. */
import { labelNumbers } from '#shared/kit/label-ranges.ts'
import { orderText } from '#shared/products/order.ts'
import { isInShop } from '#shared/products/states.ts'
import type { Sheet, Thing } from '../thing/rows.ts'

export type Which = 'all' | 'changed' | 'some'

/** The places of things in the sheet, from 1, as `2,3,4-10`. */
const placesOf = (things: readonly Thing[], wants: (thing: Thing) => boolean): number[] =>
  things.flatMap((thing, at) => (isInShop(thing.status) && wants(thing) ? [at + 1] : []))

export const changedPlaces = (things: readonly Thing[]): number[] =>
  placesOf(things, ({ needsLabel }) => needsLabel)

/**
 * What the dialog begins with: the labels that staff noted of the tenant (D87), where the sheet has them. Of a sheet that
 * was printed before, those that need a label by now: a price was lowered, or some were left out.
 */
export const firstWhich = ({ printedCount, products, labelsToPrint }: Sheet): Which => {
  if (labelsToPrint && wantedPlaces(products, 'some', labelsToPrint)?.length) return 'some'
  return printedCount > 0 && changedPlaces(products).length > 0 ? 'changed' : 'all'
}

/** The places whose labels are printed; undefined when the typed text names none of the sheet. */
export const wantedPlaces = (things: readonly Thing[], which: Which, typed: string): number[] | undefined => {
  if (which === 'changed') return changedPlaces(things)
  const all = placesOf(things, () => true)
  if (which === 'all') return all
  const numbers = labelNumbers(typed.replaceAll(' ', ''), things.length)
  return numbers?.filter(number => all.includes(number))
}

/** As the calls take them; undefined: all. */
export const labelsText = (which: Which, places: readonly number[]): string | undefined =>
  which === 'all' ? undefined : orderText(places)
