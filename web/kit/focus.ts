import { useEffect } from 'react'

/**
 * Moves the focus when its element was removed: to the result of `find`, otherwise to the main part. Without this,
 * users of keyboards and screen readers would start again at the top of the page. Leaves any other focus alone.
 */
export const rescueFocus = (find?: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && !activeElement.matches(':disabled')) return
    const place = find?.() ?? document.getElementById('main')
    place?.focus({ preventScroll: true })
  })
}

/** The last that the visitor did was to press Tab. */
let walksByTab = false

/** Call it when the first screen renders. */
export const watchTab = (): void => {
  for (const act of ['keydown', 'click', 'popstate'])
    window.addEventListener(
      act,
      event => {
        walksByTab = event instanceof KeyboardEvent && event.key === 'Tab'
      },
      true,
    )
}

/** Moves the focus to the heading of a step that appears. Whoever has walked on by Tab meanwhile keeps their place. */
export const beginStep = (heading: HTMLElement | null): void => {
  if (walksByTab && document.activeElement !== document.body) return
  heading?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}

/** Rescues the focus when a part of a screen is removed while it has the focus. */
export const useRescuedFocus = (): void => {
  useEffect(() => () => rescueFocus(), [])
}
