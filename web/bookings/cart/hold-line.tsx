import { HOLD_SECONDS, WARNING_SECONDS } from '#shared/bookings/rules.ts'
import styles from './hold-bar.module.css'

/** The part of the hold that is left, as a line. The clock beside it says the same in words. */
export const HoldLine = ({ seconds }: { seconds: number }) => (
  <div className={styles.line} data-warning={seconds <= WARNING_SECONDS || undefined} aria-hidden>
    <div style={{ width: `${(seconds / HOLD_SECONDS) * 100}%` }} />
  </div>
)
