/** The sweeper: every few minutes it finds what should have moved and did not, and sends its task again. */
import * as z from 'zod/mini'
import { type Envelope, envelope } from '#events/envelope.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from './clock.ts'
import { DUE_PARTITIONS, dueAt, dueLater } from './due.ts'
import { counted, log } from './log.ts'
import { envelope as newEnvelope } from './outbox.ts'
import { send } from './queue.ts'
import type { Listeners } from './relay.ts'
import { commit, get, type Item, type Key, query, removeAll, TryAgain } from './table.ts'

/** Timers may fire a minute late, and the index lags behind the table: what is late by less is left alone. */
const LATE_SECONDS = 300

/** What was sent again gets this time before it is sent once more. */
const AGAIN_SECONDS = 600

/** The most of one partition in one round, the oldest first. */
const MOST = 100

/** A run begins no further round after this time; the function has four minutes. */
const LAST_ROUND_MS = 180_000

/** How many at a time, so that a run neither lasts long nor floods the queues. */
const AT_ONCE = 10

const task = z.object({ name: z.string(), version: z.number(), payload: z.unknown() })

/** Sends again what is late, round after round while its time lasts. Returns how many messages it sent. */
export const sweep = (listeners: Listeners) => async (): Promise<{ sent: number }> => {
  const begun = performance.now()
  let sent = 0
  for (;;) {
    const found = await sweepOnce(listeners)
    sent += found
    // The index lags a little behind: a round that moves nothing has found only what moved before.
    if (!found || performance.now() - begun > LAST_ROUND_MS) return { sent }
  }
}

const sweepOnce = async (listeners: Listeners): Promise<number> => {
  const now = nowSeconds()
  const late = await lateSince(now - LATE_SECONDS)
  let sent = 0
  for (let from = 0; from < late.length; from += AT_ONCE) {
    const results = await Promise.allSettled(
      late.slice(from, from + AT_ONCE).map(key => moveOn(key, listeners, now)),
    )
    for (const result of results) {
      if (result.status === 'fulfilled') sent += result.value
      else log.error('what is late could not be sent again', { error: result.reason })
    }
  }
  return sent
}

interface Late extends Key {
  dueAt: string
}

const lateSince = async (moment: Seconds): Promise<Late[]> => {
  const pages = await Promise.all(
    DUE_PARTITIONS.map(partition =>
      query(
        {
          IndexName: 'due',
          KeyConditionExpression: 'dueIn = :partition AND dueAt < :moment',
          ExpressionAttributeValues: { ':partition': partition, ':moment': dueAt(moment) },
        },
        MOST,
      ),
    ),
  )
  return pages.flat() as unknown as Late[]
}

/**
 * Sends the message of an item that is still late. Moves its moment first, so that what can never move does not stand
 * before the others, and so that two runs at once do not both send.
 */
const moveOn = async ({ pk, sk, dueAt: read }: Late, listeners: Listeners, now: Seconds): Promise<number> => {
  const item = await get({ pk, sk })
  if (item?.dueAt !== read) return 0
  try {
    await commit([postpone(item, now + AGAIN_SECONDS)])
  } catch (error) {
    if (error instanceof TryAgain) return 0
    throw error
  }
  const message = messageOf(item)
  const queues = listeners[message.name]
  if (!queues) throw new Error(`nobody handles ${message.name}`)
  log.warn('sent again what was late', { kind: item.kind, name: message.name, pk, ...counted('late') })
  await Promise.all(queues.map(queue => send(queue, message)))
  if (item.kind === 'outbox') await removeAll([{ pk, sk }])
  return queues.length
}

/** An item of the outbox is its own message; every other item names the task that moves it. */
const messageOf = (item: Item): Envelope => {
  if (item.kind === 'outbox') return envelope.parse(item)
  const { name, version, payload } = task.parse(item.dueTask)
  const [market = ''] = item.pk.split('#')
  return newEnvelope(market, { name, version, payload: z.unknown() }, payload)
}

const postpone = (item: Item, to: Seconds) => ({
  update: {
    Key: { pk: item.pk, sk: item.sk },
    UpdateExpression: 'SET dueAt = :later',
    ConditionExpression: 'dueAt = :read',
    ExpressionAttributeValues: {
      ':read': item.dueAt,
      ':later': dueLater(String(item.dueAt), to),
    },
  },
  onConditionFailed: new TryAgain(),
})
