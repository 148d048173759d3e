import { reasons } from '../kit/reasons.ts'

export const shelfRefusals = reasons({
  date_out_of_range: 'invalid',
  discount_range: 'invalid',
  length_required: 'invalid',
  listed_twice: 'invalid',
  name_taken: 'conflict',
  price_list_exists: 'conflict',
})
