import type { Texts } from '../texts.ts'

export default {
  'codes.bank_account': 'Enter the account number with 4 to 17 digits.',
  'codes.bank_reg_number': 'A registration number has four digits.',
  'codes.sort_code': 'A sort code has six to eight digits.',
  'codes.invalid_bic': 'Enter a BIC with 8 or 11 characters.',
  'codes.other_account':
    'The IBAN and the account number are two different accounts. Change one, or leave it empty.',
  'codes.invalid_iban': 'This IBAN is not right. Check the digits.',
  'codes.invalid_vat_id': 'The VAT number does not fit the country. Check the digits.',
  'codes.label_ranges': 'Enter numbers with commas and hyphens, without spaces: 2,3,4-10',
  'codes.not_a_number': 'Enter a number.',
  'codes.number_range': 'The number is too large, too small or has too many decimals.',
} satisfies Texts
