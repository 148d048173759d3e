/** The statuses of product sheets and products (D38, D39), and what may be done in which. */

export const SHEET = { draft: 1, ready: 2, processing: 3, active: 4, printed: 5 } as const
export type SheetStatus = (typeof SHEET)[keyof typeof SHEET]

/** Of a product: 1 to 5 as its sheet, then its own end. */
export const PRODUCT = { ...SHEET, sold: 6, handedOut: 7 } as const
export type ProductStatus = (typeof PRODUCT)[keyof typeof PRODUCT]

/** Its rows can be typed. From 3 on they are locked. */
export const isOpen = (sheet: SheetStatus): boolean => sheet === SHEET.draft || sheet === SHEET.ready

/** Its products are for sale, so their labels can be printed. */
export const hasProducts = (sheet: SheetStatus): boolean => sheet === SHEET.active || sheet === SHEET.printed

/** It is for sale in the shop: not sold, not handed out. */
export const isInShop = (product: ProductStatus): boolean =>
  product === PRODUCT.active || product === PRODUCT.printed

/** A product's status as people see it: until its sheet's products are made it follows the sheet. */
export const shownStatus = (product: ProductStatus, sheet: SheetStatus): ProductStatus =>
  product < PRODUCT.active ? (sheet > PRODUCT.processing ? PRODUCT.processing : sheet) : product
