import { useState } from 'react'

interface Held<Row> {
  rows: readonly Row[]
  /** How many came since, which are shown once somebody asks for them. */
  fresh: number
  showAll: () => void
}

/**
 * Keeps the rows of a list as they stand, so that nothing moves away from under a finger when it is asked for again.
 * `name` says which list it is: another one is shown at once.
 */
export const useHeld = <Row extends { id: string }>(name: string, rows: readonly Row[]): Held<Row> => {
  const [held, setHeld] = useState({ name, rows })
  // Nothing stands there that could move.
  const isOther = held.name !== name || !held.rows.length
  if (isOther && held.rows !== rows) setHeld({ name, rows })
  const known = new Set(held.rows.map(({ id }) => id))
  return {
    rows: isOther ? rows : held.rows,
    fresh: isOther ? 0 : rows.filter(({ id }) => !known.has(id)).length,
    showAll: () => setHeld({ name, rows }),
  }
}
