/** Product sheets: begun, read, changed, copied, deleted. For tenants and for staff alike. */
import type * as z from 'zod/mini'
import type { Contract } from '#shared/kit/contract.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { idFrom } from '#shared/products/number.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import type { newSheet as newSheetShape, sheetChange } from '#shared/products/sheet-fields.ts'
import { isInShop, isOpen, PRODUCT, SHEET, type SheetStatus } from '#shared/products/states.ts'
import { countGoods } from '../customers/table/live-bookings.ts'
import { audit } from '../kit/audit.ts'
import { readJob } from '../kit/job.ts'
import { pageOf } from '../kit/list.ts'
import { commit, removeAll, retryOnConflict, TryAgain, type Write } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { newThings } from './new-things.ts'
import { type Product, productKey, readRuns } from './table/product.ts'
import { moveProducts, withdraw } from './table/product-life.ts'
import {
  firstSheet,
  movedSheet,
  newSheet,
  putSheet,
  readSheet,
  readSheetsOf,
  removeSheet,
  runningOf,
  type Sheet,
  withOrder,
} from './table/sheet.ts'
import { tellTill } from './tell-till.ts'
import { toSheet, toWhole } from './to-response.ts'
import { checkMayMake, type Whose } from './whose.ts'

const { sheet_locked } = productRefusals

/** The market's id and the tenant's number. */
export const idsOf = ({ market, tenant }: Whose): [market: string, userNumber: string] => [
  market.marketId,
  tenant.userNumber,
]

/** One row of the audit for what staff do; what tenants do with their own goods needs none. */
export const notedSheet = (
  whose: Whose,
  sheet: Sheet,
  change: { before?: object; after?: object },
): Write[] =>
  whose.staff
    ? audit(whose.market.marketId, whose.market.country, {
        caller: whose.staff,
        kind: 'product-sheet',
        id: sheet.id,
        name: toSheet(whose, sheet).name,
        before: change.before as Record<string, unknown> | undefined,
        after: change.after as Record<string, unknown> | undefined,
      })
    : []

/** The things of a sheet, in the order of their numbers. */
export const readThings = (whose: Whose, sheet: Sheet): Promise<Product[]> =>
  readRuns(...idsOf(whose), runningOf(sheet))

export const readWhole = async (whose: Whose, id: string) => {
  const sheet = await readSheet(...idsOf(whose), id)
  return toWhole(whose, sheet, await readThings(whose, sheet))
}

/** The sheets of a tenant, newest first, all or those with a status. */
export const listSheets = async (
  whose: Whose,
  { page, status }: { page: number; status?: SheetStatus | undefined },
) => {
  const sheets = (await readSheetsOf(...idsOf(whose))).filter(
    sheet => status === undefined || sheet.status === status,
  )
  const { results, ...rest } = pageOf(sheets, page)
  return { ...rest, results: results.map(sheet => toSheet(whose, sheet)) }
}

/** `record` writes the answer to an `Idempotency-Key`. */
export type Recorded = { record: (answer: unknown) => Write[] }

export const addSheet = async (whose: Whose, typed: z.output<typeof newSheetShape>, { record }: Recorded) => {
  checkMayMake(whose)
  const sheet = firstSheet(whose.tenant.userNumber, typed)
  const answer = toWhole(whose, sheet, [])
  await commit([...beginWrites(whose, sheet), ...record(answer)])
  return answer
}

/** The writes that begin a sheet. Refuses `too_many_sheets`. */
export const beginWrites = (whose: Whose, sheet: Sheet): Write[] => [
  newSheet(whose.market.marketId, sheet),
  countGoods(...idsOf(whose), { sheets: 1 }, refuse(productRefusals.too_many_sheets)),
  ...notedSheet(whose, sheet, { after: { customer: sheet.userNumber, name: toSheet(whose, sheet).name } }),
]

/** Begins a sheet with the same things, which are new things with numbers of their own. */
export const copySheet = async (whose: Whose, id: string) => {
  checkMayMake(whose)
  const from = await readSheet(...idsOf(whose), id)
  const { name, description } = from
  const begun = firstSheet(whose.tenant.userNumber, { name, description })
  const at = new Map((await readThings(whose, from)).map(thing => [thing.running, thing]))
  const inOrder = runningOf(from).flatMap(running => at.get(running) ?? [])
  const things = await newThings(whose, begun.id, inOrder)
  const sheet = withOrder(
    begun,
    things.map(({ running }) => running),
  )
  await commit(beginWrites(whose, sheet))
  return toWhole(whose, sheet, things)
}

