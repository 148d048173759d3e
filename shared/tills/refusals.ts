import { reasons } from '../kit/reasons.ts'

export const tillsRefusals = reasons({
  till_file_broken: 'invalid',
  till_file_no_columns: 'invalid',
  till_file_no_rows: 'invalid',
  till_file_not_text: 'invalid',
  till_file_too_large: 'invalid',
  till_file_too_many: 'invalid',
  till_file_too_wide: 'invalid',
  /** Reol talks with the till itself, so a file would book its sales a second time. */
  till_is_connected: 'conflict',
})
