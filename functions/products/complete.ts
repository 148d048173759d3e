import { productsMake } from '#events/products.ts'
import { next } from '#shared/kit/machine.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { SHEET, sheetMachine } from '#shared/products/states.ts'
import type { Caller } from '../kit/caller.ts'
import { startJob } from '../kit/job.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import type { MakeAsked } from './on-products-make.ts'
import { idsOf, isBeingMade, notedSheet, readThings } from './sheets.ts'
import { movedSheet, putSheet, readSheet, runningOf, type Sheet } from './table/sheet.ts'
import { toWhole } from './to-response.ts'
import { checkMayMake, type Whose } from './whose.ts'

/** The sheet after it was completed, and the writes of its job. A tenant who may not complete hands it to staff. */
const completed = (whose: Whose, sheet: Sheet, caller: Caller) => {
  if (!whose.staff && !whose.market.customerAccessToProductCompletion && sheet.status === SHEET.draft)
    return { after: movedSheet(sheet, 'submit'), writes: [] }
  const asked: MakeAsked = { userNumber: sheet.userNumber, sheet: sheet.id }
  const { id, writes } = startJob(whose.market.marketId, productsMake, caller, asked)
  return { after: movedSheet(sheet, 'complete', { job: id }), writes }
}

/** Staff have it, and this tenant may not complete it; or its things are made, or just being made. */
const isLocked = async (whose: Whose, sheet: Sheet): Promise<boolean> => {
  const { market, staff } = whose
  if (sheet.status === SHEET.ready) return !staff && !market.customerAccessToProductCompletion
  return !next(sheetMachine, sheet.status, 'complete') || (await isBeingMade(market.marketId, sheet))
}

/**
 * Completes a sheet: from now on it is locked, and a job makes its products. Where that job was cancelled, or failed,
 * another one makes the rest. Refuses `sheet_locked`, `sheet_empty`, `prices_doubtful` while a price may be read in two
 * ways, and `not_enabled` to tenants who may not make products.
 */
export const completeSheet = (whose: Whose, id: string, caller: Caller) =>
  retryOnConflict(async () => {
    checkMayMake(whose)
    const sheet = await readSheet(...idsOf(whose), id)
    if (await isLocked(whose, sheet)) throw refuse(productRefusals.sheet_locked)
    if (!runningOf(sheet).length) throw refuse(productRefusals.sheet_empty)
    const things = await readThings(whose, sheet)
    if (things.some(({ typedPrice }) => typedPrice)) throw refuse(productRefusals.prices_doubtful)
    const { after, writes } = completed(whose, sheet, caller)
    await commit([
      putSheet(whose.market.marketId, after),
      ...writes,
      ...notedSheet(whose, after, { before: { status: sheet.status }, after: { status: after.status } }),
    ])
    return toWhole(whose, { ...after, version: sheet.version + 1 }, things)
  })
