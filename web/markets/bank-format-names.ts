import type { BankFileFormat } from '#shared/markets/bank-formats.ts'

/** The banks' own names of their formats. */
export const FORMAT_NAMES: Record<BankFileFormat, string> = {
  sdc: 'SDC',
  bec: 'BEC',
  danske_bank: 'Danske Bank',
  nordea: 'Nordea',
  iso_20022: 'ISO 20022',
  bankdata: 'Bankdata',
}
