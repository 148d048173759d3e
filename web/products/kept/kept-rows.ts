/** What of a sheet the server does not have yet, kept in this browser by market, person and sheet until it is sent. */
import { type Session, sessions } from '../../kit/session.ts'
import { stored } from '../../kit/stored.ts'

const prefixOf = ({ marketId, username }: Pick<Session, 'marketId' | 'username'>): string =>
  `goods ${marketId}/${username} `

interface KeptThing {
  key: string
  typed: { name: string; description: string; price: string; type: '' | '1' | '2'; discount: string }
}

/**
 * All that the server does not have, and what is on its way: it goes again with the same key. The home of a tenant loads
 * this file for its log-out, so it names the rows of a sheet by their shape alone.
 */
export interface Kept {
  rows: readonly (KeptThing & { id?: string | undefined })[]
  removed: readonly string[]
  batch?: { key: string; rows: readonly (KeptThing & { isDoubted?: boolean | undefined })[] } | undefined
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' && found !== null && 'rows' in found && 'removed' in found

const keptAt = (key: string) => stored(key, found => (isKept(found) ? found : undefined))

/** Of the person who is logged in here. */
export const keptRows = (sheet: string) => {
  const who = sessions.customer.read() ?? sessions.admin.read() ?? { marketId: '', username: '' }
  return keptAt(prefixOf(who) + sheet)
}

export const isSomething = ({ rows, removed, batch }: Kept): boolean =>
  rows.length > 0 || removed.length > 0 || batch !== undefined

const keysOf = (session: Session): string[] => {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(prefixOf(session)))
  } catch {
    return []
  }
}

/** How many changes of a person wait in this browser. */
export const countKept = (session: Session): number =>
  keysOf(session).reduce((count, key) => {
    const kept = keptAt(key).read()
    return count + (kept ? kept.rows.length + kept.removed.length : 0)
  }, 0)

export const dropKept = (session: Session): void => {
  for (const key of keysOf(session)) keptAt(key).clear()
}
