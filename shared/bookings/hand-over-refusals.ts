import { reasons } from '../kit/reasons.ts'

/** Why a booking is not handed on. Apart from the other refusals, which every visitor loads. */
export const handOverRefusals = reasons({
  hand_over_begun: 'conflict',
  hand_over_chain: 'conflict',
  hand_over_changed: 'conflict',
  hand_over_link: 'invalid',
  hand_over_not_booked: 'conflict',
  hand_over_not_paid: 'conflict',
  hand_over_open: 'conflict',
  hand_over_over: 'conflict',
  hand_over_to_self: 'invalid',
})
