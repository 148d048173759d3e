/** Takes out of a market's till what it has sold: after each webhook, every ten minutes, and the last days each night. */

import { purchasesDue, transfersDue } from '#events/tills.ts'
import { addDays, dayIn, startOfDay } from '#shared/kit/day.ts'
import { type Seconds, toMillis, toSeconds } from '#shared/kit/units.ts'
import { putsIntoTill, tillMark, tillOf } from '#shared/markets/till.ts'
import { numberFrom } from '#shared/products/number.ts'
import { PRODUCT } from '#shared/products/states.ts'
import type { Receipt } from '#shared/tills/receipt.ts'
import { now, nowSeconds, todayIn } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import { env } from '../kit/env.ts'
import { log } from '../kit/log.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { schedule } from '../kit/schedule.ts'
import { seal } from '../kit/secrets.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { readByNumbers } from '../products/table/product.ts'
import { noteContact, noteFailed, noteWorked } from './note-contact.ts'
import { byOurClock } from './our-clock.ts'
import { type Contact, putContact, readContact, spansOf } from './table/contact.ts'
import { type Asked, beginLook, Served } from './table/look.ts'
import { TakenBefore, takeReceipt } from './table/receipt.ts'
import { newReported } from './table/reported.ts'
import type { Purchases, Till } from './till.ts'
import { TillFailed } from './till-failed.ts'
import { tillFor } from './till-for.ts'
import { toldDays } from './told-days.ts'
import { addTransfers } from './transfers.ts'
import { underLease } from './under-lease.ts'

const LOOK_SECONDS = 600
/** An offline till says its sales later, at the moment at which they were made. */
const LOOK_BACK_DAYS = 3
const DAY_SECONDS = 86_400

/** One look a market and ten minutes is planned, however many webhooks come in between. */
const planned = (market: string, at: Seconds): string => `${market}-${Math.floor(at / LOOK_SECONDS)}`

/**
 * Takes what is new, and sees to the next look. A receipt is taken once, however often it is read. Of hints that wait, the
 * first begins a look that serves the others. A till whose answers lag behind its hints is asked again within ten minutes.
 */
export const takePurchases = async (marketId: string, asked: Asked): Promise<void> => {
  const market = await readMarket(marketId)
  if (!putsIntoTill(market, deployment()))
    return noteContact(marketId, 'in', () => ({ nextTs: null, problem: null }))
  if (!(await claimLook(marketId, asked))) return
  let plan = { at: nowSeconds() + LOOK_SECONDS, by: planned(marketId, nowSeconds() + LOOK_SECONDS) }
  try {
    const till = await tillFor(market)
    const contact = await contactFromNow(market)
    const news = await takeNew(market, till, contact)
    const rest = await lookBack(market, till, { ...contact, ...news })
    await noteWorked(marketId, 'in', { ...news, ...rest, nextTs: plan.at })
  } catch (error) {
    if (!(error instanceof TillFailed)) throw error
    plan = { at: await noteFailed(marketId, 'in', error), by: asked.id }
  }
  await schedule(marketId, purchasesDue, {}, plan)
}

/** Begins a look; false when another one serves the hint. */
const claimLook = (marketId: string, asked: Asked): Promise<boolean> =>
  commit([beginLook(marketId, asked, now())]).then(
    () => true,
    error => {
      if (!(error instanceof Served)) throw error
      return false
    },
  )

/**
 * Purchases count from the first look at a till on, or at another account of it. After files they count from the day after
 * the last one on: what a file may hold is not taken, and nothing between the two is left out. A till that was away while
 * no file came goes on where it was.
 */
const contactFromNow = (market: Market): Promise<Contact> =>
  retryOnConflict(async () => {
    const { marketId } = market
    const till = tillMark(market)
    const present = await readContact(marketId, 'in')
    if (present.till === till && present.filesTo === null) return present
    const fresh = { till, sinceTs: firstMoment(market, present), filesTo: null }
    const none = { cursor: '', lookedBackTs: null, subscription: null }
    await commit([
      ...newReported(marketId, spansOf(present)),
      putContact(marketId, { ...present, ...fresh, ...none }),
    ])
    return readContact(marketId, 'in')
  })

const firstMoment = ({ timeZone }: Market, { filesTo }: Contact): Seconds =>
  filesTo === null
    ? nowSeconds()
    : Math.min(nowSeconds(), toSeconds(startOfDay(timeZone, addDays(filesTo, 1))))

interface Seen {
  /** What was sold before is not taken: a till may round the moment that it is asked for down. */
  since: Seconds
  /** Each receipt, also those that were taken before; and those that were not. */
  receipt?: (receipt: Receipt) => void
  taken?: (receipt: Receipt) => void
  /** A page whose receipts are all taken, once another one follows it. */
  page?: (cursor: string) => Promise<void>
}

/** Takes all purchases, a page at a time. Answers the cursor after the last one. */
const takePages = async (
  market: Market,
  next: (cursor: string) => Promise<Purchases>,
  from: string,
  seen: Seen,
): Promise<string> => {
  let cursor = from
  for (;;) {
    const page = await next(cursor)
    if (page.receipts.length && cursor !== from) await seen.page?.(cursor)
    for (const said of page.receipts) {
      const receipt = await byOurClock(market, said, seen.since)
      if (!receipt) continue
      seen.receipt?.(receipt)
      await commit(takeReceipt(market, receipt)).then(
        () => seen.taken?.(receipt),
        error => {
          if (!(error instanceof TakenBefore)) throw error
        },
      )
    }
    if (!page.receipts.length || page.cursor === cursor) return cursor
    cursor = page.cursor
  }
}

