import { pushDue } from '#events/messages.ts'
import { onTask } from '../../kit/subscriber.ts'
import { pushWhatIsDue } from './push.ts'

/** Pushes to a tenant's browsers what was sold. */
export default onTask({
  on: pushDue,
  grants: ['table:read', 'table:write', 'push', 'schedules:messages-push'],
  handle: ({ market, id, payload: { userNumber } }) => pushWhatIsDue(market, userNumber, id),
})
