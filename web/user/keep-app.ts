import { viewing } from '../kit/calls/viewing.ts'
import { sessions } from '../kit/session.ts'

/**
 * Has the browser keep a logged-in tenant's pages for times without a network, once this page has loaded. Without a
 * worker, as in a private window, everything goes on with the network alone.
 */
export const keepApp = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !sessions.customer.read() || viewing.read())
    return
  const register = () => {
    navigator.serviceWorker.register('/user-worker.js', { scope: '/user' }).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
