import { reasons } from '../kit/reasons.ts'

export const shelfRefusals = reasons({
  date_out_of_range: 'invalid',
})
