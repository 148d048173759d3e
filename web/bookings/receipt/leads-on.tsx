/** A page after a payment leads on by itself, unless somebody is using it (decision D21). */
import { Button, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './receipt.module.css'
import type { WayOn } from './use-way-on.ts'

const SECONDS = 10

/** Marks what counts down: using it is not yet a sign that the visitor reads on. */
const OWN = 'data-countdown'

/** Without a network the next page would not come. */
const STOPS = [
  'pointerdown',
  'click',
  'keydown',
  'wheel',
  'touchmove',
  'scroll',
  'focusin',
  'selectionchange',
  'visibilitychange',
  'offline',
] as const

/** The text in which the selection begins. When a step before goes, the selection is left in an element. */
const selectedText = (): Element | null => {
  const at = document.getSelection()?.anchorNode
  return at instanceof Text ? at.parentElement : null
}

/** The page itself moves the focus to its heading when it opens, and scrolls to its top. */
const isReading = (at: Element | null): boolean =>
  at !== null && at.id !== 'main' && !at.closest(`h1, [${OWN}]`)

/** What a screen reader reads gets the focus or the selection, often without a key that reaches the page. */
const isSign = ({ type, target }: Event): boolean => {
  if (type === 'scroll') return window.scrollY > 0
  if (type === 'visibilitychange') return document.hidden
  if (type === 'selectionchange') return isReading(selectedText())
  if (!(target instanceof Element)) return true
  return type === 'focusin' ? isReading(target) : !target.closest(`[${OWN}]`)
}

/** Nobody sees that the page counts, or what it would lead to does not come. */
const cannotLead = (): boolean => document.hidden || !navigator.onLine

interface Countdown {
  /** Undefined once the visitor stays. */
  seconds: number | undefined
  stay: () => void
}

const useCountdown = (after: number, leave: () => void): Countdown => {
  const [seconds, setSeconds] = useState(after)
  const [stays, setStays] = useState(cannotLead)
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
    // Lost or hidden between the first picture and now.
    if (cannotLead()) return setStays(true)
    const stopAt = (event: Event) => {
      if (isSign(event)) setStays(true)
    }
    // Events of the document reach the window in this phase.
    const how = { passive: true, capture: true }
    for (const kind of STOPS) window.addEventListener(kind, stopAt, how)
    return () => {
      for (const kind of STOPS) window.removeEventListener(kind, stopAt, how)
    }
  }, [stays])
  return { seconds: stays ? undefined : seconds, stay: () => setStays(true) }
}

const useWords = (to: WayOn['to']): ((count: number) => string) => {
  const { t } = useTranslation()
  return count =>
    ({
      booking: t('bookings.leadsToBooking', { count }),
      bookings: t('bookings.leadsToBookings', { count }),
      shop: t('bookings.leadsToShop', { count }),
    })[to]
}

interface LeadsOnProps {
  way: WayOn
  /** Seconds. */
  after?: number
  onStay?: () => void
}

/**
 * Counts down, and then leads on. Says so once, and says when it stops, so that nobody hears a number each second. It
 * lies over the page's lower end, so that nothing moves when it goes.
 */
export const LeadsOn = ({ way, after = SECONDS, onStay }: LeadsOnProps) => {
  const { t } = useTranslation()
  const words = useWords(way.to)
  const { seconds, stay } = useCountdown(after, way.leave)
  const began = useRef(seconds !== undefined)
  // A region that is there before its text is read out by more screen readers.
  const [isHeard, setHeard] = useState(false)
  useEffect(() => setHeard(true), [])
  const counts = seconds !== undefined
  const said = counts ? `${words(after)} ${t('bookings.leadsUnless')}` : t('bookings.stays')
  return (
    <>
      <VisuallyHidden role="status">{isHeard && began.current ? said : ''}</VisuallyHidden>
      {counts && (
        <div className={styles.strip} {...{ [OWN]: true }}>
          <span aria-hidden>{words(seconds)}</span>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              stay()
              onStay?.()
            }}
          >
            {t('bookings.stay')}
          </Button>
        </div>
      )}
    </>
  )
}
