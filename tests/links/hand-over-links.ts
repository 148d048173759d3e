/** The links of friends who may take a booking over. */

import type { TestCloud } from '../cloud/local-cloud.ts'
import { INVALID } from '../cloud/told.ts'
import type { handingOnAt } from '../people/handing-on.ts'
import { HANDED, type Link, linksAt, OTHER, type Said, UNKNOWN } from './mailed-link.ts'

const OVER: Said = [409, { detail: 'hand_over_over' }]

export const handOverLinks = (cloud: TestCloud, handing: ReturnType<typeof handingOnAt>): Link[] => {
  const { read, send } = linksAt(cloud)
  let friends = 0
  return [
    {
      purpose: 'hand-over',
      what: 'to take a booking over',
      of: HANDED,
      mailed: async () => {
        friends += 1
        return handing.offerTo(await handing.tenant(), `friend${friends}`)
      },
      uses: [
        read('hand_over', HANDED),
        send('hand_over/accept', HANDED, token => ({
          token,
          name: 'Mette Munk',
          phone: '20 12 34 57',
          termsAccepted: true,
          seen: { shelf: UNKNOWN, dateStart: '2026-01-31', dateEnd: '2026-01-31' },
        })),
        send('hand_over/decline', HANDED, token => ({ token })),
      ],
      others: { bookingRequest: UNKNOWN, offer: UNKNOWN },
      gone: [
        [{ bookingRequest: UNKNOWN }, INVALID],
        [{ offer: UNKNOWN }, OVER],
        [{ market: OTHER }, INVALID],
      ],
      ends: [['declined', handing.decline, OVER]],
    },
  ]
}
