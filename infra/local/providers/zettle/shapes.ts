/** What the sandbox of Zettle keeps, in Zettle's own words (docs/integrations.md). */

export interface ZettleProduct {
  uuid: string
  name: string
  externalReference?: string
  vatPercentage?: string
  variants: {
    uuid: string
    name?: string
    sku?: string
    barcode?: string
    price?: { amount: number; currencyId: string }
  }[]
  etag: string
}

export interface ZettleDiscount {
  amount?: number
  percentage?: number
}

export interface PurchaseRow {
  productUuid?: string
  variantUuid?: string
  name: string
  sku?: string
  barcode?: string
  quantity: string
  unitPrice: number
  vatPercentage: number
  rowTaxableAmount: number
  discount?: ZettleDiscount & { quantity: string }
  discountValue: number
  type: 'PRODUCT' | 'CUSTOM_AMOUNT'
  libraryProduct: boolean
}

export interface ZettlePurchase {
  purchaseUUID1: string
  purchaseNumber: number
  source: 'POS'
  timestamp: string
  created: string
  amount: number
  vatAmount: number
  country: string
  currency: string
  refund: boolean
  refunded: boolean
  refundsPurchaseUUID1?: string
  refundedByPurchaseUUIDs1: string[]
  products: PurchaseRow[]
  discounts: (ZettleDiscount & { quantity: number; value: number })[]
  payments: { uuid: string; amount: number; type: string }[]
  serviceCharge?: { amount: number }
}

export interface Subscription {
  uuid: string
  organization: string
  destination: string
  eventNames: string[]
  contactEmail: string
  /** It is told at the site, whatever port that has by now. */
  isAtSite: boolean
  signingKey: string
  status: 'ACTIVE'
}
