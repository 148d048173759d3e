import { reasons } from './reasons.ts'

/** Why an uploaded table cannot be read, and why its import does not begin. */
export const importRefusals = reasons({
  import_broken: 'invalid',
  import_no_columns: 'invalid',
  import_no_rows: 'invalid',
  import_not_text: 'invalid',
  import_too_large: 'invalid',
  import_too_many: 'invalid',
  import_too_wide: 'invalid',
})
