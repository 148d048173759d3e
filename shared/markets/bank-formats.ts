/** The file formats in which banks take payments (specification 9). */
export const BANK_FILE_FORMATS = ['sdc', 'bec', 'danske_bank', 'nordea', 'iso_20022', 'bankdata'] as const
