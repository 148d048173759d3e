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

/** Rescues the focus when a part of a screen is removed while it has the focus. */
export const useRescuedFocus = (): void => {
  useEffect(() => () => rescueFocus(), [])
}
