/** Product sheets as they are typed and as they are answered. */
import * as z from 'zod/mini'
import { flag, pageNumber } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { line, moment, money, optionalLine } from '../kit/text.ts'
import { numberIn } from '../kit/typed-number.ts'
import { LABEL_LAYOUTS } from './label-layouts.ts'
import { MOST_OF_SHEET, productId, productShown } from './product-fields.ts'
import type { AskedStatus, ProductStatus } from './states.ts'

const { invalid, too_long } = inputRefusals

export const ofSheet = z.object({ id: ulid })

/** Without a name it is called as the reader's language says: "Default product sheet". */
export const newSheet = z.object({
  name: z.optional(optionalLine(100)),
  description: z.optional(optionalLine(500)),
})

export const sheetChange = z.extend(newSheet, {
  /** The things in another order; those that it leaves out follow. */
  order: z.optional(z.array(productId).check(z.maxLength(MOST_OF_SHEET, too_long.code))),
  version: readVersion,
})

export const sheetShown = z.object({
  id: answeredId,
  /** The tenant's number. */
  customer: z.string(),
  name: z.string(),
  /** What it is called without a name. */
  defaultName: z.string(),
  description: z.string(),
  /** 1 draft, 2 ready, 3 processing, 4 active, 5 printed. */
  status: z.literal([1, 2, 3, 4, 5]),
  created: moment,
  productsCount: z.number(),
  /** How often its labels were printed. */
  printedCount: z.number(),
  /** The job that makes its products, or made them; null before. */
  job: z.nullable(answeredId),
  version: z.number(),
})

const products = z.array(productShown)

/** A sheet with its things. `zettleProducts` or `flexposProducts` by the market's till: the same list. */
export const wholeSheet = z.extend(sheetShown, {
  products,
  zettleProducts: z.optional(products),
  flexposProducts: z.optional(products),
  /** The prices of its things. */
  total: money,
  /** The commission of its tenant in per cent. */
  fee: z.number(),
  /** What its tenant prints with: 1 A4 paper, 2 a roll of labels. */
  printType: z.literal([1, 2]),
  /** The labels that are printed for its tenant, as `2,3,4-10`; empty: nobody has said. */
  labelsToPrint: z.string(),
})

const status = z.codec(z.enum(['1', '2', '3', '4', '5'], invalid.code), z.literal([1, 2, 3, 4, 5]), {
  decode: text => Number(text) as 1 | 2 | 3 | 4 | 5,
  encode: value => String(value) as '1' | '2' | '3' | '4' | '5',
})

export const sheetsAsked = z.object({ page: pageNumber, status: z.optional(status) })

/** One of 1 to 7, or `in_shop`: what is for sale, with a label or without. */
const productStatus = z.codec(
  z.enum(['1', '2', '3', '4', '5', '6', '7', 'in_shop'], invalid.code),
  z.literal([1, 2, 3, 4, 5, 6, 7, 'in_shop']),
  {
    decode: text => (text === 'in_shop' ? text : (Number(text) as ProductStatus)),
    encode: value => String(value) as `${AskedStatus}`,
  },
)

const narrowed = { status: z.optional(productStatus), search: z.optional(line(100)) }

export const productsAsked = z.object({ page: pageNumber, ...narrowed })

/** What a list finds, whatever page is shown. */
export const productsFound = z.object(narrowed)

/** A list as a file: what the list finds, whatever page is shown. */
export const productsExportAsked = z.object({
  ...narrowed,
  format: z.enum(['csv', 'xlsx'], invalid.code),
  /** The reader's; without it that of the browser. */
  language: z.optional(z.enum(LANGUAGES, invalid.code)),
})

/** How far a printer shifts a page, in millimetres. */
const offset = z.optional(numberIn(-10, 10, 1))

/** Why a number of a label's call may be refused. */
export const wrongNumbers = [fieldRefusals.not_a_number, fieldRefusals.number_range] as const

/** Two of three things of the longest sheet: `1,2,4,5…` */
const MOST_LABELS = 2_700

/** As an address may have them: a firewall refuses longer ones (`LONGEST_QUERY`). */
const MOST_LABELS_IN_QUERY = 200

const onPaper = {
  layout: z.enum(LABEL_LAYOUTS, invalid.code),
  /** The place of the first label on its page, from 1. */
  start: z.optional(numberIn(1, 24)),
  offsetX: offset,
  offsetY: offset,
}

export const labelsAsked = z.object({
  ...onPaper,
  /** Which things by their places in the sheet, `2,3,4-10`; left out: all. */
  labels: z.optional(line(MOST_LABELS_IN_QUERY)),
  /** Only those that have no label with the price of today. */
  onlyChanged: z.optional(flag),
  /** In their place the page by which a printer is tried: frames, rulers and one code. */
  testPage: z.optional(flag),
})

/** The same in a body, where any choice of labels fits. */
export const labelsWanted = z.object({
  ...onPaper,
  labels: z.optional(line(MOST_LABELS)),
  onlyChanged: z.optional(z.boolean()),
  testPage: z.optional(z.boolean()),
})

/** Which labels were printed, as `2,3,4-10`; left out: all. */
export const printedLabels = z.optional(z.object({ labels: z.optional(line(MOST_LABELS)) }))

/** The labels that a tenant has printed in this month, and how many more are free. */
export const labelQuota = z.object({
  /** `2027-06` */
  month: z.string(),
  printed: z.number(),
  /** Null: all are free. */
  freeLabels: z.nullable(z.number()),
  furtherLabelPrice: money,
})

export const labelsMade = z.object({
  url: z.string(),
  /** How many labels the file has. */
  count: z.number(),
})
