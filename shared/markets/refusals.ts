import { reasons } from '../kit/reasons.ts'

export const marketRefusals = reasons({
  market_id_taken: 'conflict',
  online_booking_off: 'conflict',
  too_many_images: 'conflict',
})
