import { IconClockHour4 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WARNING_SECONDS } from '#shared/bookings/rules.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import bookings from '../bookings.module.css'
import { asClock, secondsLeft } from '../cart.ts'
import { SpokenTime } from '../countdown.tsx'
import styles from '../hold-bar.module.css'
import { HoldLine } from '../hold-line.tsx'
import type { Held } from './held.ts'

/** Seconds until the hold runs out, once a second. */
export const useHeldFor = (held: Held): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsLeft([held], now) ?? 0
}

/** How long the shelf is held, and what the extension costs. It stays in sight on a phone. */
export const ExtensionHold = ({ held, seconds }: { held: Held; seconds: number }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const isWarning = seconds <= WARNING_SECONDS || undefined
  return (
    <div className={styles.bar} data-warning={isWarning}>
      <span className={bookings.clock} data-warning={isWarning} role="timer" aria-live="off">
        <IconClockHour4 size={20} aria-hidden />
        <span>
          {t('extend.heldFor', { shelf: held.shelfName })} <strong>{asClock(seconds)}</strong>
        </span>
      </span>
      <SpokenTime seconds={seconds} />
      <span className={styles.total}>{show.money(held.totalPrice, currencyCode)}</span>
      <HoldLine seconds={seconds} />
    </div>
  )
}
