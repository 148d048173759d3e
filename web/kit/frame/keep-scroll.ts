/**
 * Brings a page back to where it was scrolled, on reload and Back. The browser does so while the page is still short.
 * How far it was scrolled stands in its entry of the history, beside what the router keeps there.
 */

/** So long after a visitor stopped scrolling it is noted. Safari allows ten notes a second. */
const NOTE_MS = 100
/** By now the page has what it had, or will not have it. */
const HOLD_MS = 3000

let wanted = 0
let until = 0
let timer: ReturnType<typeof setTimeout>

const hold = () => {
  if (!until) return
  const { scrollHeight, clientHeight } = document.documentElement
  const isTall = scrollHeight - clientHeight > wanted - 1
  // A step that appears scrolls to its top. Here it is not a new one.
  if (isTall && Math.abs(window.scrollY - wanted) > 1) window.scrollTo({ top: wanted })
  // Checked last, so that a page that was busy all this time still gets one try.
  if (performance.now() > until) until = 0
  else requestAnimationFrame(hold)
}

const restore = () => {
  const { scrolled } = history.state ?? {}
  until = 0
  if (scrolled === undefined) return
  wanted = scrolled
  until = performance.now() + HOLD_MS
  hold()
}

const note = () => {
  if (!until) history.replaceState({ ...history.state, scrolled: window.scrollY }, '')
}

/** Call it when the first screen renders. It moves the page no more once the visitor scrolls, presses or types. */
export const keepScroll = (): void => {
  window.addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(note, NOTE_MS)
  })
  for (const action of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(action, () => {
      until = 0
    })
  window.addEventListener('popstate', restore)
  restore()
}
