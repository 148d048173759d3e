/** All that the calendar knows, put together for its parts. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { dayIn, weekday } from '#shared/kit/day.ts'
import { hoursOf } from '#shared/markets/hours.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { type ShelfNames, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { type Fetched, useRoute } from '../../../kit/use-route.ts'
import { useThisMarket } from '../../../markets/market.ts'
import { type Closing, dayOf, numberOf, type Range } from './axis.ts'
import { type Bar, byShelf, isNarrow, matches } from './bars.ts'
import type { Facts } from './landing.ts'
import { type Row, rowsOf, type Shelf } from './layout.ts'
import { type Tray, useTray, withPieces } from './tray.ts'
import { type CalendarAddress, useCalendarAddress } from './use-address.ts'
import { type FetchedPlan, usePlan } from './use-plan.ts'

export interface Calendar extends Facts {
  market: VisitorsMarket
  address: CalendarAddress
  names: Fetched<ShelfNames>
  plan: FetchedPlan
  shelves: ReadonlyMap<string, Shelf>
  /** The bars by their ids. */
  byId: ReadonlyMap<string, Bar>
  closing: Closing
  rows: readonly Row[]
  /** Opens a group of rows, or closes it. */
  toggle: (type: string) => void
  /** Says which days are in sight, so that their bookings are fetched. */
  see: (days: Range) => void
  seen: Range
  tray: Tray
}

export const CalendarContext = createContext<Calendar | undefined>(undefined)

export const useCalendar = (): Calendar => {
  const calendar = useContext(CalendarContext)
  if (!calendar) throw new Error('the calendar is missing')
  return calendar
}

const useClosing = ({ openingHours, closingDays }: VisitorsMarket): Closing =>
  useMemo(() => {
    const extra = new Set(closingDays.map(numberOf))
    const always = [1, 2, 3, 4, 5, 6, 7].map(code => !hoursOf({ openingHours }, code))
    return {
      isWeekly: number => always[weekday(dayOf(number)) - 1] ?? false,
      isExtra: number => extra.has(number),
    }
  }, [openingHours, closingDays])

const NO_BARS: ReadonlyMap<string, Bar[]> = new Map()

const without = (ids: ReadonlySet<string>, gone: string): ReadonlySet<string> =>
  new Set([...ids].filter(id => id !== gone))

/** The rows: of a type where one is chosen, and only shelves with a booking that is looked for. */
const useRows = (
  names: ShelfNames | undefined,
  bars: ReadonlyMap<string, Bar[]>,
  address: CalendarAddress,
) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { type, filter } = address
  const rows = useMemo(() => {
    const shelves = (names?.results ?? []).filter(
      shelf =>
        (type === '' || shelf.type === type) &&
        (!isNarrow(filter) || bars.get(shelf.id)?.some(bar => matches(bar, filter))),
    )
    return rowsOf(names?.types ?? [], shelves, id => closed.has(id))
  }, [names, bars, type, filter, closed])
  const toggle = useCallback(
    (id: string) => setClosed(before => (before.has(id) ? without(before, id) : new Set([...before, id]))),
    [],
  )
  return { rows, toggle }
}

/** For the screen itself; its parts take it from the context. */
export const useNewCalendar = (): Calendar => {
  const market = useThisMarket()
  const { marketId, timeZone, closingDays } = market
  const address = useCalendarAddress()
  const today = numberOf(dayIn(timeZone, Date.now()))
  const [seen, setSeen] = useState<Range>(() => {
    const first = address.day ? numberOf(address.day) : today
    return { first, last: first + 30 }
  })
  const names = useRoute(shelvesCalls.listShelfNames, { audience: 'admin', market: marketId })
  const types = useMemo(() => names.data?.types.map(({ id }) => id), [names.data])
  const plan = usePlan(marketId, types, seen)
  const known = useRef<ReadonlyMap<string, Bar>>(new Map())
  const tray = useTray()
  const { pieces } = tray
  const bars = useMemo(
    () => (plan.plan ? byShelf(withPieces(plan.plan.rows, pieces), known.current) : NO_BARS),
    [plan.plan, pieces],
  )
  const byId = useMemo(() => new Map([...bars.values()].flat().map(bar => [bar.id, bar])), [bars])
  useEffect(() => {
    known.current = byId
  }, [byId])
  const shelves = useMemo(
    () => new Map((names.data?.results ?? []).map(shelf => [shelf.id, shelf])),
    [names.data],
  )
  return {
    market,
    address,
    names,
    plan,
    tray,
    bars,
    byId,
    shelves,
    loaded: plan.plan?.loaded,
    today,
    closingDays,
    closing: useClosing(market),
    ...useRows(names.data, bars as Map<string, Bar[]>, address),
    see: days =>
      setSeen(before => (before.first === days.first && before.last === days.last ? before : days)),
    seen,
  }
}
