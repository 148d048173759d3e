/** The labels of a sheet as a PDF. */
import type * as z from 'zod/mini'
import { fieldRefusals } from '#shared/kit/field-refusals.ts'
import { labelNumbers } from '#shared/kit/label-ranges.ts'
import { showMoney } from '#shared/kit/money.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { labelsAPage } from '#shared/products/label-layouts.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import type { labelsAsked } from '#shared/products/sheet-fields.ts'
import { hasProducts, isInShop } from '#shared/products/states.ts'
import { now, todayIn } from '../kit/clock.ts'
import { linkTo, writeFile } from '../kit/files.ts'
import { newId } from '../kit/ids.ts'
import { type Label, labelsPdf } from './labels-pdf.ts'
import { idsOf, readThings } from './sheets.ts'
import type { Product } from './table/product.ts'
import { readSheet, runningOf, type Sheet } from './table/sheet.ts'
import { toSheet } from './to-response.ts'
import type { Whose } from './whose.ts'

type Asked = z.output<typeof labelsAsked>

/** The things whose labels are wanted, in the order of the sheet: of those that are for sale. */
const wanted = (whose: Whose, sheet: Sheet, things: readonly Product[], asked: Asked): Product[] => {
  const all = runningOf(sheet)
  const places = asked.labels === undefined ? undefined : labelNumbers(asked.labels, all.length)
  if (asked.labels !== undefined && !places) throw refuseFields({ labels: [productRefusals.labels_missing] })
  const at = new Map(things.map(thing => [thing.running, thing]))
  const chosen = (places ? places.map(place => all[place - 1] ?? 0) : all).flatMap(
    running => at.get(running) ?? [],
  )
  const today = todayIn(whose.market)
  return chosen.filter(
    thing => isInShop(thing.status) && (!asked.onlyChanged || thing.labelPrice !== sellPriceOn(thing, today)),
  )
}

const toLabel = ({ market, tenant, language }: Whose, thing: Product): Label => ({
  number: thing.number,
  name: thing.name,
  price: showMoney(sellPriceOn(thing, todayIn(market)), market.currencyCode, language),
  shelf: tenant.shelfNumber,
})

/**
 * Makes the file and answers a link to it for 15 minutes, and how many labels it has. Refuses `sheet_not_ready` before
 * the sheet is active, `labels_missing` for labels that it has not, and `label_too_narrow` where a code does not fit.
 */
export const makeLabels = async (whose: Whose, id: string, asked: Asked) => {
  if ((asked.start ?? 1) > labelsAPage(asked.layout))
    throw refuseFields({ start: [fieldRefusals.number_range] })
  const sheet = await readSheet(...idsOf(whose), id)
  if (!hasProducts(sheet.status)) throw refuse(productRefusals.sheet_not_ready)
  const things = wanted(whose, sheet, await readThings(whose, sheet), asked)
  const file = {
    key: `${whose.market.marketId}/labels/${newId()}.pdf`,
    name: `${toSheet(whose, sheet).name.replace(/[^\p{L}\p{N} -]/gu, '')}.pdf`,
    type: 'application/pdf',
    isShort: true as const,
  }
  const body = await labelsPdf({
    labels: things.map(thing => toLabel(whose, thing)),
    layout: asked.layout,
    skipped: (asked.start ?? 1) - 1,
    offset: { x: asked.offsetX ?? 0, y: asked.offsetY ?? 0 },
    title: toSheet(whose, sheet).name,
    author: whose.market.visualName,
    language: whose.language,
    moment: new Date(now()),
  })
  await writeFile(file, body)
  return { url: await linkTo(file.key), count: things.length }
}
