/** Measures what a run of the sweeper costs: with nothing late, and with a hundred holds whose events were lost. */

import { holdDue } from '#events/bookings.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { DUE_PARTITIONS, dueWith } from '#functions/kit/due.ts'
import { newId } from '#functions/kit/ids.ts'
import { sweep } from '#functions/kit/sweep.ts'
import { commit } from '#functions/kit/table.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { MARKET } from './market.ts'
import { during, readUnits, startRecording } from './recorder.ts'
import { type Measure, units } from './result.ts'
import { writeUnits } from './written.ts'

const LATE = 100
const RUNS_A_MONTH = 30 * 24 * 12

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  startRecording({ units: true })
  const run = sweep({ 'hold-due': ['bookings'] })
  const idle = await during(run)
  for (let nth = 0; nth < LATE; nth++) {
    const id = newId()
    const Item = {
      pk: `${MARKET}#REQUEST#${id}`,
      sk: 'REQUEST',
      kind: 'booking-request',
      ...dueWith(id, nowSeconds() - 3_600, holdDue, { bookingRequest: id }),
    }
    await commit([{ put: { Item } }])
  }
  const busy = await during(run)
  const written = await writeUnits(busy.sent)
  await cloud.stop()
  // DynamoDB bills half a unit for a query that finds nothing; the local database may bill none.
  const least = Math.max(readUnits(idle.sent), DUE_PARTITIONS.length / 2)
  return {
    lines: [
      {
        what: 'A run of the sweeper, nothing late',
        bar: '≤ 4 queries',
        number: `${idle.sent.length} queries, ${units(least)} read units: ${units(least * RUNS_A_MONTH)} a month`,
        met: idle.sent.length <= 4,
      },
      {
        what: `A run of the sweeper, ${LATE} holds late`,
        bar: '–',
        number: `${units(readUnits(busy.sent))} read units, ${units(written)} write units`,
      },
    ],
  }
}
