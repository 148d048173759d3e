/** The rows of a sheet while they are typed: changed, added, deleted with a way back, kept over a reload, saved. */
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { Kept } from '../kept/kept-rows.ts'
import { useKeptRows } from '../kept/use-kept-rows.ts'
import { judged, type Reader } from '../thing/likely-price.ts'
import {
  codesOf,
  isBlank,
  isChanged,
  isWrong,
  newRow,
  type Row,
  rowOf,
  type Sheet,
  type TypedThing,
  withBlankEnd,
  withNewer,
} from '../thing/rows.ts'
import type { Rows, Store } from './save-rows.ts'
import { useAutosave } from './use-autosave.ts'
import { useCalls } from './use-calls.ts'

/** All that the server does not have. */
const keptOf = ({ rows, removed, batch }: Rows): Kept => ({
  rows: rows.filter(row => isChanged(row) && !isBlank(row)),
  removed,
  batch,
})

/** Lays what was kept over what the server has. */
const withKept = (now: Rows, kept: Kept): Rows => {
  const present = new Map(now.rows.map(row => [row.id ?? row.key, row]))
  const of = (row: Row) => present.get(row.id ?? row.key)
  const typed = new Map(kept.rows.flatMap(row => (of(row) ? [[of(row)?.key, row.typed] as const] : [])))
  const over = now.rows
    .filter(row => !kept.removed.includes(row.id ?? ''))
    .map(row => ({ ...row, typed: typed.get(row.key) ?? row.typed }))
  const fresh = kept.rows.filter(row => !of(row)).map(({ key, typed: text }) => ({ key, typed: text }))
  return {
    ...now,
    rows: withBlankEnd([...over.filter(row => !isBlank(row)), ...fresh]),
    removed: kept.removed,
    batch: kept.batch,
  }
}

/**
 * The rows after the sheet was read again: what others have added, changed and deleted is here too, and what is typed
 * here stays. Rows whose answer was lost have no id yet: nothing is laid over them before they have.
 */
const withRead = (now: Rows, read: readonly Row[]): Rows => {
  if (now.batch) return now
  const newer = new Map(read.map(row => [row.id, row]))
  const known = new Set([...now.rows.map(({ id }) => id), ...now.removed])
  const kept = now.rows.filter(row => row.id === undefined || newer.has(row.id) || isChanged(row))
  const at = kept.findLastIndex(row => !isBlank(row)) + 1
  const present = kept.map(row => withNewer(row, newer.get(row.id) ?? row))
  return { ...now, rows: present.toSpliced(at, 0, ...read.filter(({ id }) => !known.has(id))) }
}

/** One store for the life of the screen: what saves reads what is typed now, not when it began. */
const useStore = (first: () => readonly Row[], reader: Reader) => {
  const judge = (before: readonly Row[]) => judged(withBlankEnd(before), reader)
  const [rows, setRows] = useState((): Rows => ({ rows: judge(first()), removed: [] }))
  const now = useRef(rows)
  const [store] = useState(
    (): Store => ({
      rowOf: thing => rowOf(thing, reader.language),
      read: () => now.current,
      update: change => {
        const after = change(now.current)
        now.current = { ...after, rows: judge(after.rows) }
        setRows(now.current)
      },
    }),
  )
  return { rows, store }
}

export interface Deleted {
  row: Row
  at: number
}

/** Things that were added in one go. */
export interface Added {
  keys: readonly string[]
  /** Of all of them, where they are alike. */
  name?: string | undefined
}

/** What one press takes back: a thing that was deleted, things that were added together. */
export type Last = Deleted | Added

