/** What the calendar shows, kept in its address: a link, a reload and Back lead to the same. */
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Day, isDay } from '#shared/kit/day.ts'
import { isZoom, type Zoom } from './axis.ts'
import type { BarFilter } from './bars.ts'

export interface CalendarAddress {
  zoom: Zoom
  isList: boolean
  /** The first day of the list, or the day that a phone shows; undefined: today. */
  day: Day | undefined
  /** The id of a shelf type; empty: all. */
  type: string
  filter: BarFilter
  /** The id of the booking whose sheet is open. */
  booking: string | undefined
  /** An empty value takes its name away. Back does not lead to what stood there before. */
  change: (wanted: Record<string, string>) => void
}

export const useCalendarAddress = (): CalendarAddress => {
  const [params, setParams] = useSearchParams()
  // The router shows a change a moment later: the next one must not undo it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const value = (name: string) => params.get(name) ?? ''
  const [zoom, day] = [value('zoom'), value('day')]
  const [status, search, needs] = [value('status'), value('search'), value('needs')]
  const filter = useMemo(() => ({ status, search, needsYou: needs === '1' }), [status, search, needs])
  return {
    zoom: isZoom(zoom) ? zoom : 'month',
    isList: value('view') === 'list',
    day: isDay(day) ? day : undefined,
    type: value('type'),
    filter,
    booking: value('booking') || undefined,
    change: wanted => {
      const after = new URLSearchParams(latest.current)
      for (const [name, text] of Object.entries(wanted)) {
        if (text) after.set(name, text)
        else after.delete(name)
      }
      latest.current = after
      setParams(after, { replace: true })
    },
  }
}
