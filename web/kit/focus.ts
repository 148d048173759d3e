import { useEffect } from 'react'

/**
 * When what had the focus is gone from the screen, it would fall to the top of the page, and a keyboard or a screen
 * reader would have to start anew: it goes to what `find` finds then, else to the main part. Focus that is somewhere is
 * left there.
 */
export const rescueFocus = (find?: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && !activeElement.matches(':disabled')) return
    const place = find?.() ?? document.getElementById('main')
    place?.focus({ preventScroll: true })
  })
}

/** For a part of a screen that may go while it has the focus. */
export const useRescuedFocus = (): void => {
  useEffect(() => () => rescueFocus(), [])
}
