/**
 * Instagram sends staff back to an address without `#` (`/admin_section?code=…`), because it takes no other. What it says
 * moves into the address of the settings. `#_` is Instagram's own ending.
 */
export const keepAnswerOfInstagram = (): void => {
  const { pathname, search } = window.location
  if (!new URLSearchParams(search).has('state')) return
  window.history.replaceState(null, '', `${pathname}#/settings/feed${search}`)
}
