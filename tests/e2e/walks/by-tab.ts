/** Walks a screen by Tab, and finds what a mouse reaches and Tab does not, what has no ring, and what is covered. */
import type { Page } from 'playwright'

/** What the page notes while Tab is pressed. Runs in the browser. */
const watchFocus = () => {
  const INTERACTIVE =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]'
  /** Within these one element has the focus for all, and the arrow keys move it. */
  const ROVING = 'table, [role="grid"], [role="tablist"], [role="radiogroup"], [role="listbox"]'
  const boxOf = (element: Element): Element =>
    (element.matches('input') && element.getBoundingClientRect().height < 8 ? element.parentElement : null) ??
    element
  const isSeen = (element: Element) => {
    const { width, height } = boxOf(element).getBoundingClientRect()
    return width > 1 && height > 1 && boxOf(element).checkVisibility({ visibilityProperty: true })
  }
  const nameOf = (element: Element | null) =>
    element === null || element === document.body
      ? ''
      : `${element.tagName.toLowerCase()} ${element.id || ''} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60) ?? ''}`
  /** Tab stops at the checked one of the radios of a name, or at the first where none is checked. */
  const isStopOfRadios = (radio: HTMLInputElement) => {
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name, form }) => name === radio.name && form === radio.form,
    )
    return (group.find(({ checked }) => checked) ?? group[0]) === radio
  }
  const mayHaveFocus = (element: Element) => {
    // A chosen file has a button that opens the choice.
    if (element.matches(':disabled, [inert] *, input[type="file"]') || !isSeen(element)) return false
    if (element instanceof HTMLInputElement && element.type === 'radio') return isStopOfRadios(element)
    // An element that the arrow keys reach.
    // A calendar of a year has a grid for each month, and one day of them all has the focus.
    const grids = element.closest(ROVING)?.matches('table') ? 'main' : ROVING
    const stop =
      element.closest(ROVING) && element.closest(grids)?.querySelector(`:is(${ROVING}) [tabindex="0"]`)
    return !(element.matches('[tabindex="-1"]') && stop)
  }
  const expected = new Set([...document.querySelectorAll(INTERACTIVE)].filter(mayHaveFocus))
  const hasRing = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling, boxOf(element).nextElementSibling].some(
      one => {
        const style = one && getComputedStyle(one)
        return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
      },
    )
  /** What covers the element where it should be seen; null when nothing does. */
  const coverOf = (element: Element): string | null => {
    const box = boxOf(element)
    const { left, top, width, height } = box.getClientRects()[0] ?? box.getBoundingClientRect()
    const across = left + width / 2
    const points = height > window.innerHeight / 2 ? [top + 4] : [top + height / 2, top + height - 3]
    const isOwn = (at: Element) => box.contains(at) || (at.contains(box) && !at.matches('main, body, html'))
    const isItsLabel = (at: Element) =>
      element instanceof HTMLInputElement && at.closest('label')?.control === element
    const isBeside = (at: Element) => at.parentElement === box.parentElement
    for (const down of points) {
      const at = document.elementFromPoint(across, down)
      if (!at) return 'the edge of the window'
      if (!isOwn(at) && !isItsLabel(at) && !isBeside(at)) return nameOf(at)
    }
    return null
  }
  const seen = new Set<Element>()
  let first: Element | undefined
  const found = { wrong: [] as string[], isOver: false }
  const note = () => {
    const at = document.activeElement
    if (!at || at === document.body) return
    if (at === first) found.isOver = true
    if (found.isOver) return
    if (seen.has(at)) found.wrong.push(`twice: ${nameOf(at)}`)
    first ??= at
    seen.add(at)
    if (!hasRing(at)) found.wrong.push(`no ring: ${nameOf(at)}`)
    const cover = coverOf(at)
    if (cover) found.wrong.push(`covered by ${cover}: ${nameOf(at)}`)
  }
  window.addEventListener('keyup', note, true)
  Object.assign(window, {
    isOver: () => found.isOver,
    walked: () => {
      window.removeEventListener('keyup', note, true)
      const missed = [...expected]
        .filter(one => one.isConnected && !seen.has(one))
        .map(one => `not reached: ${nameOf(one)}`)
      return { wrong: [...found.wrong, ...missed], reached: seen.size, isOver: found.isOver }
    },
  })
  return expected.size
}

interface Walked {
  wrong: string[]
  reached: number
  isOver: boolean
}

/** What is wrong with the way by Tab through the present screen, one line each. */
export const tabFindings = async (page: Page): Promise<string[]> => {
  const { wrong, reached, isOver } = await walkByTab(page)
  return [
    ...wrong,
    ...(reached < FEWEST_STOPS ? ['hardly anything was reached'] : []),
    ...(isOver ? [] : ['Tab does not go round']),
  ]
}

/** A screen has its header at least. */
const FEWEST_STOPS = 3
/** More presses than any screen of the demo needs. */
const MOST_PRESSES = 500

/** Presses Tab until the focus has gone round once. */
const walkByTab = async (page: Page): Promise<Walked> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.getSelection()?.removeAllRanges()
  })
  const expected = await page.evaluate(watchFocus)
  const isOver = () => page.evaluate(() => (window as unknown as { isOver: () => boolean }).isOver())
  for (let press = 1; press <= MOST_PRESSES; press++) {
    await page.keyboard.press('Tab')
    if (press > expected && (await isOver())) break
  }
  return page.evaluate(() => (window as unknown as { walked: () => Walked }).walked())
}
