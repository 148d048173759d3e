import { passwordEnded } from '#events/customers.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { resetByStaff } from './staff-reset.ts'

/** Ends the password of a customer as staff asked (D19), unless the customer has chosen another since. */
export default onEvent({
  on: passwordEnded,
  work: 'identity',
  grants: ['table:read', 'table:write', 'users', 'links'],
  handle: async ({ market, payload: { chosen, ...reader } }) => {
    await resetByStaff(market, reader, chosen).catch(ignoreRefusal(kitRefusals.changed_meanwhile))
  },
})