/** The numbers in the wanted order; those that it leaves out follow. Refuses ids that are not of the sheet, or twice. */
const orderAfter = (whose: Whose, sheet: Sheet, wanted: readonly string[]): number[] => {
  const has = runningOf(sheet)
  const named = wanted.map(id => idFrom(id))
  const first = named.flatMap(id => (id?.userNumber === whose.tenant.userNumber ? [id.running] : []))
  const isRight = first.length === wanted.length && first.every(running => has.includes(running))
  if (!isRight || new Set(first).size < first.length) throw refuseFields({ order: [inputRefusals.unknown] })
  return [...first, ...has.filter(running => !first.includes(running))]
}

/** Changes name, description or order. Refuses `changed_meanwhile` and `sheet_locked`. */
export const changeSheet = (
  whose: Whose,
  id: string,
  route: Contract[string] & { answer: z.ZodMiniType },
  { order, version, ...typed }: z.output<typeof sheetChange>,
) =>
  retryOnConflict(async () => {
    checkMayMake(whose)
    const before = await readSheet(...idsOf(whose), id)
    const things = await readThings(whose, before)
    checkVersion(version, toWhole(whose, before, things), route)
    if (!isOpen(before.status)) throw refuse(sheet_locked)
    const named = {
      ...before,
      name: typed.name ?? before.name,
      description: typed.description ?? before.description,
    }
    const after = order ? withOrder(named, orderAfter(whose, before, order)) : named
    await commit([
      putSheet(whose.market.marketId, after),
      ...notedSheet(whose, after, { before: shownInAudit(before), after: shownInAudit(after) }),
    ])
    return toWhole(whose, { ...after, version: before.version + 1 }, things)
  })

const shownInAudit = ({ name, description, order }: Sheet) => ({
  name,
  description,
  products: runningOf({ order }).length,
})

/** Its job makes its products. A job that was cancelled, or failed, no longer does. */
export const isBeingMade = async (market: string, { status, job }: Sheet): Promise<boolean> =>
  status === SHEET.processing && job !== null && !hasJobEnded((await readJob(market, job)).state)

/** A transaction has a hundred writes at most: the sheet's, the count of goods and the audit's are among them. */
const AT_ONCE = 90

/**
 * Takes what is for sale of a sheet out of the shop, and out of the till, piece by piece. Each piece writes the sheet too,
 * so it and who completes the sheet meanwhile never both go on. Answers the sheet after it.
 */
const withdrawThings = async (whose: Whose, before: Sheet, things: readonly Product[]): Promise<Sheet> => {
  const [market, userNumber] = idsOf(whose)
  let sheet = before
  for (let at = 0; at < things.length; at += AT_ONCE) {
    const some = things.slice(at, at + AT_ONCE)
    const withdrawn = movedSheet(sheet, 'withdraw')
    await commit([
      putSheet(market, withdrawn),
      ...moveProducts(
        market,
        userNumber,
        some.map(before => ({ before, after: withdraw(before) })),
      ),
      ...tellTill(whose.market, some),
    ])
    sheet = { ...withdrawn, version: sheet.version + 1 }
  }
  return sheet
}

/**
 * Deletes a sheet. What is for sale leaves the shop first, so that a call which dies leaves nothing in the till that is not
 * for sale; then the sheet waits to be deleted or completed again. What is sold or handed out stays in the lists. Refuses
 * `sheet_locked` while products are made.
 */
export const deleteSheet = (whose: Whose, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    checkMayMake(whose)
    const [market, userNumber] = idsOf(whose)
    const read = await readSheet(market, userNumber, id)
    if (await isBeingMade(market, read)) throw refuse(sheet_locked)
    const things = await readThings(whose, read)
    const inShop = things.filter(({ status }) => isInShop(status))
    const sheet = await withdrawThings(whose, read, inShop)
    await commit([
      removeSheet(market, sheet, new TryAgain()),
      countGoods(market, userNumber, { sheets: -1 }),
      ...notedSheet(whose, sheet, { before: { ...shownInAudit(sheet), customer: userNumber } }),
    ])
    const rows = things.filter(({ status }) => status === PRODUCT.draft || isInShop(status))
    await removeAll(rows.map(row => productKey(market, row)))
    return undefined
  })
