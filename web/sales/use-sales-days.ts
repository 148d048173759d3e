/** Which days a screen of sales shows, kept in its address: a shortcut stays this week, one's own days stay as they are. */
import { useSearchParams } from 'react-router-dom'
import { isDay } from '#shared/kit/day.ts'
import { type Days, daysOf, isTooLong, SHORTCUTS, type Shortcut } from '#shared/sales/days.ts'
import { useToday } from '../markets/use-today.ts'

const FIRST: Shortcut = 'this_week'

export interface SalesDays {
  days: Days
  /** Undefined while the days are one's own. */
  shortcut: Shortcut | undefined
  /** What is wrong with one's own days. */
  wrong: 'reversed' | 'tooLong' | undefined
  choose: (wanted: Shortcut | Days) => void
  /** These days as part of an address, for a link to another screen. */
  search: string
}

const asParams = (wanted: Shortcut | Days): Record<string, string> => {
  if (typeof wanted !== 'string') return { dateFrom: wanted.from, dateTo: wanted.to }
  return wanted === FIRST ? {} : { days: wanted }
}

export const useSalesDays = (): SalesDays => {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const [from = '', to = ''] = ['dateFrom', 'dateTo'].map(name => params.get(name) ?? '')
  const isOwn = isDay(from) && isDay(to)
  const named = SHORTCUTS.find(name => name === params.get('days')) ?? FIRST
  const shortcut = isOwn ? undefined : named
  const days = shortcut ? daysOf(shortcut, today) : { from, to }
  return {
    days,
    shortcut,
    wrong: days.from > days.to ? 'reversed' : isTooLong(days) ? 'tooLong' : undefined,
    // Another choice of days begins at the first page.
    choose: wanted => setParams(asParams(wanted), { replace: true }),
    search: new URLSearchParams(asParams(shortcut ?? days)).toString(),
  }
}
