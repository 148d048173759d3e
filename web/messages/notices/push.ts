/** What this browser says of pushes, and does about them. */

/**
 * refused: the reader has told the browser so. home-screen: an iPhone or iPad gets pushes for a page on the home screen
 * alone. unable: no worker, or none that gets pushes.
 */
export type PushState = 'on' | 'off' | 'refused' | 'home-screen' | 'unable'

interface Device {
  id: string
  endpoint: string
}

/** The worker comes with the page (web/user/keep-app.ts), a little later at a first visit. */
const WORKER_MS = 3_000

const workerOf = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const { serviceWorker } = navigator
  if (!serviceWorker) return undefined
  const late = new Promise<undefined>(resolve => setTimeout(resolve, WORKER_MS))
  return (await serviceWorker.getRegistration('/user')) ?? Promise.race([serviceWorker.ready, late])
}

const managerOf = async (): Promise<PushManager | undefined> =>
  'Notification' in window ? (await workerOf())?.pushManager : undefined

/** An iPad says that it is a Mac, which has no touch screen. */
const isApplesPhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches

/** The browser's own subscription, and the device that it is among those of the tenant. */
export const ownOf = async (devices: readonly Device[]): Promise<Device | undefined> => {
  const own = await (await managerOf())?.getSubscription()
  return devices.find(({ endpoint }) => endpoint === own?.endpoint)
}

export const pushState = async (devices: readonly Device[]): Promise<PushState> => {
  if (!(await managerOf())) return isApplesPhone() && !isOnHomeScreen() ? 'home-screen' : 'unable'
  if (Notification.permission === 'denied') return 'refused'
  return (await ownOf(devices)) ? 'on' : 'off'
}

/** Subscribes the browser. Returns what Reol needs to push to it. Rejects when the browser cannot. */
export const subscribe = async (publicKey: string) => {
  const manager = await managerOf()
  if (!manager) throw new Error('this browser gets no pushes')
  // One that another tenant, or another key, has left cannot be used.
  await (await manager.getSubscription())?.unsubscribe()
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  return { endpoint: made.endpoint, p256dh, auth }
}
