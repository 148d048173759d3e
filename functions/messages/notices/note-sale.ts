/** Notes what a purchase has sold, or what came back, for each tenant who wants to hear of it. */
import type { Payload } from '#events/envelope.ts'
import { pushDue, salesMailDue } from '#events/messages.ts'
import type { sold } from '#events/sales.ts'
import type { Day } from '#shared/kit/day.ts'
import { type Millis, toMillis, toSeconds } from '#shared/kit/units.ts'
import { isForMail, isForPush, mailOf, pushAt } from '#shared/messages/notices.ts'
import { now, nowSeconds } from '../../kit/clock.ts'
import { schedule } from '../../kit/schedule.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { readNotices } from '../table/notices.ts'
import { awaitMail, noteEvent, readSalesMail, wasNoted } from '../table/sales-mail.ts'
import { putPush, readPush, withNews } from '../table/waiting-push.ts'
import { readHearer } from './reader.ts'

type Sold = Payload<typeof sold>
type Theirs = Sold['tenants'][number]

interface Event {
  id: string
  payload: Omit<Sold, 'tenants'>
  /** Only what was sold is pushed; what came back stands in the mail. */
  isPushed: boolean
}

/**
 * Notes an event for all its tenants. An event that comes twice, also after a half-done try, is noted once. What was sold
 * days ago, and comes in a till's file now, is no news.
 */
export const noteSale = async (
  marketId: string,
  id: string,
  { tenants, ...payload }: Sold,
  isPushed: boolean,
): Promise<void> => {
  const market = await readMarket(marketId)
  const at = toMillis(payload.at)
  if (!isForMail(market.timeZone, at, now())) return
  const event = { id, payload, isPushed: isPushed && isForPush(at, now()) }
  for (const theirs of tenants) await noteFor(market, event, theirs)
}

/** A moment of a timer; undefined where one is set already. */
interface Timers {
  push?: Millis | undefined
  mail?: { day: Day; at: Millis } | undefined
}

const noteFor = async (market: Market, event: Event, theirs: Theirs): Promise<void> => {
  const { marketId } = market
  const hearer = await readHearer(marketId, theirs.userNumber)
  if (!hearer) return
  const { userNumber } = hearer
  const { push, mail } = await retryOnConflict(() => noteOnce(market, userNumber, event, theirs))
  const by = `${event.id}-${theirs.userNumber}`
  if (push !== undefined) await schedule(marketId, pushDue, { userNumber }, { at: toSeconds(push), by })
  if (mail)
    await schedule(marketId, salesMailDue, { userNumber, day: mail.day }, { at: toSeconds(mail.at), by })
}

const noteOnce = async (
  market: Market,
  userNumber: string,
  event: Event,
  theirs: Theirs,
): Promise<Timers> => {
  const { marketId, timeZone } = market
  const chosen = await readNotices(marketId, userNumber)
  const isPushed = event.isPushed && chosen.devices.length > 0
  if (!isPushed && !chosen.dailyMail) return {}
  const mail = chosen.dailyMail ? mailOf(timeZone, now()) : undefined
  // Of two tenants who are one by now, each has their own part of the event.
  const note = `${event.id}-${theirs.userNumber}`
  const [before, waitingMail, isNoted] = await Promise.all([
    readPush(marketId, userNumber),
    mail && readSalesMail(marketId, userNumber, mail.day),
    wasNoted(marketId, userNumber, note),
  ])
  // The worker may have died after its commit: then its timers are set now.
  if (isNoted) return { push: before.waiting?.at, mail: waitingMail }
  const { rows, share, thing } = theirs
  const news = { things: rows.length, share, thing }
  const after = withNews(before, news, now(), pushAt(timeZone, chosen, now(), before.last))
  const noted = { ...event.payload, userNumber: theirs.userNumber, rows, mail: mail?.day ?? '' }
  await commit([
    noteEvent(marketId, userNumber, note, noted, nowSeconds()),
    ...(mail ? [awaitMail(marketId, userNumber, mail, nowSeconds())] : []),
    ...(isPushed ? [putPush(marketId, userNumber, after)] : []),
  ])
  return {
    push: isPushed && !before.waiting ? after.waiting?.at : undefined,
    mail: waitingMail ? undefined : mail,
  }
}