/** Late sales of a day further back than this change it no more: each day that is looked at costs its purchases. */
const MOST_LATE_DAYS = 31

/** The beginning of the first day on which something was sold that the till has said since, or of the first look. */
const firstOfLate = ({ timeZone }: Market, { sinceTs }: Contact, lateTs: Seconds): Seconds => {
  const first = Math.max(lateTs, nowSeconds() - MOST_LATE_DAYS * DAY_SECONDS)
  return Math.max(sinceTs ?? 0, toSeconds(startOfDay(timeZone, dayIn(timeZone, toMillis(first)))))
}

/** The beginning of the first of the days that are looked back on, or of the first look. */
const since = (market: Market, { sinceTs }: Contact): Seconds =>
  Math.max(sinceTs ?? 0, toSeconds(startOfDay(market.timeZone, addDays(todayIn(market), -LOOK_BACK_DAYS))))

/**
 * Of many pages each is noted: a till that fails in the middle is asked for the rest. A single one costs no write of its own.
 * Answers since when there are days to look at again, for what was sold on them and is said only now.
 */
const takeNew = async (
  market: Market,
  till: Till,
  contact: Contact,
): Promise<Pick<Contact, 'cursor' | 'lateTs'>> => {
  const looksBackFrom = since(market, contact)
  let { lateTs } = contact
  const cursor = await takePages(
    market,
    cursor => till.purchases(cursor ? { cursor } : { since: looksBackFrom }),
    contact.cursor,
    {
      since: contact.sinceTs ?? 0,
      taken: ({ at }) => {
        if (at < looksBackFrom) lateTs = Math.min(at, lateTs ?? at)
      },
      page: cursor => noteContact(market.marketId, 'in', () => ({ cursor, lateTs })),
    },
  )
  return { cursor, lateTs }
}

/**
 * At the first look of a day: what the till said late, what it took on each day, what of it leaves the till, and whether the till still
 * tells us by itself.
 */
const lookBack = async (market: Market, till: Till, contact: Contact): Promise<Partial<Contact>> => {
  const { lookedBackTs, lateTs } = contact
  if (lookedBackTs !== null && dayIn(market.timeZone, toMillis(lookedBackTs)) === todayIn(market)) return {}
  const from = lateTs === null ? since(market, contact) : firstOfLate(market, contact, lateTs)
  const told = toldDays(market, tillOf(market) ?? 'zettle')
  const numbers = new Set<string>()
  const see = (receipt: Receipt) => {
    if (receipt.saidAt === undefined) told.see(receipt)
    for (const { number } of receipt.lines) if (numberFrom(number)) numbers.add(number)
  }
  const next = (cursor: string) => till.purchases(cursor ? { cursor } : { since: from })
  await takePages(market, next, '', { since: from, receipt: see })
  await told.note(from)
  await takeOutSold(market, [...numbers])
  // Where another worker sees to that just now, the next look makes sure.
  const isKept = !till.hints || (await keepSubscribed(market, till.hints))
  return isKept ? { lookedBackTs: nowSeconds(), lateTs: null } : {}
}

type Hints = NonNullable<Till['hints']>

/** Subscribes where the till does not tell us. One worker at a time: two would take away each other's subscription. */
const keepSubscribed = (market: Market, hints: Hints): Promise<boolean> =>
  underLease(market.marketId, 'in', async () => {
    const { subscription: present } = await readContact(market.marketId, 'in')
    if (present && (await hints.isSubscribed(present.uuid))) return
    const subscription = await subscribe(market, hints)
    await noteContact(market.marketId, 'in', () => ({ subscription }))
  })

/** What was sold leaves the till by night: a sale would cost twice as much, and a thing that comes back the same day is there. */
const takeOutSold = async ({ marketId }: Market, numbers: readonly string[]): Promise<void> => {
  const things = [...(await readByNumbers(marketId, numbers)).values()]
  const sold = things.filter(({ status, inTill }) => status === PRODUCT.sold && inTill)
  if (!sold.length) return
  const gone = sold.map(({ number }) => number)
  await addTransfers(marketId, gone, nowSeconds())
  await send(transfersDue.work, envelope(marketId, transfersDue, {}))
}

/** A till that does not find our address is no reason to stop: it is asked every ten minutes, and for this again tomorrow. */
const subscribe = async (
  { marketId, supportEmail }: Market,
  hints: Hints,
): Promise<Contact['subscription']> => {
  const destination = `${env('SITE_URL')}/api/webhooks/zettle/${marketId}/`
  try {
    const { uuid, key } = await hints.subscribe({ destination, contactEmail: supportEmail })
    return { uuid, key: await seal(key, marketId) }
  } catch (error) {
    if (!(error instanceof TillFailed)) throw error
    log.warn('a till does not tell us what it sells', { market: marketId, words: error.words })
    return null
  }
}
