import { WARNING_SECONDS } from '#shared/bookings/rules.ts'
import { Countdown } from './countdown.tsx'
import styles from './hold-bar.module.css'
import { HoldLine } from './hold-line.tsx'

interface HoldBarProps {
  seconds: number
  /** What is held: "We hold A12 for". */
  label: string
  /** What it costs, as it is shown. */
  total: string
}

/** How long a shelf is held, and what it costs. It stays in sight on a phone. */
export const HoldBar = ({ seconds, label, total }: HoldBarProps) => (
  <div className={styles.bar} data-warning={seconds <= WARNING_SECONDS || undefined}>
    <Countdown seconds={seconds} label={label} />
    <span className={styles.total}>{total}</span>
    <HoldLine seconds={seconds} />
  </div>
)
