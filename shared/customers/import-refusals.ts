import { reasons } from '../kit/reasons.ts'

/** Why a file with customers cannot be read. */
export const importRefusals = reasons({
  import_broken: 'invalid',
  import_no_columns: 'invalid',
  import_no_rows: 'invalid',
  import_not_text: 'invalid',
  import_too_large: 'invalid',
  import_too_many: 'invalid',
  import_too_wide: 'invalid',
})
