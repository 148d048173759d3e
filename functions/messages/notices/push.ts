/** Pushes to a tenant what was sold, when its moment has come: once to each of their browsers, whatever dies meanwhile. */
import { pushDue } from '#events/messages.ts'
import { type Millis, toSeconds } from '#shared/kit/units.ts'
import { PUSH_KEPT, quietUntil } from '#shared/messages/notices.ts'
import { now } from '../../kit/clock.ts'
import { newId } from '../../kit/ids.ts'
import { schedule } from '../../kit/schedule.ts'
import { RetryLater } from '../../kit/subscriber.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type Device, type Notices, putNotices, readNotices } from '../table/notices.ts'
import { type Push, putPush, readPush } from '../table/waiting-push.ts'
import { type Outcome, sendPush } from './provider.ts'
import { pushText } from './push-text.ts'
import { readHearer } from './reader.ts'

/** Another worker that began a push has died after this time. A push to ten browsers takes some seconds. */
const CLAIMED: Millis = 20_000

/** After so many tries in half an hour, a browser whose service does not work goes without: others wait for the next push. */
const MOST_TRIES = 10

type Sending = NonNullable<Push['sending']>

/**
 * Pushes what is due. Throws `RetryLater` while another worker pushes, and when a push service does not work: who has the
 * push already does not get it again.
 */
export const pushWhatIsDue = async (marketId: string, userNumber: string, by: string): Promise<void> => {
  const market = await readMarket(marketId)
  const sending = await retryOnConflict(() => claim(market, userNumber))
  if (!sending) return
  if ('later' in sending)
    return schedule(marketId, pushDue, { userNumber }, { at: toSeconds(sending.later), by })
  await sendToAll(market, userNumber, sending)
  const next = await retryOnConflict(async () => {
    const before = await readPush(marketId, userNumber)
    if (before.sending?.id === sending.id)
      await commit([putPush(marketId, userNumber, { ...before, sending: null })])
    return before.waiting
  })
  if (next) await schedule(marketId, pushDue, { userNumber }, { at: toSeconds(next.at), by })
}

/** Takes what is due, or what a worker that died has left. Undefined: nothing is due. `later`: not before that moment. */
const claim = async (
  market: Market,
  userNumber: string,
): Promise<Sending | { later: Millis } | undefined> => {
  const { marketId, timeZone } = market
  const [before, chosen] = await Promise.all([
    readPush(marketId, userNumber),
    readNotices(marketId, userNumber),
  ])
  const { sending, waiting } = before
  const put = (after: Partial<Push>) => commit([putPush(marketId, userNumber, { ...before, ...after })])
  if (sending) {
    if (now() < sending.claimedAt + CLAIMED) throw new RetryLater('a push is being sent')
    const again = { ...sending, claimedAt: now() }
    await put({ sending: again })
    return again
  }
  // The timer of what waits comes a second late, never early.
  if (!waiting || toSeconds(now()) < toSeconds(waiting.at)) return undefined
  if (!chosen.devices.length || now() > waiting.since + PUSH_KEPT) {
    await put({ waiting: null })
    return undefined
  }
  const later = quietUntil(timeZone, chosen, now())
  if (later !== undefined) {
    await put({ waiting: { ...waiting, at: later } })
    return { later }
  }
  const { at: _, ...news } = waiting
  const begun = { ...news, id: newId(), claimedAt: now(), done: [], tries: 0 }
  await put({ waiting: null, sending: begun, last: now() })
  return begun
}

const sendToAll = async (market: Market, userNumber: string, sending: Sending): Promise<void> => {
  const { marketId } = market
  const hearer = await readHearer(marketId, userNumber)
  const { devices } = await readNotices(marketId, userNumber)
  // Who was merged, or sees no sales any more, hears nothing by this number.
  const isNews = now() <= sending.since + PUSH_KEPT && sending.tries < MOST_TRIES
  if (hearer?.userNumber !== userNumber || !isNews) return
  const body = pushText(market, hearer.language, sending)
  const about = { tag: sending.id, lang: hearer.language, market: marketId }
  const text = JSON.stringify({ title: market.visualName, body, ...about })
  const kept = toSeconds(sending.since + PUSH_KEPT - now())
  const left = devices.filter(({ id }) => !sending.done.includes(id))
  const outcomes = await Promise.all(
    left.map(async device => ({ device, outcome: await sendPush(device, { id: sending.id, text, kept }) })),
  )
  await noteOutcomes(marketId, userNumber, sending.id, outcomes)
  if (outcomes.some(({ outcome }) => outcome === 'later'))
    throw new RetryLater('a push service does not work now')
}

/** Notes who has the push, and forgets the browsers that get none any more. */
const noteOutcomes = async (
  marketId: string,
  userNumber: string,
  id: string,
  outcomes: readonly { device: Device; outcome: Outcome }[],
): Promise<void> => {
  const of = (wanted: (outcome: Outcome) => boolean) =>
    outcomes.filter(({ outcome }) => wanted(outcome)).map(({ device }) => device)
  const gone = of(outcome => outcome === 'gone')
  if (gone.length) await forget(marketId, userNumber, gone)
  if (!outcomes.some(({ outcome }) => outcome === 'later')) return
  const done = of(outcome => outcome !== 'later').map(device => device.id)
  await retryOnConflict(async () => {
    const before = await readPush(marketId, userNumber)
    if (before.sending?.id !== id) return
    // The next try need not wait until this worker would count as dead.
    const sending = {
      ...before.sending,
      done: [...before.sending.done, ...done],
      tries: before.sending.tries + 1,
      claimedAt: now() - CLAIMED,
    }
    await commit([putPush(marketId, userNumber, { ...before, sending })])
  })
}

/** One that has subscribed anew since then has another address, and stays. */
const forget = (marketId: string, userNumber: string, gone: readonly Device[]): Promise<void> =>
  retryOnConflict(async () => {
    const before = await readNotices(marketId, userNumber)
    const after: Notices = {
      ...before,
      devices: before.devices.filter(({ id }) => !gone.some(device => device.id === id)),
    }
    if (after.devices.length < before.devices.length) await commit([putNotices(marketId, userNumber, after)])
  })
