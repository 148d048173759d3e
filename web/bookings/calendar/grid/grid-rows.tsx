import type { DayNumber } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import type { Row } from '../plan/layout.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { GroupRowView, ShelfRowView, type View } from './grid-row.tsx'
import { useFree } from './use-free.ts'
import type { Spot } from './use-gestures.ts'
import { useNotEmptied } from './use-not-emptied.ts'

interface GridRowsProps {
  rows: readonly Row[]
  view: View
  /** The row with the tab stop, and its day. */
  here: Row | undefined
  day: DayNumber
  /** The id of the booking that staff move. */
  origin: string | undefined
  anchor: Spot | undefined
}

const NO_BARS: readonly Bar[] = []
const UNKNOWN = () => undefined

/** The rows that are drawn. Each draws itself anew only when something of its own changes. */
export const GridRows = ({ rows, view, here, day, origin, anchor }: GridRowsProps) => {
  const { bars, address, toggle } = useCalendar()
  const free = useFree()
  const full = useNotEmptied()
  return rows.map(row => {
    const cursor = row === here ? day : undefined
    if (!row.shelf)
      return (
        <GroupRowView
          key={row.type.id}
          row={row}
          view={view}
          cursor={cursor}
          freeOn={free.get(row.type.id) ?? UNKNOWN}
          onToggle={toggle}
        />
      )
    const own = bars.get(row.shelf.id) ?? NO_BARS
    const idIn = (id: string | undefined) => (own.some(bar => bar.id === id) ? id : undefined)
    return (
      <ShelfRowView
        key={row.shelf.id}
        row={row}
        bars={own}
        view={view}
        cursor={cursor}
        chosen={idIn(address.booking)}
        origin={idIn(origin)}
        isNotEmptied={full.has(row.shelf.id)}
        anchor={anchor?.shelf === row.shelf.id ? anchor.day : undefined}
      />
    )
  })
}
