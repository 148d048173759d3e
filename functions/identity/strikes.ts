/** Too often is too often: five failed log-ins, or five mails asked for, within 15 minutes close the door for 15. */
import { refuseError } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../kit/clock.ts'
import { commit } from '../kit/table.ts'
import { forgetStrikes, putStrikes, readStrikes } from './table.ts'

const MOST = 5
const WINDOW_SECONDS = 900

/** The strikes that count at this moment. */
export const recentStrikes = async (market: string, what: string, who: string): Promise<number[]> => {
  const since = nowSeconds() - WINDOW_SECONDS
  return (await readStrikes(market, what, who)).filter(at => at > since)
}

export const isClosed = (recent: readonly number[]): boolean => recent.length >= MOST

/** Refuses 429 `too_many_attempts` while the door is closed. */
export const checkStrikes = async (market: string, what: string, who: string): Promise<number[]> => {
  const recent = await recentStrikes(market, what, who)
  if (isClosed(recent)) throw refuseError('too_many', 'too_many_attempts')
  return recent
}

export const strike = (market: string, what: string, who: string, recent: readonly number[]): Promise<void> =>
  commit([putStrikes(market, what, who, [...recent, nowSeconds()].slice(-MOST), nowSeconds())])

export const forgive = (market: string, what: string, who: string): Promise<void> =>
  commit([forgetStrikes(market, what, who)])
