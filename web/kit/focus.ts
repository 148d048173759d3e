import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus when its element was removed: to the result of `find`, otherwise to the upper dialog, otherwise to the
 * main part. Without this, users of keyboards and screen readers would start again at the top of the page. Leaves any
 * other focus alone.
 */
export const rescueFocus = (find?: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && !activeElement.matches(':disabled, #main')) return
    const place =
      find?.() ??
      [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ??
      document.getElementById('main')
    place?.focus({ preventScroll: true })
  })
}

/** Moves the focus back to what had it, unless other code has moved it. */
export const returnFocus = (had: Element | null): void =>
  rescueFocus(() =>
    had instanceof HTMLElement && had !== document.body && had.isConnected ? had : undefined,
  )

/** The last that the visitor did was to press Tab. */
let walksByTab = false

/** A screen reader is silenced by one of these. */
const DOES_NOTHING = /^(Shift|Control|Alt|Meta)$/

const note = (event: Event): void => {
  const key = event instanceof KeyboardEvent ? event.key : ''
  if (!DOES_NOTHING.test(key)) walksByTab = key === 'Tab'
}

/** Call it when the first screen renders. */
export const watchTab = (): void => {
  for (const act of ['keydown', 'click', 'popstate']) window.addEventListener(act, note, true)
}

/** Moves the focus to the heading of a step that appears. Whoever has walked on by Tab meanwhile keeps their place. */
export const beginStep = (heading: HTMLElement | null): void => {
  const isAtAPlace = document.activeElement?.matches(':not(body, #main)')
  if (walksByTab && isAtAPlace) return
  heading?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}

/** Rescues the focus when a part of a screen is removed while it has the focus: to `place`, where one is given. */
export const useRescuedFocus = (place?: RefObject<HTMLElement | null>): void => {
  useEffect(() => () => rescueFocus(() => place?.current), [place])
}
