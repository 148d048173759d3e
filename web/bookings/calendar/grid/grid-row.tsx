import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconPackage } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayNumber, daysIn, leftOf, overlaps, type Range } from '../plan/axis.ts'
import { type Bar, type BarFilter, barOn, matches } from '../plan/bars.ts'
import { type GroupRow, heightOf, type ShelfRow } from '../plan/layout.ts'
import type { Spoken } from '../plan/use-spoken.ts'
import { BarView } from './bar-view.tsx'
import cells from './cell.module.css'
import styles from './grid.module.css'

/** What all rows share. It stays the same object while none of it changes. */
export interface View {
  axis: Range
  dayWidth: number
  /** The days that are drawn. */
  first: DayNumber
  last: DayNumber
  today: DayNumber
  filter: BarFilter
  spoken: Spoken
}

interface RowProps {
  view: View
  /** The day on which the keyboard is, when it is in this row. */
  cursor: DayNumber | undefined
}

interface ShelfRowProps extends RowProps {
  row: ShelfRow
  bars: readonly Bar[]
  /** The id of the booking whose sheet is open, when it is in this row. */
  chosen: string | undefined
  /** The id of the booking that staff move, when it is in this row. */
  origin: string | undefined
  /** The things of its last tenant were to be gone before today, and nobody has ticked that. */
  isNotEmptied: boolean
  /** The first day of a new booking, whose last day comes next. */
  anchor: DayNumber | undefined
}

interface CellProps {
  view: View
  day: DayNumber
  label: string
  isAnchor?: boolean
}

/** A free day, where the keyboard is or a new booking begins. */
const Cell = ({ view: { axis, dayWidth }, day, label, isAnchor = false }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see BarView
  <div
    className={cells.cell}
    role="gridcell"
    tabIndex={isAnchor ? undefined : 0}
    aria-colindex={day - axis.first + 2}
    aria-label={label}
    data-cursor={isAnchor ? undefined : true}
    data-anchor={isAnchor || undefined}
    style={{ left: leftOf(day, axis, dayWidth), width: dayWidth }}
  />
)

/** A shelf with its bookings. */
export const ShelfRowView = memo((props: ShelfRowProps) => {
  const { row, bars, view, cursor, chosen, origin, isNotEmptied, anchor } = props
  const { t } = useTranslation()
  const { axis, dayWidth, filter, spoken } = view
  const { name } = row.shelf
  const held = cursor === undefined ? undefined : barOn(bars, cursor)
  // The bar that the keyboard is on stays, also out of sight.
  const drawn = bars.filter(bar => overlaps(bar, view) || bar === held)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see BarView
    <div
      className={styles.row}
      role="row"
      aria-rowindex={row.index}
      data-chosen={chosen !== undefined || undefined}
      style={{ top: row.top, height: heightOf(row) }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see BarView */}
      <div
        className={styles.name}
        role="rowheader"
        aria-colindex={1}
        title={isNotEmptied ? t('calendar.notEmptied', { name }) : name}
      >
        {name}
        {isNotEmptied && (
          <IconPackage
            className={styles.full ?? ''}
            size={14}
            role="img"
            aria-label={t('calendar.isNotEmptied')}
          />
        )}
      </div>
      {drawn.map(bar => {
        const first = Math.max(bar.first, axis.first)
        const last = Math.min(bar.last, axis.last)
        return (
          <BarView
            key={bar.id}
            bar={bar}
            left={leftOf(first, axis, dayWidth) + 1}
            width={(last - first + 1) * dayWidth - 1}
            column={first - axis.first + 2}
            days={last - first + 1}
            shelf={name}
            spoken={spoken}
            isChosen={bar.id === chosen}
            isOrigin={bar.id === origin}
            isDim={!matches(bar, filter)}
            isCursor={bar === held}
          />
        )
      })}
      {anchor !== undefined && <Cell view={view} day={anchor} label={spoken.newFrom} isAnchor />}
      {cursor !== undefined && !held && <Cell view={view} day={cursor} label={spoken.free(name, cursor)} />}
    </div>
  )
})

interface GroupRowProps extends RowProps {
  row: GroupRow
  /** How many shelves are free on each day from `freeFrom` on; undefined where that is not known or not asked. */
  freeOn: (day: DayNumber) => number | undefined
  onToggle: (type: string) => void
}

/** A shelf type with the number of its free shelves on each day. */
export const GroupRowView = memo(({ row, view, cursor, freeOn, onToggle }: GroupRowProps) => {
  const { t } = useTranslation()
  const { axis, dayWidth, spoken } = view
  const days = Array.from({ length: daysIn(view) }, (_, at) => view.first + at)
  const shown = cursor === undefined || days.includes(cursor) ? days : [...days, cursor]
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see BarView
    <div
      className={styles.row}
      role="row"
      aria-rowindex={row.index}
      data-group
      style={{ top: row.top, height: heightOf(row) }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see BarView */}
      <div className={styles.name} role="rowheader" aria-colindex={1}>
        <UnstyledButton
          className={cells.toggle}
          tabIndex={-1}
          aria-expanded={row.isOpen}
          aria-label={t('calendar.shelvesOf', { type: row.type.name })}
          onClick={() => onToggle(row.type.id)}
        >
          <Chevron size={16} aria-hidden />
        </UnstyledButton>
        <span title={row.type.name}>{row.type.name}</span>
      </div>
      {shown.map(day => {
        const count = freeOn(day)
        if (count === undefined && day !== cursor) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: see BarView
          <div
            key={day}
            className={cells.free}
            role="gridcell"
            aria-colindex={day - axis.first + 2}
            aria-label={spoken.freeOfType(row.type.name, day, count)}
            data-none={count === 0 || undefined}
            data-cursor={day === cursor || undefined}
            tabIndex={day === cursor ? 0 : undefined}
            style={{ left: leftOf(day, axis, dayWidth) }}
          >
            {count}
          </div>
        )
      })}
    </div>
  )
})
