/** What a list shows, kept in the address of its page: a link, a reload and Back lead to the same rows. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

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
  /** Anything but the page begins again at page 1. An empty value takes its name away. */
  change: (wanted: Record<string, string>) => void
  /** Takes away the search and the filters. */
  clear: () => void
}

const ORDERING = ['page', 'sort']

/** `names`: the filters that the list knows; anything else in the address is not its own. */
export const useListAddress = (names: readonly string[] = []): ListAddress => {
  const [params, setParams] = useSearchParams()
  const own = ['page', 'search', 'sort', ...names]
  const query = Object.fromEntries(
    own.flatMap(name => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const page = Number(query.page ?? 1)
  // The router shows a change a moment later: the next one must not undo it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change: ListAddress['change'] = wanted => {
    const after = new URLSearchParams(latest.current)
    if (!('page' in wanted)) after.delete('page')
    for (const [name, value] of Object.entries(wanted)) {
      if (value) after.set(name, value)
      else after.delete(name)
    }
    latest.current = after
    // Each letter of a search is no place to come back to.
    setParams(after, { replace: 'search' in wanted })
  }
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: query.search ?? '',
    sort: query.sort ?? '',
    filter: name => query[name] ?? '',
    isNarrowed: Object.keys(query).some(name => !ORDERING.includes(name)),
    query,
    change,
    clear: () => change(Object.fromEntries(['search', ...names].map(name => [name, '']))),
  }
}
