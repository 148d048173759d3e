import { useState } from 'react'

/** The rows of a list that are chosen, to do something to all of them at once. */
export interface Selection<Row> {
  chosen: ReadonlySet<string>
  choose: (ids: readonly string[], isChosen: boolean) => void
  /** The row in words, for who does not see its box beside it. */
  nameOf: (row: Row) => string
}

/** Keeps which rows are chosen; another page or another search begins anew with `within`. */
export const useSelection = <Row>(nameOf: (row: Row) => string, within: string) => {
  const [{ chosen, of }, setChosen] = useState({ chosen: new Set<string>(), of: within })
  const known = of === within ? chosen : new Set<string>()
  // Of what is chosen by then: two scans may be answered at once.
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(before => {
      const next = new Set(before.of === within ? before.chosen : [])
      for (const id of ids) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      return { chosen: next, of: within }
    })
  const clear = () => setChosen({ chosen: new Set(), of: within })
  return { selection: { chosen: known, choose, nameOf } satisfies Selection<Row>, clear }
}
