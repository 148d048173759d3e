import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './receipt.module.css'

const REDIRECT_SECONDS = 10

/** Marks what counts down: using it is not yet a sign that the visitor reads on. */
const OWN = 'data-countdown'

/** Without a network the shop's page would not come. */
const STOPS = ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove', 'scroll', 'offline'] as const

const isSign = (event: Event): boolean => {
  if (event.target instanceof Element && event.target.closest(`[${OWN}]`)) return false
  // The page itself scrolls to the top when it opens.
  return event.type !== 'scroll' || window.scrollY > 0
}

interface Redirect {
  /** Undefined once the visitor stays. */
  seconds: number | undefined
  stay: () => void
}

/**
 * Counts the seconds until `leave` is called, unless the visitor does anything in the page or is offline. Counts only if
 * it `runs`.
 */
export const useRedirect = (runs: boolean, leave: () => void): Redirect => {
  const [seconds, setSeconds] = useState(REDIRECT_SECONDS)
  const [stays, setStays] = useState(!runs || !navigator.onLine)
  const leaving = useRef(leave)
  leaving.current = leave
  useEffect(() => {
    if (stays) return
    if (seconds === 0) return leaving.current()
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, stays])
  useEffect(() => {
    if (stays) return
    // The network was lost between the first picture and now.
    if (!navigator.onLine) return setStays(true)
    const stopAt = (event: Event) => {
      if (isSign(event)) setStays(true)
    }
    for (const kind of STOPS) window.addEventListener(kind, stopAt, { passive: true })
    return () => {
      for (const kind of STOPS) window.removeEventListener(kind, stopAt)
    }
  }, [stays])
  return { seconds: stays ? undefined : seconds, stay: () => setStays(true) }
}

interface RedirectStripProps {
  onStay: () => void
  /** Where the countdown leads, and when. */
  children: string
}

/** Says where the countdown leads. It lies over the page's lower end, so that nothing moves when it goes. */
export const RedirectStrip = ({ onStay, children }: RedirectStripProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.strip} {...{ [OWN]: true }}>
      <span>{children}</span>
      <Button variant="subtle" size="sm" onClick={onStay}>
        {t('bookings.stay')}
      </Button>
    </div>
  )
}
