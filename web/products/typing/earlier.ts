/** The tenant's earlier things, as suggestions while a name is typed. Pure. */
import { amountIn } from '#shared/kit/typed-amount.ts'
import { isBlank, isWrong, type Row, type Thing, type TypedThing, typedPrice } from '../thing/rows.ts'

export type Earlier = Pick<TypedThing, 'name' | 'price'>

const MOST = 5
const FEWEST_LETTERS = 2

const plain = (text: string): string => text.trim().toLowerCase()

/** Where a word of the name begins with the letters; -1 where none does. */
export const placeOf = (name: string, letters: string): number => {
  const text = name.toLowerCase()
  const wanted = plain(letters)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\d]/u.test(text[at - 1] ?? '')) return at
  return -1
}

/** What the lists of the server say of earlier things, the newest first. */
export const earlierOf = (things: readonly Pick<Thing, 'name' | 'price'>[], language: string): Earlier[] =>
  things.map(({ name, price }) => ({ name, price: typedPrice(amountIn(price) ?? 0, language) }))

/**
 * At most five names that have a word beginning with what is typed, each with the price that it had last: those of this
 * sheet first, and names that begin so before names in which a later word does.
 */
export const suggestionsFor = (row: Row, rows: readonly Row[], earlier: readonly Earlier[]): Earlier[] => {
  const letters = plain(row.typed.name)
  if (letters.length < FEWEST_LETTERS) return []
  const here = rows.filter(one => one.key !== row.key && !isBlank(one) && !isWrong(one)).toReversed()
  const found = new Map<string, Earlier & { at: number }>()
  for (const { name, price } of [...here.map(({ typed }) => typed), ...earlier]) {
    const at = placeOf(name, letters)
    const key = plain(name)
    const isTypedOut = key === letters && price === row.typed.price
    if (at >= 0 && !isTypedOut && !found.has(key)) found.set(key, { name, price, at })
  }
  const all = [...found.values()]
  return [...all.filter(({ at }) => at === 0), ...all.filter(({ at }) => at > 0)]
    .slice(0, MOST)
    .map(({ name, price }) => ({ name, price }))
}
