/**
 * In this tab staff look at what a tenant sees (D53): the calls go with the administrator's own token and name the tenant,
 * and nothing but reading is sent. The tab alone knows it, and keeps nothing of the tenant in the browser.
 */
import * as z from 'zod/mini'
import { stored } from '../stored.ts'

const anyView = z.object({
  marketId: z.string(),
  userNumber: z.string(),
  /** When the server ends it, in ms since 1970. */
  until: z.number(),
})

export type View = z.infer<typeof anyView>

export const viewing = stored<View | undefined>(
  'viewAs',
  found => anyView.safeParse(found).data,
  () => sessionStorage,
)

/** The address of the tenants' app as a tenant sees it. */
export const viewAddress = ({ marketId, userNumber, until }: View): string =>
  `/user?${new URLSearchParams({ market: marketId, view: userNumber, until: String(until) })}#/`

/** Begins a view when the address names one, and takes it out of the address. */
export const beginView = (): void => {
  const { pathname, search, hash } = window.location
  const asked = new URLSearchParams(search)
  const view = {
    marketId: asked.get('market'),
    userNumber: asked.get('view'),
    until: Number(asked.get('until')),
  }
  const found = anyView.safeParse(view).data
  if (!found) return
  viewing.write(found)
  history.replaceState(null, '', `${pathname}${hash}`)
}
