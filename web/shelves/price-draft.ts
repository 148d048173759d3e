/** A grid of prices as it is typed, and what of it is not saved. */
import { useState } from 'react'
import { pastedBlock, typedAmount } from '#shared/shelves/price-grid.ts'

export interface Named {
  id: string
  name: string
  note?: string
}

/** What is saved for a cell. */
export interface SavedPrice {
  price: string
  version: number
}

export interface Place {
  row: string
  column: string
}

export const keyOf = ({ row, column }: Place): string => `${row} ${column}`

/** "1699.00" as it is typed: "1699,00" where decimals have a comma. */
const asTyped = (price: string | undefined, comma: boolean): string =>
  comma ? (price ?? '').replace('.', ',') : (price ?? '')

export const usePriceDraft = (saved: ReadonlyMap<string, SavedPrice>, comma: boolean) => {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const savedText = (key: string) => asTyped(saved.get(key)?.price, comma)
  const textOf = (key: string) => typed.get(key) ?? savedText(key)
  const amountOf = (key: string) => typedAmount(textOf(key))
  const isChanged = (key: string) => typed.has(key) && amountOf(key) !== (saved.get(key)?.price ?? '0.00')
  const put = (entries: Iterable<readonly [string, string]>) =>
    setTyped(before => new Map([...before, ...entries]))
  return {
    savedText,
    textOf,
    amountOf,
    isChanged,
    isWrong: (key: string) => amountOf(key) === undefined,
    type: (key: string, text: string) => put([[key, text]]),
    /** Puts a block of a spreadsheet into the grid, from a cell to the right and down. */
    paste: (text: string, from: Place, rows: readonly Named[], columns: readonly Named[]) => {
      const [top, left] = [
        rows.findIndex(({ id }) => id === from.row),
        columns.findIndex(({ id }) => id === from.column),
      ]
      put(
        pastedBlock(text).flatMap((line, down) =>
          line.flatMap((cell, right) => {
            const [row, column] = [rows[top + down], columns[left + right]]
            return row && column ? [[keyOf({ row: row.id, column: column.id }), cell] as const] : []
          }),
        ),
      )
    },
    /** The cells that are not saved. */
    changed: [...typed.keys()].filter(isChanged),
    discard: () => setTyped(new Map()),
  }
}

export type PriceDraft = ReturnType<typeof usePriceDraft>
