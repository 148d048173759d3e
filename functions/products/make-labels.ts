/** The labels of a sheet as a PDF. */
import type * as z from 'zod/mini'
import { fieldRefusals } from '#shared/kit/field-refusals.ts'
import { labelNumbers } from '#shared/kit/label-ranges.ts'
import { showMoney } from '#shared/kit/money.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { labelsAPage } from '#shared/products/label-layouts.ts'
import { labelShelf } from '#shared/products/label-shelf.ts'
import { prefixOf, productNumber } from '#shared/products/number.ts'
import { labelPriceOn } from '#shared/products/price.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import type { labelsAsked, labelsWanted } from '#shared/products/sheet-fields.ts'
import { hasProducts, isInShop } from '#shared/products/states.ts'
import { TEST_PAGE } from '#shared/products/words.ts'
import { readLiveBookings } from '../customers/table/live-bookings.ts'
import { now, todayIn } from '../kit/clock.ts'
import { linkTo, writeFile } from '../kit/files.ts'
import { newId } from '../kit/ids.ts'
import { countTry } from '../kit/limit.ts'
import type { Label } from './draw-label.ts'
import { labelsPdf, testPagePdf } from './labels-pdf.ts'
import { idsOf, readThings } from './sheets.ts'
import type { Product } from './table/product.ts'
import { readSheet, runningOf, type Sheet } from './table/sheet.ts'
import { toSheet } from './to-response.ts'
import type { Whose } from './whose.ts'

type Asked = z.output<typeof labelsAsked | typeof labelsWanted>

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
    thing =>
      isInShop(thing.status) &&
      (!asked.onlyChanged || thing.labelPrice !== labelPriceOn(thing, today, whose.market)),
  )
}

/** What all labels of a tenant say: a read of what runs for them. */
const shelfOf = async ({ market, tenant }: Whose): Promise<string> => {
  const { bookings } = await readLiveBookings(market.marketId, tenant.userNumber)
  return labelShelf(bookings, todayIn(market), tenant.shelfNumber)
}

const toLabel = ({ market, language }: Whose, shelf: string, thing: Product): Label => ({
  number: thing.number,
  name: thing.name,
  description: thing.description,
  price: showMoney(labelPriceOn(thing, todayIn(market), market), market.currencyCode, language),
  shelf,
})

/** No tenant has this number, so that a till which reads the sample finds nothing. */
const NOBODY = { userNumber: '000000', running: 1000 }

const sampleOf = ({ market, language }: Whose): Label => ({
  number: productNumber(prefixOf(market), 1, NOBODY),
  name: TEST_PAGE[language].sample,
  description: '',
  price: showMoney(10_000, market.currencyCode, language),
  shelf: '',
})

const PDF = 'application/pdf'

/** Writes the file and answers a link to it for 15 minutes. */
const publish = async ({ market }: Whose, name: string, body: Buffer): Promise<string> => {
  const key = `${market.marketId}/labels/${newId()}.pdf`
  await writeFile(
    { key, name: `${name.replace(/[^\p{L}\p{N} -]/gu, '')}.pdf`, type: PDF, isShort: true, isShown: true },
    body,
  )
  return linkTo(key)
}

/** A file of a thousand labels takes seconds of a processor. Staff print for all tenants, so theirs are not counted. */
const FILES_A_DAY = 100
const DAY_SECONDS = 86_400

const checkMayMakeFile = async ({ market, tenant, staff }: Whose): Promise<void> => {
  if (staff) return
  const limit = { what: 'label-files', who: tenant.userNumber, most: FILES_A_DAY, window: DAY_SECONDS }
  if (!(await countTry(market.marketId, limit))) throw refuse(productRefusals.too_many_label_files)
}

/**
 * Answers a link to the file, and how many labels it has: none where the test page of a layout is asked for. Refuses
 * `sheet_not_ready` before the sheet is active, `labels_missing` for labels that it has not, `label_too_narrow` where no
 * code fits, and `too_many_label_files` to a tenant who has made a hundred in a day. Labels count as printed with
 * `printSheet`: the free ones are a courtesy to those who say that they print.
 */
export const makeLabels = async (whose: Whose, id: string, asked: Asked) => {
  const { layout, start = 1, offsetX = 0, offsetY = 0 } = asked
  if (start > labelsAPage(layout)) throw refuseFields({ start: [fieldRefusals.number_range] })
  const sheet = await readSheet(...idsOf(whose), id)
  if (!hasProducts(sheet.status)) throw refuse(productRefusals.sheet_not_ready)
  const about = {
    layout,
    offset: { x: offsetX, y: offsetY },
    author: whose.market.visualName,
    language: whose.language,
    moment: new Date(now()),
  }
  if (asked.testPage) {
    const { title } = TEST_PAGE[whose.language]
    return {
      url: await publish(whose, title, await testPagePdf({ ...about, title, sample: sampleOf(whose) })),
      count: 0,
    }
  }
  const things = wanted(whose, sheet, await readThings(whose, sheet), asked)
  await checkMayMakeFile(whose)
  const title = toSheet(whose, sheet).name
  const shelf = await shelfOf(whose)
  const labels = things.map(thing => toLabel(whose, shelf, thing))
  const body = await labelsPdf({ ...about, title, labels, skipped: start - 1 })
  return { url: await publish(whose, title, body), count: things.length }
}
