/** The links of those who wait for a shelf. */
import type { TestCloud } from '../cloud/local-cloud.ts'
import { INVALID } from '../cloud/told.ts'
import type { waitlistAt } from '../people/waitlist.ts'
import { type Link, linksAt, OTHER, OVER, UNKNOWN, WAITING } from './mailed-link.ts'

export const waitlistLinks = (cloud: TestCloud, line: ReturnType<typeof waitlistAt>): Link[] => {
  const { read, send } = linksAt(cloud)
  return [
    {
      purpose: 'waitlist-offer',
      what: 'to a shelf that is free',
      of: WAITING,
      mailed: async () => {
        await line.fill()
        await line.joinAll('offered')
        await line.free()
        return line.offerTo('offered')
      },
      uses: [
        read('waitlist/offer', WAITING),
        send('waitlist/offer/take', WAITING, token => ({ token })),
        send('waitlist/offer/decline', WAITING, token => ({ token })),
      ],
      others: { place: 'f'.repeat(32), bookingRequest: UNKNOWN, shelfType: UNKNOWN },
      gone: [
        [{ place: 'f'.repeat(32) }, OVER],
        [{ market: OTHER }, INVALID],
      ],
      ends: [['declined', line.decline, OVER]],
    },
    {
      purpose: 'leave-waitlist',
      what: 'to wait no more',
      of: WAITING,
      mailed: async () => {
        await line.fill()
        await line.joinAll('leaving')
        return line.leavingOf('leaving')
      },
      uses: [send('waitlist/leave', WAITING, token => ({ token }))],
      others: { place: 'f'.repeat(32), shelfType: UNKNOWN },
      gone: [[{ market: OTHER }, INVALID]],
      ends: [],
    },
  ]
}
