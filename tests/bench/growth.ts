/** Computes how far Reol can grow, and what that costs (infra/growth). Needs no cloud. */
import { costTable } from '#infra/growth/cost-table.ts'
import { TARGET } from '#infra/growth/load.ts'
import { readOwn } from '#infra/growth/own.ts'
import { type Quota, quotas } from '#infra/growth/quotas.ts'
import { firstEnd, grouped, roomTable, TILL_SHARES, workersTable } from '#infra/growth/room-table.ts'
import type { Measure } from './result.ts'

/** Half of each limit stays free. */
const MOST = 0.5

const usedAtTarget = ({ used, limit }: Quota): number => used(TARGET) / limit

export const measure: Measure = async () => {
  const own = await readOwn()
  const [fullest] = quotas(own)
    .filter(({ from }) => from === 'Reol')
    .toSorted((a, b) => usedAtTarget(b) - usedAtTarget(a))
  if (!fullest) throw new Error('Reol sets no limit')
  return {
    lines: [
      ...TILL_SHARES.map(share => ({
        what: `What ends first, with a till in ${share * 100} of 100 markets`,
        bar: '–',
        number: firstEnd(own, share),
      })),
      {
        what: `The fullest of Reol's own limits at ${grouped(TARGET.markets)} markets, ${grouped(TARGET.shopsWithTill)} of them with a till`,
        bar: `≤ ${MOST * 100} %`,
        number: `${fullest.name}: ${grouped(usedAtTarget(fullest) * 100)} %`,
        met: usedAtTarget(fullest) <= MOST,
      },
    ],
    tables: [
      {
        title: 'Room to grow',
        about:
          'The busiest minute at so many markets, in per cent of each limit: with a till in 5 and in 25 of 100 markets. (?) is a limit from memory.',
        ...roomTable(own),
      },
      {
        title: 'Kinds of work at the load that they are made for',
        about: 'Messages a second that come, and that full batches handle.',
        ...workersTable(own),
      },
      {
        title: 'What it costs',
        about: 'US dollars a month, at list prices from memory.',
        ...costTable('essentials', 'lite'),
      },
    ],
  }
}
