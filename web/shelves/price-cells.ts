/** A grid of prices: what is saved, what is typed over it, and what another has changed meanwhile (D30). */
import * as z from 'zod/mini'
import { pastedBlock, sentPrice } from '#shared/shelves/price-grid.ts'
import {
  amountAsTyped,
  isSamePrice,
  NO_OFFER,
  offerAsSent,
  offerAsTyped,
  problemOf,
  type SavedPrice,
  type TypedPrice,
} from '#shared/shelves/typed-offer.ts'

export interface Named {
  id: string
  name: string
  note?: string
}

export interface Place {
  row: string
  column: string
}

export const keyOf = ({ row, column }: Place): string => `${row} ${column}`

export const placeOf = (key: string): Place => {
  const [row = '', column = ''] = key.split(' ')
  return { row, column }
}

const typedPrice = z.object({
  price: z.string(),
  discountPercent: z.string(),
  discountValidFrom: z.string(),
  discountValidTo: z.string(),
})

/** What is typed in some cells, and over what: the price that was read and its version; 0 when there was none. */
export const typedCells = z.record(
  z.string(),
  z.object({ typed: typedPrice, read: typedPrice, version: z.number() }),
)
export type TypedCells = z.infer<typeof typedCells>

export interface GridOf {
  rows: readonly Named[]
  columns: readonly Named[]
  saved: ReadonlyMap<string, SavedPrice>
  /** True where decimals have a comma. */
  comma: boolean
  timeZone: string
}

/** Reads a grid with what is typed in it. Its changes are new cells; it changes nothing itself. */
export const gridOf = ({ rows, columns, saved, comma, timeZone }: GridOf, cells: TypedCells) => {
  const versionOf = (key: string): number => saved.get(key)?.version ?? 0
  const savedOf = (key: string): TypedPrice => {
    const found = saved.get(key)
    return {
      price: found ? amountAsTyped(found.price, comma) : '',
      ...offerAsTyped(found ?? NO_OFFER, timeZone),
    }
  }
  const typedOf = (key: string): TypedPrice => cells[key]?.typed ?? savedOf(key)
  const isChanged = (key: string): boolean => {
    const cell = cells[key]
    return cell !== undefined && !isSamePrice(cell.typed, cell.read) && !isSamePrice(cell.typed, savedOf(key))
  }
  const isThere = (key: string): boolean => {
    const { row, column } = placeOf(key)
    return rows.some(({ id }) => id === row) && columns.some(({ id }) => id === column)
  }
  const changed = Object.keys(cells).filter(key => isThere(key) && isChanged(key))
  const put = (entries: readonly (readonly [string, Partial<TypedPrice>])[]): TypedCells => ({
    ...cells,
    ...Object.fromEntries(
      entries.map(([key, some]) => {
        const before = cells[key] ?? { typed: savedOf(key), read: savedOf(key), version: versionOf(key) }
        return [key, { ...before, typed: { ...before.typed, ...some } }]
      }),
    ),
  })
  const offerOf = (key: string) => offerAsSent(typedOf(key), saved.get(key) ?? NO_OFFER, timeZone)
  return {
    rows,
    columns,
    savedOf,
    typedOf,
    /** As it travels; undefined for what is no amount. */
    amountOf: (key: string) => sentPrice(typedOf(key).price),
    offerOf,
    problemOf: (key: string) => problemOf(typedOf(key)),
    isChanged,
    /** The cells that are not saved. */
    changed,
    /** The cells that another has changed since they were read, and that were typed differently here. */
    contested: changed.filter(key => cells[key]?.version !== versionOf(key)),
    nameOf: (key: string): string => {
      const { row, column } = placeOf(key)
      const name = (of: readonly Named[], wanted: string) => of.find(({ id }) => id === wanted)?.name ?? ''
      return `${name(rows, row)}, ${name(columns, column)}`
    },
    /** What is sent of a changed cell, beside what names it. */
    lineOf: (key: string) => {
      const price = sentPrice(typedOf(key).price) ?? ''
      const version = cells[key]?.version ?? versionOf(key)
      return price === '0.00' ? { price, version } : { price, version, ...offerOf(key) }
    },
    put,
    /** Puts a block of a spreadsheet into the grid, from a cell to the right and down. */
    paste: (text: string, from: Place): TypedCells => {
      const top = rows.findIndex(({ id }) => id === from.row)
      const left = columns.findIndex(({ id }) => id === from.column)
      return put(
        pastedBlock(text).flatMap((line, down) =>
          line.flatMap((price, right) => {
            const [row, column] = [rows[top + down], columns[left + right]]
            return row && column ? [[keyOf({ row: row.id, column: column.id }), { price }] as const] : []
          }),
        ),
      )
    },
    /** The cells without some of them: these show what is saved. */
    without: (keys: readonly string[]): TypedCells =>
      Object.fromEntries(Object.entries(cells).filter(([key]) => !keys.includes(key))),
    /** What is typed in some cells stands over what is saved now. */
    over: (keys: readonly string[]): TypedCells => ({
      ...cells,
      ...Object.fromEntries(
        keys.map(key => [key, { typed: typedOf(key), read: savedOf(key), version: versionOf(key) }]),
      ),
    }),
  }
}

export type Grid = ReturnType<typeof gridOf>
