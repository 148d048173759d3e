import { WARNING_SECONDS } from '#shared/bookings/rules.ts'
import { useShow } from '../kit/show.ts'
import { totalOf } from './cart.ts'
import { Countdown } from './countdown.tsx'
import styles from './hold-bar.module.css'
import { HoldLine } from './hold-line.tsx'
import { useCart } from './use-cart.ts'
import { useWizard } from './wizard-context.ts'

/** How long the shelves are held, and what they cost together. It stays in sight on a phone. */
export const HoldBar = ({ seconds }: { seconds: number }) => {
  const show = useShow()
  const { marketId, currencyCode } = useWizard().market
  const entries = useCart(marketId)
  return (
    <div className={styles.bar} data-warning={seconds <= WARNING_SECONDS || undefined}>
      <Countdown seconds={seconds} />
      <span className={styles.total}>{show.money(totalOf(entries), currencyCode)}</span>
      <HoldLine seconds={seconds} />
    </div>
  )
}
