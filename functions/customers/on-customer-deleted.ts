import { customerDeleted } from '#events/customers.ts'
import { forgetInAudit } from '../kit/audit-forget.ts'
import { onEvent } from '../kit/subscriber.ts'

/** What says nothing of a person. */
const KEPT = ['deleted', 'merged', 'mergedInto', 'verified', 'isActive', 'passwordEnded']

/** Takes a deleted customer out of the audit, with those who were merged into them: who did what and when stays (D36). */
export default onEvent({
  on: customerDeleted,
  work: 'customers',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { userNumber } }) => forget(market, userNumber),
})

const forget = async (market: string, id: string): Promise<void> => {
  const changes = await forgetInAudit(market, { kind: 'customer', id }, KEPT)
  for (const { merged } of changes) if (typeof merged?.after === 'string') await forget(market, merged.after)
}
