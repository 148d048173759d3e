import { type Millis, toMillis } from '#shared/kit/units.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { putNotices, readNotices } from '../table/notices.ts'

/**
 * Forgets the browsers that get pushes about a tenant's sales: their sessions have ended, and one of them may be a thief's.
 * `until`: a browser that was added later belongs to a new session. The next sale asks anew whether they want pushes.
 */
export const forgetDevices = (market: string, userNumber: string, until: Millis): Promise<void> =>
  retryOnConflict(async () => {
    const before = await readNotices(market, userNumber)
    const devices = before.devices.filter(({ addedTs }) => toMillis(addedTs) > until)
    if (devices.length === before.devices.length) return
    await commit([putNotices(market, userNumber, { ...before, devices, wasAsked: devices.length > 0 })])
  })
