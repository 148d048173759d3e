/** Sends the webhooks of a sandbox, and again later until the shop has taken them. They survive a restart. */
import { now } from '#functions/kit/clock.ts'
import { alarm } from '../alarm.ts'
import type { Store } from '../store.ts'

export interface Delivery {
  id: string
  body: string
  /** The next try, in ms since 1970 by the local clock. */
  at: number
  tries: number
}

interface Options<D extends Delivery> {
  store: Store
  /** Under which they are kept. */
  kind: string
  /** True when the shop has taken it, or when it is to be forgotten. */
  post: (delivery: D) => Promise<boolean>
  /** How long to wait after a try that failed, in ms; undefined gives up. */
  waitAfter: (tries: number) => number | undefined
  /** What follows when it was given up. */
  onGivenUp?: (delivery: D) => void
}

export interface Deliveries<D extends Delivery> {
  add: (deliveries: readonly D[]) => void
  /** How many are due or being sent. */
  due: () => number
  /** Tries all that are due. Resolves when each was tried. */
  runDue: () => Promise<void>
  stop: () => void
}

export const startDeliveries = <D extends Delivery>(options: Options<D>): Deliveries<D> => {
  const { store, kind, post, waitAfter, onGivenUp } = options
  const pending = new Map(store.list<D>(kind).map(delivery => [delivery.id, delivery]))
  const onTheWay = new Map<string, Promise<void>>()

  const drop = (id: string) => {
    pending.delete(id)
    store.remove(kind, id)
  }
  const keep = (delivery: D) => {
    pending.set(delivery.id, delivery)
    store.put(kind, delivery.id, delivery)
  }
  const deliver = async (delivery: D): Promise<void> => {
    if (await post(delivery)) return drop(delivery.id)
    const wait = waitAfter(delivery.tries)
    if (wait !== undefined) return keep({ ...delivery, tries: delivery.tries + 1, at: now() + wait })
    drop(delivery.id)
    onGivenUp?.(delivery)
  }
  const waiting = () => [...pending.values()].filter(({ id }) => !onTheWay.has(id))
  const runDue = async (): Promise<void> => {
    for (const delivery of waiting().filter(({ at }) => at <= now())) {
      const sending = deliver(delivery).finally(() => {
        onTheWay.delete(delivery.id)
        arm()
      })
      onTheWay.set(delivery.id, sending)
    }
    await Promise.all(onTheWay.values())
  }
  const next = () => {
    const moments = waiting().map(({ at }) => at)
    return moments.length ? Math.min(...moments) : undefined
  }
  const { arm, ring, stop } = alarm(next, runDue)
  arm()
  return {
    add: deliveries => {
      for (const delivery of deliveries) keep(delivery)
      arm()
    },
    due: () => onTheWay.size + waiting().filter(({ at }) => at <= now()).length,
    runDue: ring,
    stop,
  }
}
