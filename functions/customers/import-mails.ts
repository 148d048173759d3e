/** How many mails imports may cause: a part of the mails that staff may send in a day. */
import { MOST_IMPORT_MAILS } from '#shared/customers/import-row.ts'
import { countTries, triesLeft } from '../kit/limit.ts'
import { staffMailsOf, warnFromHalf } from '../kit/staff-mails.ts'
import type { Write } from '../kit/table.ts'

const mailsOf = (market: string) => staffMailsOf(market, { name: 'import', most: MOST_IMPORT_MAILS })

/** How many customers of imports may still get a mail today. */
export const mailsLeft = (market: string): Promise<number> => triesLeft(market, mailsOf(market))

/** How many of these customers may get a mail. Warns the operator from half of the day's mails on. */
export const mailsFor = async (market: string, customers: number): Promise<number> => {
  const left = await mailsLeft(market)
  const mails = Math.min(customers, left)
  if (customers) warnFromHalf(market, mailsOf(market), left - mails)
  return mails
}

/** Counts mails with the write of the customers who get them. */
export const countMails = (market: string, mails: number): Write[] =>
  mails ? [countTries(market, mailsOf(market), mails)] : []
