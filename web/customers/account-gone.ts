/** That an account was deleted in this tab, by its market: the page after it says so, and ends the session. */
import { stored } from '../kit/stored.ts'

export const accountGone = stored(
  'accountDeleted',
  found => (typeof found === 'string' ? found : ''),
  () => sessionStorage,
)

export const GONE_PAGE = 'account-deleted'
