import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Returns the ref of a heading that takes the focus and scrolls into view when the address has this fragment: whoever
 * comes for this part of the page, as after logging in during a payment, goes on there and not at the top.
 */
export const useFocusFromAddress = (fragment: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isMeant = useLocation().hash === `#${fragment}`
  useEffect(() => {
    if (!isMeant) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isMeant])
  return heading
}
