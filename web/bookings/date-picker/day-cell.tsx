import type { KeyboardEvent } from 'react'
import type { Day } from '#shared/kit/day.ts'
import styles from './calendar.module.css'
import type { DayState, Place } from './calendar-days.ts'
import type { DayWords } from './day-words.ts'

interface DayCellProps {
  day: Day
  state: DayState
  /** In the chosen booking. */
  place: Place
  /** In the booking that is only looked at: a second, lighter layer. */
  previewPlace: Place
  words: DayWords
  /** The one day that Tab reaches. */
  isStop: boolean
  onKey: (event: KeyboardEvent) => void
  onLook: () => void
  onFocus: () => void
  onChoose: () => void
}

/** One day. A day that cannot be chosen can still be reached by keyboard, so that everybody learns why. */
export const DayCell = (props: DayCellProps) => {
  const { day, state, place, previewPlace, words, isStop, onKey, onLook, onFocus, onChoose } = props
  const face = (
    <>
      <span className={styles.number}>
        <span className={styles.short}>{words.number}</span>
        <span className={styles.long}>{words.longNumber}</span>
      </span>
      {words.short && <small className={styles.short}>{words.short}</small>}
      {words.long && <small className={styles.long}>{words.long}</small>}
    </>
  )
  const looks = { 'data-state': state, 'data-place': place, 'data-preview': previewPlace }
  if (state === 'past')
    return (
      <td className={styles.cell} {...looks} aria-disabled>
        <span className={styles.day} data-state={state}>
          <span className={styles.face}>{face}</span>
        </span>
      </td>
    )
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
    <td className={styles.cell} {...looks} aria-selected={place === 'start'}>
      <button
        type="button"
        className={styles.day}
        {...looks}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={state !== 'free' || undefined}
        onKeyDown={onKey}
        // Only a mouse that is moved: a page that scrolls under a still one makes it enter days too.
        onPointerMove={event => event.pointerType === 'mouse' && onLook()}
        onFocus={event => event.currentTarget.matches(':focus-visible') && onFocus()}
        onClick={() => state === 'free' && onChoose()}
      >
        <span className={styles.face} aria-hidden>
          {face}
        </span>
        <span className={styles.unseen}>{words.spoken}</span>
      </button>
    </td>
  )
}
