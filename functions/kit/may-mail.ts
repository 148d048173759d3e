/**
 * Limits on what anybody can do with a mail address that they type: order mails to it, and try codes that it got. They
 * count the address as typed, whether or not an account has it, so that nobody can tell the two apart (decision 003).
 */
import { countTry, countVisitorTry } from './limit.ts'

const DAY = 86_400

/** The visitor's own limit is the lower one, so that a single visitor cannot shut others out of a mail address. */
interface Limits {
  byVisitor: { what: string; most: number; window: number }
  byAll: { what: string; most: number; window: number }
  /**
   * What remains when others have used up all: the owner of an address gets a mail, and its link works, whoever ordered it.
   * So nobody shuts the owner out for a day.
   */
  remains?: { what: string; most: number; window: number }
}

const MAILS: Limits = {
  byVisitor: { what: 'mails-of', most: 10, window: DAY },
  byAll: { what: 'mails', most: 20, window: DAY },
  remains: { what: 'mails-an-hour', most: 1, window: 3_600 },
}
const CODES: Limits = {
  byVisitor: { what: 'codes-of', most: 10, window: DAY },
  byAll: { what: 'codes', most: 50, window: DAY },
}

const isWithinBoth = async (
  market: string,
  { byVisitor, byAll, remains }: Limits,
  email: string,
  address: string,
): Promise<boolean> => {
  if (!(await countVisitorTry(market, { ...byVisitor, about: email }, address))) return false
  if (await countTry(market, { ...byAll, who: email })) return true
  return remains !== undefined && countTry(market, { ...remains, who: email })
}

/** Whether one more mail that anybody can order may be sent to a mail address. Counts it. */
export const mayMail = (market: string, email: string, address: string): Promise<boolean> =>
  isWithinBoth(market, MAILS, email, address)

/** Whether a visitor may try one more code for a mail address. Counts it. */
export const mayTryCode = (market: string, email: string, address: string): Promise<boolean> =>
  isWithinBoth(market, CODES, email, address)