const editsOf = (store: Store, setLast: Dispatch<SetStateAction<Last | undefined>>) => {
  const put = (at: number, some: readonly Row[]) =>
    store.update(before => ({ ...before, rows: before.rows.toSpliced(at, 0, ...some) }))
  const placeOf = (key: string) => store.read().rows.findIndex(row => row.key === key)
  const insert = (at: number, things: readonly Partial<TypedThing>[]): string[] => {
    const some = things.map(newRow)
    put(at, some)
    return some.map(({ key }) => key)
  }
  const takeOut = (keys: readonly string[]) =>
    store.update(before => {
      const out = before.rows.filter(({ key }) => keys.includes(key))
      return {
        ...before,
        rows: before.rows.filter(row => !out.includes(row)),
        removed: [...before.removed, ...out.flatMap(({ id }) => id ?? [])],
      }
    })
  return {
    change: (key: string, typed: Partial<TypedThing>) => {
      // Things that were typed on are no more what was added.
      setLast(last => (last && 'keys' in last && last.keys.includes(key) ? undefined : last))
      store.update(before => ({
        ...before,
        rows: before.rows.map(row =>
          row.key === key ? { ...row, typed: { ...row.typed, ...typed }, refused: undefined } : row,
        ),
      }))
    },
    /** Of a row that somebody else has changed too: what is typed here counts, or what they left. */
    decide: (key: string, counts: 'mine' | 'theirs') =>
      store.update(before => ({
        ...before,
        rows: before.rows.map(row =>
          row.key === key
            ? { ...row, theirs: undefined, typed: (counts === 'theirs' && row.theirs) || row.typed }
            : row,
        ),
      })),
    /** Adds things in the place of the empty row at the end. */
    append: (things: readonly Partial<TypedThing>[]) => {
      const keys = insert(store.read().rows.length - 1, things)
      const names = new Set(things.map(({ name }) => name))
      setLast({ keys, name: names.size === 1 ? [...names][0] : undefined })
    },
    duplicate: (key: string) => {
      const at = placeOf(key)
      return insert(at + 1, [store.read().rows[at]?.typed ?? {}])[0] ?? ''
    },
    remove: (key: string) => {
      const at = placeOf(key)
      const row = store.read().rows[at]
      if (!row || isBlank(row)) return
      takeOut([key])
      setLast({ row, at })
    },
    /** The key of the row that has the focus then. What was deleted comes back as a new thing, for the server has none. */
    undo: (last: Last): string => {
      setLast(undefined)
      if ('row' in last) {
        const place = Math.min(last.at, store.read().rows.length - 1)
        return insert(place, [last.row.typed])[0] ?? ''
      }
      takeOut(last.keys)
      return store.read().rows.at(-1)?.key ?? ''
    },
  }
}

export const useSheetRows = (sheet: Sheet) => {
  const language = useLanguage()
  const { currencyCode: currency } = useThisMarket()
  const { products } = sheet
  const { rows, store } = useStore(() => products.map(thing => rowOf(thing, language)), {
    language,
    currency,
  })
  const [last, setLast] = useState<Last>()
  const [typing, setTyping] = useState<string | null>(null)
  const [edits] = useState(() => editsOf(store, setLast))
  const autosave = useAutosave(rows, store, useCalls(sheet.id))
  // While it saves, what was read may be older than the answer that is on its way to its row.
  const isSaving = autosave.saving.state === 'saving'
  useEffect(() => {
    if (!isSaving) store.update(now => withRead(now, products.map(store.rowOf)))
  }, [products, isSaving, store])
  useKeptRows(sheet.id, keptOf(rows), found => store.update(now => withKept(now, found)))
  return {
    ...edits,
    ...autosave,
    rows: rows.rows,
    last,
    /** The row that somebody types on: what is wrong with it is said when it is left. */
    typing,
    setTyping,
    /** Rows that are wrong, were left, and are therefore on this device alone. */
    onlyHere: rows.rows.filter(row => isWrong(row) && isChanged(row) && row.key !== typing),
    wrong: rows.rows.filter(row => isWrong(row)),
    /** Rows whose price waits for an answer. */
    doubted: rows.rows.filter(row => row.doubt && !isWrong(row)),
    /** The first row that is wrong now, or else the first whose price waits for an answer, and its field. */
    firstHeld: () => {
      const { rows: now } = store.read()
      const wrong = now.find(one => isWrong(one))
      if (wrong) return { row: wrong, field: Object.keys(codesOf(wrong))[0] ?? 'name', isWrong: true }
      const row = now.find(({ doubt }) => doubt)
      return row && { row, field: 'price', isWrong: false }
    },
  }
}

export type SheetRows = ReturnType<typeof useSheetRows>
