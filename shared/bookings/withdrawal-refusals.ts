import { reasons } from '../kit/reasons.ts'

/** Why a booking cannot be withdrawn or cancelled. Apart from the other refusals, which every visitor loads. */
export const withdrawalRefusals = reasons({
  extension_first: 'conflict',
  nothing_goes_back: 'conflict',
  withdrawal_done: 'conflict',
  withdrawal_not_online: 'conflict',
  withdrawal_of_payer: 'conflict',
  withdrawal_over: 'conflict',
})
