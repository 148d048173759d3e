import { VisuallyHidden } from '@mantine/core'
import { IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { WARNING_SECONDS } from '#shared/bookings/rules.ts'
import { useRescuedFocus } from '../../kit/focus.ts'
import styles from '../summary/bookings.module.css'
import { asClock } from './cart.ts'

/** Read out at the warning, at one minute, and not at every second. */
const spoken = (seconds: number): number | undefined => {
  if (seconds > WARNING_SECONDS) return undefined
  return seconds > 60 ? 5 : 1
}

/** Says the minutes left to those who cannot see the clock. */
export const SpokenTime = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation()
  const minutes = spoken(seconds)
  return (
    <VisuallyHidden role="status">
      {minutes === undefined ? '' : t('bookings.minutesLeft', { count: minutes })}
    </VisuallyHidden>
  )
}

/** How long what is held lasts; `label` says what it is. */
export const Countdown = ({ seconds, label }: { seconds: number; label: string }) => {
  // It goes when there is nothing left to pay for.
  useRescuedFocus()
  const isWarning = seconds <= WARNING_SECONDS
  return (
    <>
      <span className={styles.clock} data-warning={isWarning || undefined} role="timer" aria-live="off">
        <IconClockHour4 size={20} aria-hidden />
        <span>
          {label} <strong>{asClock(seconds)}</strong>
        </span>
      </span>
      <SpokenTime seconds={seconds} />
    </>
  )
}
