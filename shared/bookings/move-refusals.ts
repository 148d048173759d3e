import { reasons } from '../kit/reasons.ts'

/** Why a tenant cannot move a booking. Apart from the other refusals, which every visitor loads. */
export const moveRefusals = reasons({
  move_gone: 'conflict',
  move_nowhere: 'conflict',
  move_running: 'conflict',
  move_shelf_only: 'conflict',
  move_too_late: 'conflict',
  move_unbooked: 'conflict',
  move_unpaid: 'conflict',
  move_waits: 'conflict',
})
