/** How many mails imports may cause. Anybody can open a market, and a list of addresses is easily had. */
import { MOST_IMPORT_MAILS } from '#shared/customers/import-row.ts'
import { countTries, type Limit, triesLeft } from '../kit/limit.ts'
import type { Write } from '../kit/table.ts'

/** A day in UTC. */
export const mailsOf = (market: string): Limit => ({
  what: 'import-mails',
  who: market,
  most: MOST_IMPORT_MAILS,
  window: 86_400,
})

/** How many customers of imports may still get a mail today. */
export const mailsLeft = (market: string): Promise<number> => triesLeft(market, mailsOf(market))

/** Counts mails with the write of the customers who get them. */
export const countMails = (market: string, mails: number): Write[] =>
  mails ? [countTries(market, mailsOf(market), mails)] : []
