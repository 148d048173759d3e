/** The sandbox's records in the store: orders, sessions, transactions, notifications. */
import { randomBytes } from 'node:crypto'
import { now, nowIso } from '#functions/kit/clock.ts'
import type { Store } from '../../store.ts'
import { fault, idIn, type Notification, type Order, type Session, type Transaction } from './shapes.ts'

export interface Kinds {
  orders: Order
  'payment-sessions': Session
  transactions: Transaction
  notifications: Notification
}
export type Kind = keyof Kinds

const SETTLED_AFTER_MS = 12 * 3_600_000

export interface Records {
  href: (kind: Kind, id: string) => string
  /** Returns the present state: a sale is settled twelve hours after its capture. Throws 404 for another merchant's. */
  read: <K extends Kind>(kind: K, hrefOrId: unknown, alias: string) => Kinds[K]
  /** Finds a record of any merchant; undefined when there is none. */
  find: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined
  all: <K extends Kind>(kind: K, alias: string) => Kinds[K][]
  save: <K extends Kind>(kind: K, thing: Kinds[K]) => Kinds[K]
  /** Returns id, owner and creation time of a new record. */
  fresh: (alias: string) => { id: string; alias: string; createdAt: string }
}

/** `url` returns the sandbox's own address, for the links in its responses. */
export const recordsOf = (store: Store, url: () => string): Records => {
  const find = <K extends Kind>(kind: K, id: string): Kinds[K] | undefined => {
    const thing = store.get<Kinds[K]>(`elavon:${kind}`, id)
    return thing && asOfNow(kind, thing)
  }
  return {
    href: (kind, id) => `${url()}/${kind}/${id}`,
    find,
    read: (kind, hrefOrId, alias) => {
      const thing = find(kind, idIn(hrefOrId))
      if (thing?.alias !== alias) throw fault(404, 'notFound', `There is no such resource in ${kind}`)
      return thing
    },
    all: <K extends Kind>(kind: K, alias: string) =>
      store
        .list<Kinds[K]>(`elavon:${kind}`)
        .filter(thing => thing.alias === alias)
        .map(thing => asOfNow(kind, thing)),
    save: (kind, thing) => {
      store.put(`elavon:${kind}`, thing.id, thing)
      return thing
    },
    fresh: alias => ({ id: randomBytes(13).toString('hex'), alias, createdAt: nowIso() }),
  }
}

const asOfNow = <K extends Kind>(kind: K, thing: Kinds[K]): Kinds[K] => {
  if (kind !== 'transactions') return thing
  const { state, capturedAt } = thing as Transaction
  const isSettled =
    state === 'captured' && capturedAt !== null && Date.parse(capturedAt) + SETTLED_AFTER_MS <= now()
  return isSettled ? { ...thing, state: 'settled' } : thing
}

/** The market that an alias belongs to: `demo-alias-<marketId>`. */
export const marketOf = (alias: string): string => alias.replace(/^demo-alias-/, '')
