import { transfersDue } from '#events/tills.ts'
import { onTask } from '../kit/subscriber.ts'
import { runTransfers } from './transfers.ts'

/** Goes on with a market's till: it failed before, there was more than one worker does, or a discount begins or ends. */
export default onTask({
  on: transfersDue,
  grants: ['table:read', 'table:write', 'seals', 'queue:tills-transfers', 'schedules:tills-transfers'],
  handle: ({ market, id }) => runTransfers(market, id),
})
