/** What the sandbox of Flexpos keeps, in the style of Flexpos's known answers (docs/integrations.md). Amounts in currency. */

export interface FlexposProduct {
  Uid: string
  Number: string
  Name: string
  Barcode: string
  CurrentSalesPrice?: number
  VatInPercentage: number
}

export interface FlexposDiscount {
  Amount?: number
  Percentage?: number
}

interface SaleLine {
  ProductNumber?: string
  ProductName: string
  Quantity: number
  UnitPrice: number
  Discount?: FlexposDiscount
}

export interface FlexposSale {
  Uid: string
  Number: string
  CreatedAt: string
  Currency: string
  Total: number
  RefundOfUid?: string
  Discount?: FlexposDiscount
  Tip?: number
  Lines: SaleLine[]
  Payments: { Type: string; Amount: number }[]
}
