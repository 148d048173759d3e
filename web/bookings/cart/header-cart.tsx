import { VisuallyHidden } from '@mantine/core'
import { IconClockHour4, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { WARNING_SECONDS } from '#shared/bookings/rules.ts'
import { useRescuedFocus } from '../../kit/focus.ts'
import { useStored } from '../../kit/stored.ts'
import { asClock, entriesOf, lastReceipt } from './cart.ts'
import { SpokenTime } from './countdown.tsx'
import styles from './header-cart.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

interface HeaderCartProps {
  marketId: string
  /** The path of the checkout within its entry. */
  to: string
}

const Pill = ({ count, seconds, to }: { count: number; seconds: number; to: string }) => {
  const { t } = useTranslation()
  useRescuedFocus()
  return (
    <Link className={styles.cart} to={to} data-warning={seconds <= WARNING_SECONDS || undefined}>
      <IconClockHour4 size={20} aria-hidden />
      <span className={styles.count}>{t('bookings.shelfCount', { count })}</span>
      <span className={styles.dot} aria-hidden>
        ·
      </span>
      <span aria-hidden>{asClock(seconds)}</span>
      <VisuallyHidden>– {t('bookings.goToCheckout')}</VisuallyHidden>
      <SpokenTime seconds={seconds} />
    </Link>
  )
}

const ToReceipt = ({ to }: { to: string }) => {
  const { t } = useTranslation()
  return (
    <Link className={styles.cart} to={to}>
      <IconReceipt size={20} aria-hidden />
      {t('bookings.yourReceipt')}
    </Link>
  )
}

/**
 * What is held and for how long, on every page of the market. It leads to the checkout, which has a clock of its own.
 * When nothing is held, the market's own page leads to the receipt of what this tab has paid.
 */
export const HeaderCart = ({ marketId, to }: HeaderCartProps) => {
  const { pathname } = useLocation()
  const seconds = useSecondsLeft(marketId)
  const count = entriesOf(marketId).length
  const receipt = useStored(lastReceipt)
  const landing = `/${marketId}`
  if (seconds) return pathname === to ? null : <Pill count={count} seconds={seconds} to={to} />
  const hasReceipt = pathname === landing && receipt?.path === `${landing}/booking/success`
  return hasReceipt ? <ToReceipt to={`${receipt.path}#${receipt.token}`} /> : null
}
