import { reasons } from '../kit/reasons.ts'

export const productRefusals = reasons({
  file_too_long: 'conflict',
  label_too_narrow: 'conflict',
  labels_missing: 'invalid',
  nothing_to_discount: 'conflict',
  nothing_to_move: 'conflict',
  price_above: 'invalid',
  price_needed: 'invalid',
  prices_doubtful: 'conflict',
  product_ended: 'conflict',
  product_not_checked_out: 'conflict',
  sheet_empty: 'conflict',
  sheet_full: 'conflict',
  sheet_locked: 'conflict',
  sheet_not_ready: 'conflict',
  too_many_discounts: 'conflict',
  too_many_label_files: 'too_many',
  too_many_sheets: 'conflict',
  undo_too_late: 'conflict',
})
