/** The states of product sheets and products (D38, D39, D83), and how they follow each other. */
import type { Machine } from '../kit/machine.ts'

export const SHEET = { draft: 1, ready: 2, processing: 3, active: 4, printed: 5 } as const
export type SheetStatus = (typeof SHEET)[keyof typeof SHEET]

/**
 * submit: a tenant who may not complete it hands it to staff · complete: its things are to be made, also what a job that
 * failed has left · made: all of them are · print: labels were printed, also again · withdraw: its things leave the shop,
 * because it is being deleted; who completes it again has them back.
 */
export type SheetEvent = 'submit' | 'complete' | 'made' | 'print' | 'withdraw'

export const sheetMachine: Machine<SheetStatus, SheetEvent> = {
  [SHEET.draft]: { submit: SHEET.ready, complete: SHEET.processing },
  [SHEET.ready]: { complete: SHEET.processing },
  [SHEET.processing]: { complete: SHEET.processing, made: SHEET.active, withdraw: SHEET.processing },
  [SHEET.active]: { print: SHEET.printed, withdraw: SHEET.processing },
  [SHEET.printed]: { print: SHEET.printed, withdraw: SHEET.processing },
}

/** Of a product: 1 to 3 as its sheet until it is made, then its own. */
export const PRODUCT = { ...SHEET, sold: 6, handedOut: 7 } as const
export type ProductStatus = (typeof PRODUCT)[keyof typeof PRODUCT]

/** The statuses that a product has by itself: until it is made it is a row of its sheet. */
export type OwnStatus = Exclude<ProductStatus, typeof SHEET.ready | typeof SHEET.processing>

/**
 * make: it gets its number and is for sale · print: it has a label · sell, comeBack: a till sold it, or took it back ·
 * handOut, takeBack: staff gave it to its tenant, or undo that · withdraw: its sheet is deleted. What comes back has no
 * label until `print` says so.
 */
export type ProductEvent = 'make' | 'print' | 'sell' | 'comeBack' | 'handOut' | 'takeBack' | 'withdraw'

const inShop = {
  print: PRODUCT.printed,
  sell: PRODUCT.sold,
  handOut: PRODUCT.handedOut,
  withdraw: PRODUCT.draft,
} as const

export const productMachine: Machine<OwnStatus, ProductEvent> = {
  [PRODUCT.draft]: { make: PRODUCT.active },
  [PRODUCT.active]: inShop,
  [PRODUCT.printed]: inShop,
  [PRODUCT.sold]: { comeBack: PRODUCT.active },
  [PRODUCT.handedOut]: { takeBack: PRODUCT.active },
}

/** Its rows can be typed. From 3 on they are locked. */
export const isOpen = (sheet: SheetStatus): boolean => sheet === SHEET.draft || sheet === SHEET.ready

/** Its products are made, so their labels can be printed, also while the till is silent (D83). */
export const hasProducts = (sheet: SheetStatus): boolean => sheet === SHEET.active || sheet === SHEET.printed

/** It is for sale in the shop: not sold, not handed out. */
export const isInShop = (product: ProductStatus): boolean =>
  product === PRODUCT.active || product === PRODUCT.printed

/** Which products a list is asked for: of one status, or all that are in the shop, with a label or without. */
export type AskedStatus = ProductStatus | 'in_shop'

export const hasStatus = (product: ProductStatus, asked: AskedStatus): boolean =>
  asked === 'in_shop' ? isInShop(product) : product === asked

/** A product's status as people see it: until it is made it follows its sheet. */
export const shownStatus = (product: OwnStatus, sheet: SheetStatus): ProductStatus =>
  product === PRODUCT.draft ? sheet : product
