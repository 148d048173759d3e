interface Priced {
  sellPrice: string
  soldFor: { paid: string } | null
}

/** What was paid for a thing; of one that is not sold, what it sells for today. */
export const paidOrPrice = ({ sellPrice, soldFor }: Priced): string => soldFor?.paid ?? sellPrice
