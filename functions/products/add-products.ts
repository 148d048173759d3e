import { refuse } from '#shared/kit/refusal.ts'
import { MOST_OF_SHEET, type NewProduct } from '#shared/products/product-fields.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { isOpen } from '#shared/products/states.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { newThings } from './new-things.ts'
import { beginWrites, idsOf, notedSheet, type Recorded } from './sheets.ts'
import { firstSheet, putSheet, readSheet, runningOf, type Sheet, withOrder } from './table/sheet.ts'
import { toProduct } from './to-response.ts'
import { checkMayMake, type Whose } from './whose.ts'

const checkRoom = (sheet: Sheet, howMany: number): void => {
  if (!isOpen(sheet.status)) throw refuse(productRefusals.sheet_locked)
  if (runningOf(sheet).length + howMany > MOST_OF_SHEET) throw refuse(productRefusals.sheet_full)
}

/**
 * Adds things at the end of a sheet that is not completed: all or none. Refuses `sheet_locked`, `sheet_full`, and
 * `not_enabled` to tenants who may not make products.
 */
export const addProducts = async (
  whose: Whose,
  id: string,
  typed: readonly NewProduct[],
  { record }: Recorded,
) => {
  checkMayMake(whose)
  checkRoom(await readSheet(...idsOf(whose), id), typed.length)
  const things = await newThings(whose, id, typed)
  return retryOnConflict(async () => {
    const sheet = await readSheet(...idsOf(whose), id)
    checkRoom(sheet, things.length)
    const after = withOrder(sheet, [...runningOf(sheet), ...things.map(({ running }) => running)])
    const answer = {
      results: things.map(thing => toProduct(whose.market, sheet.status, thing)),
      version: sheet.version + 1,
    }
    await commit([
      putSheet(whose.market.marketId, after),
      ...notedSheet(whose, after, {
        before: { products: runningOf(sheet).length },
        after: { products: runningOf(after).length },
      }),
      ...record(answer),
    ])
    return answer
  })
}

/**
 * Adds one thing to a sheet, or to a new one. Refuses what `addProducts` refuses, and `too_many_sheets`.
 */
export const addProduct = async (
  whose: Whose,
  { sheet: id, ...typed }: NewProduct & { sheet?: string | undefined },
  { record }: Recorded,
) => {
  if (id) {
    const first = (answer: unknown) => (answer as Awaited<ReturnType<typeof addProducts>>).results[0]
    const added = await addProducts(whose, id, [typed], { record: answer => record(first(answer)) })
    return one(added.results)
  }
  checkMayMake(whose)
  const begun = firstSheet(whose.tenant.userNumber, {})
  const things = await newThings(whose, begun.id, [typed])
  const answer = one(things.map(thing => toProduct(whose.market, begun.status, thing)))
  const running = things.map(thing => thing.running)
  await commit([...beginWrites(whose, withOrder(begun, running)), ...record(answer)])
  return answer
}

const one = <T>(things: readonly T[]): T => {
  const [thing] = things
  if (!thing) throw new Error('a thing was added and is not there')
  return thing
}
