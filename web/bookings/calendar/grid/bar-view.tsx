import { IconAlertCircleFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { type Bar, needsYou } from '../plan/bars.ts'
import status from '../plan/status.module.css'
import { ICONS, lookOf } from '../plan/status-look.ts'
import type { Spoken } from '../plan/use-spoken.ts'
import styles from './bar.module.css'

interface BarViewProps {
  bar: Bar
  left: number
  width: number
  /** The column of its first day, counted from 1 with the names as the first. */
  column: number
  days: number
  shelf: string
  spoken: Spoken
  isChosen: boolean
  /** Staff move it away from here. */
  isOrigin: boolean
  /** It is not among those that are looked for. */
  isDim: boolean
  /** The keyboard is here. */
  isCursor: boolean
}

/** The mark and the space around the words, and the width of a letter at most. */
const MARK_PIXELS = 34
const LETTER_PIXELS = 7

/** Nothing is measured on the screen: bars come and go while staff scroll. */
const hasRoomFor = (text: string, width: number): boolean => MARK_PIXELS + text.length * LETTER_PIXELS < width

/** A booking in its shelf's row. */
export const BarView = memo(
  ({ bar, left, width, column, days, shelf, spoken, isChosen, isOrigin, isDim, isCursor }: BarViewProps) => {
    const Icon = ICONS[lookOf(bar)]
    const { name, word } = spoken.words(bar)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table cannot hold cells that begin and end on any day
      <div
        className={`${status.status} ${styles.bar}`}
        role="gridcell"
        aria-label={spoken.bar(shelf, bar)}
        aria-colindex={column}
        aria-colspan={days}
        aria-selected={isChosen}
        data-bar={bar.id}
        data-status={lookOf(bar)}
        data-needs={needsYou(bar) || undefined}
        data-chosen={isChosen || undefined}
        data-origin={isOrigin || undefined}
        data-dim={isDim || undefined}
        data-cursor={isCursor || undefined}
        tabIndex={isCursor ? 0 : undefined}
        style={{ left, width }}
      >
        {isChosen && <span className={styles.grip} data-edge="start" />}
        <span className={styles.text}>
          {Icon && <Icon size={14} aria-hidden />}
          <strong>{name}</strong> {hasRoomFor(name + word, width) && <span>{word}</span>}
        </span>
        {needsYou(bar) && hasRoomFor(name, width) && !isChosen && (
          <span className={styles.alert}>
            <IconAlertCircleFilled size={14} aria-hidden />
          </span>
        )}
        {isChosen && <span className={styles.grip} data-edge="end" />}
      </div>
    )
  },
)
