/** Sends a tenant the mail of a morning: what was sold since the last one. */
import type { Payload } from '#events/envelope.ts'
import type { salesMailDue } from '#events/messages.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { env } from '../../kit/env.ts'
import { commit } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { readLines, type SaleLine } from '../../sales/table/line.ts'
import { sendOnce } from '../letter/send-once.ts'
import { readNotices } from '../table/notices.ts'
import { closeMail, endMail, type Noted, readNoted, readSalesMail } from '../table/sales-mail.ts'
import { readHearer } from './reader.ts'
import { salesLetter } from './sales-letter.ts'

/** Sends it, unless the tenant has switched it off. A second delivery finds it ended, or the mail sent. */
export const sendSalesMail = async (
  marketId: string,
  { userNumber, day }: Payload<typeof salesMailDue>,
): Promise<void> => {
  const mail = await readSalesMail(marketId, userNumber, day)
  // Its timer comes a second late, never early.
  if (!mail || nowSeconds() < toSeconds(mail.at)) return
  await commit([closeMail(marketId, userNumber, mail, nowSeconds())])
  const market = await readMarket(marketId)
  await write(market, userNumber, day)
  await commit([endMail(marketId, userNumber, mail, nowSeconds())])
}

const write = async (market: Market, userNumber: string, day: string): Promise<void> => {
  const { marketId } = market
  const [hearer, { dailyMail }, noted] = await Promise.all([
    readHearer(marketId, userNumber),
    readNotices(marketId, userNumber),
    readNoted(marketId, userNumber, day),
  ])
  if (hearer?.userNumber !== userNumber || !hearer.email || !dailyMail) return
  const lines = await linesOf(marketId, noted)
  if (!lines.length) return
  const letter = salesLetter(market, hearer.language, {
    name: hearer.name,
    lines,
    url: screen => `${env('SITE_URL')}/user?market=${marketId}#/${screen}`,
  })
  await sendOnce(market, `sales-${userNumber}-${day}`, hearer.email, {
    ...letter,
    about: { customer: userNumber },
  })
}

const linesOf = async (market: string, noted: readonly Noted[]): Promise<SaleLine[]> => {
  const places = noted.flatMap(({ rows, ...place }) => rows.map(row => ({ ...place, row })))
  return (await readLines(market, places)).sort((one, other) => one.at - other.at)
}
