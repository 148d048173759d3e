/** The tables of "Room to grow": how much of each quota a load uses, and where it ends. */
import { WORK_NAMES } from '#events/works.ts'
import { messagesOf } from './demand.ts'
import { shopsIn, TARGET } from './load.ts'
import { endsAt, inOrder, type Own, type Quota, quotas } from './quotas.ts'
import { capacityOf, concurrencyFor } from './workers.ts'

export interface Rows {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export const MARKETS = [100, 500, 2_000, 10_000] as const
/** The parts of the markets that are shops with a till. */
export const TILL_SHARES = [0.05, 0.25] as const

/** What ends beyond this is in no table. */
const FAR = 50_000

export const grouped = (number: number): string => Math.round(number).toLocaleString('en-GB')

const percent = (part: number): string => (part > 1 ? `**${grouped(part * 100)}**` : grouped(part * 100))

/** "12 / 30 %": with few and with many shops with a till. */
const bothShares = (show: (share: number) => string): string => TILL_SHARES.map(show).join(' / ')

const usedCell = ({ used, limit }: Quota, markets: number): string =>
  `${bothShares(share => percent(used(shopsIn(markets, share)) / limit))} %`

const endCell = (quota: Quota): string =>
  bothShares(share => {
    const markets = endsAt(quota, share)
    return markets > FAR ? '–' : grouped(markets)
  })

const endOf = (quota: Quota): number => Math.min(...TILL_SHARES.map(share => endsAt(quota, share)))

/** What ends first stands first. */
export const roomTable = (own: Own): Rows => ({
  head: ['Quota', 'Limit', ...MARKETS.map(grouped), 'Ends at so many markets', 'To raise it'],
  rows: quotas(own)
    .filter(quota => endOf(quota) <= FAR)
    .toSorted((a, b) => endOf(a) - endOf(b))
    .map(quota => [
      quota.name,
      `${grouped(quota.limit)}${quota.from === 'known' ? ' (?)' : ''}`,
      ...MARKETS.map(markets => usedCell(quota, markets)),
      endCell(quota),
      quota.raise,
    ]),
})

const oneDecimal = (number: number): string => String(Math.round(number * 10) / 10)

/** What each kind of work has to do at the target load, if that is at least so many messages a second. */
export const workersTable = (own: Own, least = 0): Rows => {
  const messages = messagesOf(TARGET)
  const wanted = concurrencyFor(TARGET)
  return {
    head: ['Kind of work', 'Messages a second', 'It handles', 'Concurrency', 'Should be'],
    rows: WORK_NAMES.filter(work => messages[work] >= least).map(work => [
      work,
      oneDecimal(messages[work]),
      grouped(capacityOf(work, own.concurrency[work])),
      String(own.concurrency[work]),
      String(wanted[work]),
    ]),
  }
}

/** "Mails a day (SES), at 1,456 markets, 72 of them with a till". */
export const firstEnd = (own: Own, share: number): string => {
  const [first] = inOrder(own, share)
  if (!first) throw new Error('there is no quota')
  return `${first.quota.name}, at ${grouped(first.markets)} markets, ${grouped(first.shopsWithTill)} of them with a till`
}
