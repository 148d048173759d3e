/** A view begins in another tab, whose address names it. */
import { viewing } from './viewing.ts'

interface Asked {
  marketId: string
  userNumber: string
  until: number
}

/** The address of the tenants' app as a tenant sees it. */
export const viewAddress = ({ marketId, userNumber, until }: Asked): string =>
  `/user?${new URLSearchParams({ market: marketId, view: userNumber, until: String(until) })}#/`

/** Writes a view of a tenant into this tab. */
export const noteView = (asked: Asked): void =>
  viewing.write({
    ...{ ...asked, username: asked.userNumber, accessToken: '', refreshToken: '' },
    ...{ expiresIn: 0, date: 0, isAdmin: false, mustChangePassword: false },
  })

/** Begins a view when the address names one, and takes it out of the address. */
export const beginView = (): void => {
  const { pathname, search, hash } = window.location
  const asked = new URLSearchParams(search)
  const [marketId, userNumber, until] = ['market', 'view', 'until'].map(name => asked.get(name))
  if (!marketId || !userNumber || !Number(until)) return
  noteView({ marketId, userNumber, until: Number(until) })
  history.replaceState(null, '', `${pathname}${hash}`)
}
