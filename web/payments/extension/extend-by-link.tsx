import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Extend } from './extend.tsx'

/** Whoever opens the link in a mail extends that booking, without a login. */
export const ExtendByLink = () => {
  const { hash } = useLocation()
  // The address loses the token when the screen leads on.
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '')
  return <Extend source={{ audience: 'anonymous', token }} />
}
