/** The page of a link in a mail. Its token follows the #, which reaches no server and no log. */
import { Fragment, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** `#token=…`, or the token alone, as in the link to withdraw. Empty without one. */
export const tokenIn = (hash: string): string => {
  const text = hash.slice(1)
  return new URLSearchParams(text).get('token') ?? (text.includes('=') ? '' : text)
}

/**
 * Shows a page for the token of the address, and begins it anew for another one: a second link that is opened in the
 * same tab changes only what follows the #, and must not act on the booking of the first.
 */
export const OfLink = ({ children }: { children: (token: string) => ReactNode }) => {
  const given = tokenIn(useLocation().hash)
  // The address loses the token when the screen leads on.
  const [last, setLast] = useState(given)
  if (given && given !== last) setLast(given)
  const token = given || last
  return <Fragment key={token}>{children(token)}</Fragment>
}
