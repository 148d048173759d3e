import { customersMerged } from '#events/customers.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { mergedNotices, putNotices, readNotices, removeNotices } from '../table/notices.ts'

/**
 * Gives the browsers of a customer to the one into whom they were merged. What still waited to be told of `from` stands
 * among the sales alone: who has goods for sale is not merged. Of several merges and a deletion the events may come in any order, so they go to who the
 * customer is by now.
 */
export default onEvent({
  on: customersMerged,
  work: 'messages',
  grants: ['table:read', 'table:write'],
  handle: ({ market, payload: { from } }) => passOn(market, from),
})

const passOn = async (market: string, from: string): Promise<void> => {
  const to = await retryOnConflict(async () => {
    const [present, theirs] = await Promise.all([readPresent(market, from), readNotices(market, from)])
    if (present === null || !theirs.version) return undefined
    const kept = await readNotices(market, present)
    await commit([putNotices(market, present, mergedNotices(kept, theirs))])
    return present
  })
  await removeNotices(market, from)
  // Another merge, or a deletion, may have looked for them before they were there.
  if (to !== undefined && (await readPresent(market, to)) !== to) await passOn(market, to)
}
