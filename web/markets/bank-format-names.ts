import type { Bank, BankFileFormat } from '#shared/markets/bank-formats.ts'

/** The banks' own names of their formats. */
export const FORMAT_NAMES: Record<BankFileFormat, string> = {
  sdc: 'SDC',
  bec: 'BEC',
  danske_bank: 'Danske Bank',
  nordea: 'Nordea',
  iso_20022: 'ISO 20022',
  bankdata: 'Bankdata',
}

/** The format that a bank's customers usually have. */
export const USUAL_FORMAT: Record<Bank, BankFileFormat> = {
  danske_bank: 'danske_bank',
  nordea: 'nordea',
  bankdata: 'bankdata',
  bec: 'bec',
  sdc: 'sdc',
  handelsbanken: 'iso_20022',
  other: 'iso_20022',
}
