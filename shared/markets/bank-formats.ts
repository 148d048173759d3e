/** The file formats in which banks take payments (specification 9). */
export const BANK_FILE_FORMATS = ['sdc', 'bec', 'danske_bank', 'nordea', 'iso_20022', 'bankdata'] as const
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number]

/** The banks and data centres that read pain.001 in ways of their own; `other` gets what most of them take. */
export const BANKS = ['danske_bank', 'nordea', 'bankdata', 'bec', 'sdc', 'handelsbanken', 'other'] as const
export type Bank = (typeof BANKS)[number]

/** The versions of pain.001.001 that Danish banks take. */
export const PAIN_VERSIONS = ['03', '09'] as const

/** The width of a date in BEC's format: programs in daily use write DDMMYY, one writes DDMMYYYY. */
export const BEC_DATE_DIGITS = ['6', '8'] as const

/** The versions of Bankdata's payment record. */
export const BANKDATA_RECORDS = ['5', '6'] as const

/**
 * The number of characters that a bank shows of the two texts of a payment: `text` on the receiver's statement, `ownText` on
 * the payer's. Zero: the format has no place for it. A pain.001 in another currency than DKK shows 140 of `text`.
 */
export const BANK_TEXT_LENGTHS: Record<BankFileFormat, { text: number; ownText: number }> = {
  sdc: { text: 20, ownText: 20 },
  bec: { text: 20, ownText: 20 },
  danske_bank: { text: 20, ownText: 20 },
  nordea: { text: 20, ownText: 20 },
  iso_20022: { text: 20, ownText: 0 },
  bankdata: { text: 20, ownText: 35 },
}
