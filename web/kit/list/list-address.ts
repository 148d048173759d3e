/** What a list shows, kept in the address of its page: a link, a reload and Back lead to the same rows. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDay } from '#shared/kit/day.ts'
import type { Column, Filter } from './column.ts'

export interface ListAddress {
  /** From 1. */
  page: number
  search: string
  /** Name of the column that orders the list. Empty: the server's own order. */
  sort: string
  /** A filter that is not set is empty. */
  filter: (name: string) => string
  /** Whether anything narrows the list down. */
  isNarrowed: boolean
  /** As the call asks for it: what is not set is left out. */
  query: Record<string, string>
  /** Shows another page in place of this one: Back does not lead to a page that is not there. */
  correctPage: (page: number) => void
  /** Anything but the page begins again at page 1. An empty value takes its name away. */
  change: (wanted: Record<string, string>) => void
  /** Takes away the search and the filters. */
  clear: () => void
}

const ORDERING = ['page', 'sort']

/** The calls take no longer search. */
export const LONGEST_SEARCH = 100

/** What a list knows. Anything else in the address is not its own. */
interface Known {
  filters?: readonly Filter[]
  columns?: readonly Pick<Column<unknown>, 'name' | 'sort'>[]
}

/** Options that are still being fetched are empty: then any value may be one of them. */
const takes = ({ options, box }: Filter, value: string): boolean =>
  box !== undefined ||
  (options ? !options.length || options.some(option => option.value === value) : isDay(value))

export const useListAddress = ({ filters = [], columns = [] }: Known = {}): ListAddress => {
  const [params, setParams] = useSearchParams()
  const names = filters.map(({ name }) => name)
  const isKnown = (name: string, value: string): boolean => {
    if (name === 'sort') return columns.some(column => column.sort && column.name === value)
    const filter = filters.find(one => one.name === name)
    return !filter || takes(filter, value)
  }
  const query = Object.fromEntries(
    ['page', 'search', 'sort', ...names].flatMap(name => {
      const value = params.get(name)?.slice(0, LONGEST_SEARCH)
      return value && isKnown(name, value) ? [[name, value]] : []
    }),
  )
  const page = Number(query.page ?? 1)
  // The router shows a change a moment later: the next one must not undo it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const set = (wanted: Record<string, string>, replace: boolean) => {
    const after = new URLSearchParams(latest.current)
    if (!('page' in wanted)) after.delete('page')
    for (const [name, value] of Object.entries(wanted)) {
      if (value) after.set(name, value)
      else after.delete(name)
    }
    latest.current = after
    setParams(after, { replace })
  }
  // Each letter of a search is no place to come back to.
  const change: ListAddress['change'] = wanted => set(wanted, 'search' in wanted)
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: query.search ?? '',
    sort: query.sort ?? '',
    filter: name => query[name] ?? '',
    isNarrowed: Object.keys(query).some(name => !ORDERING.includes(name)),
    query,
    change,
    correctPage: wanted => set({ page: wanted === 1 ? '' : String(wanted) }, true),
    clear: () => change(Object.fromEntries(['search', ...names].map(name => [name, '']))),
  }
}
