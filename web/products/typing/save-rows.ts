/** Saves the rows of a sheet that are right, so that a lost answer, a reload or a second try adds nothing twice. */
import { asFailure, type CallFailure, complaints, hasCode } from '../../kit/failure.ts'
import type { Codes } from '../../kit/form/codes.ts'
import {
  bodyOf,
  type NewThing,
  type Row,
  type Thing,
  type TypedThing,
  toSave,
  withNewer,
} from '../thing/rows.ts'

/** New rows on their way: the same rows go with the same key until an answer comes, whatever is typed meanwhile. */
interface Batch {
  key: string
  rows: readonly { key: string; typed: TypedThing; isDoubted?: boolean | undefined }[]
}

export interface Rows {
  rows: readonly Row[]
  /** Deleted here, and not yet at the server. */
  removed: readonly string[]
  batch?: Batch | undefined
}

export interface Store {
  read: () => Rows
  update: (change: (before: Rows) => Rows) => void
  /** A thing of the server as a row in the reader's language. */
  rowOf: (thing: Thing) => Row
}

export interface Calls {
  add: (things: NewThing[], key: string) => Promise<{ results: Thing[] }>
  /** `version`: that of the thing as it was read. */
  change: (id: string, thing: NewThing, version: number | undefined) => Promise<Thing>
  remove: (id: string) => Promise<unknown>
  /** Puts the things into another order. */
  order: (ids: string[]) => Promise<unknown>
}

const isGone = ({ status }: CallFailure): boolean => status === 404

/** True where the server refused fields: then the rows are wrong, and the saving is not. */
const refusedBy = (failure: CallFailure): Codes | undefined => {
  const fields = complaints(failure).flatMap(({ field, code }) => (field ? [[field, code] as const] : []))
  return failure.status === 400 && fields.length ? Object.fromEntries(fields) : undefined
}

/** The thing as somebody else has left it, where they were faster (D30). */
const presentIn = (failure: CallFailure): Thing | undefined =>
  failure.status === 409 && hasCode(failure, 'changed_meanwhile')
    ? (failure.body as { present: Thing }).present
    : undefined

const changeRow = (store: Store, key: string, change: (row: Row) => Row): void =>
  store.update(before => ({ ...before, rows: before.rows.map(row => (row.key === key ? change(row) : row)) }))

/** The kind that the server chose stands in the row, unless another was chosen meanwhile. */
const savedAs = (row: Row, sent: TypedThing, thing: Thing): Row => {
  const type = thing.type === 1 ? '1' : '2'
  const isDoubted = thing.typedPrice !== ''
  return {
    ...row,
    id: thing.id,
    saved: { ...sent, type, isDoubted, version: thing.version },
    typed: { ...row.typed, type: row.typed.type || type },
    refused: undefined,
  }
}

const removeRows = async (store: Store, { remove }: Calls): Promise<void> => {
  for (const id of store.read().removed) {
    await remove(id).catch(thrown => {
      if (!isGone(asFailure(thrown))) throw thrown
    })
    store.update(before => ({ ...before, removed: before.removed.filter(one => one !== id) }))
  }
}

const noteAdded = (store: Store, { rows: sent }: Batch, results: readonly Thing[]): void =>
  store.update(before => {
    const ids = new Set(results.map(({ id }) => id))
    const at = new Map(sent.map(({ key, typed }, index) => [key, { typed, thing: results[index] }]))
    const present = new Set(before.rows.map(({ key }) => key))
    return {
      batch: undefined,
      // Deleted while they were on their way.
      removed: [
        ...before.removed,
        ...sent.flatMap(({ key }, index) => (present.has(key) ? [] : (results[index]?.id ?? []))),
      ],
      rows: before.rows
        // A reload has read what an answer that was lost had added.
        .filter(({ key, id }) => at.has(key) || id === undefined || !ids.has(id))
        .map(row => {
          const answered = at.get(row.key)
          return answered?.thing ? savedAs(row, answered.typed, answered.thing) : row
        }),
    }
  })

/** What was typed above the end belongs there at the server too. */
const keepOrder = async (store: Store, { order }: Calls): Promise<void> => {
  const { rows } = store.read()
  const ids = rows.flatMap(({ id }) => id ?? [])
  const isInOrder = ids.every((id, at) => at === 0 || runningOf(ids[at - 1] ?? '') < runningOf(id))
  if (!isInOrder) await order(ids).catch(() => undefined)
}

const runningOf = (id: string): number => Number(id.split('-').at(-1))

const dropBatch = (store: Store): void => store.update(before => ({ ...before, batch: undefined }))

/** "1.price" is the price of the second row that was sent. */
const noteRefused = (store: Store, { rows }: Batch, codes: Codes): void => {
  for (const [field, code] of Object.entries(codes)) {
    const [at = '', name = ''] = field.split('.')
    const row = rows[Number(at)]
    if (row)
      changeRow(store, row.key, before => ({ ...before, refused: { ...before.refused, [name]: code } }))
  }
}

const addRows = async (store: Store, calls: Calls, fresh: readonly Row[]): Promise<void> => {
  const batch = store.read().batch ?? {
    key: crypto.randomUUID(),
    rows: fresh.map(({ key, typed, doubt }) => ({ key, typed, isDoubted: doubt !== undefined })),
  }
  store.update(before => ({ ...before, batch }))
  try {
    const { results } = await calls.add(
      batch.rows.map(({ typed, isDoubted }) => bodyOf(typed, isDoubted)),
      batch.key,
    )
    noteAdded(store, batch, results)
    await keepOrder(store, calls)
  } catch (thrown) {
    const failure = asFailure(thrown)
    // The server answered no: nothing was added. Without an answer, the same rows go again with the same key.
    if (failure.status >= 400 && failure.status < 500) dropBatch(store)
    const codes = refusedBy(failure)
    if (!codes) throw thrown
    noteRefused(store, batch, codes)
  }
}

const changeRows = async (store: Store, { change }: Calls, rows: readonly Row[]): Promise<void> => {
  for (const { key, id = '', typed, doubt, saved } of rows) {
    try {
      const thing = await change(id, bodyOf(typed, doubt !== undefined), saved?.version)
      changeRow(store, key, row => savedAs(row, typed, thing))
    } catch (thrown) {
      const failure = asFailure(thrown)
      const codes = refusedBy(failure)
      const present = presentIn(failure)
      // It was deleted elsewhere: what is typed here becomes a new row.
      if (isGone(failure)) changeRow(store, key, row => ({ ...row, id: undefined, saved: undefined }))
      else if (present) changeRow(store, key, row => withNewer(row, store.rowOf(present)))
      else if (codes) changeRow(store, key, row => ({ ...row, refused: codes }))
      else throw thrown
    }
  }
}

export const isSaved = ({ rows, removed, batch }: Rows): boolean => {
  const { added, changed } = toSave(rows)
  return !removed.length && !batch && !added.length && !changed.length
}

/** Saves until nothing that is right is left. Throws what no row is to blame for. */
export const saveRows = async (store: Store, calls: Calls): Promise<void> => {
  while (!isSaved(store.read())) {
    await removeRows(store, calls)
    const { added, changed } = toSave(store.read().rows)
    if (store.read().batch || added.length) await addRows(store, calls, added)
    await changeRows(store, calls, changed)
  }
}
