/** Why typed fields of staff's forms are refused. Their texts: `web/i18n/<language>/fields.ts`. */
import { reasons } from './reasons.ts'

export const fieldRefusals = reasons({
  bank_account: 'invalid',
  bank_reg_number: 'invalid',
  invalid_bic: 'invalid',
  invalid_iban: 'invalid',
  invalid_vat_id: 'invalid',
  label_ranges: 'invalid',
  not_a_number: 'invalid',
  number_range: 'invalid',
  sort_code: 'invalid',
})
