/** The card provider's window in the browser: its script, its frame and its messages. */
import type { WindowEvent } from './pay.ts'

interface Message {
  type?: unknown
  sessionId?: unknown
}

interface Lightbox {
  show(): void
  destroy?(): void
}

interface LightboxClass {
  new (options: {
    sessionId: string
    onReady: (error?: unknown) => void
    messageHandler: (message: Message, defaultAction?: () => void) => void
  }): Lightbox
  MessageTypes?: Record<string, unknown>
}

declare global {
  interface Window {
    ElavonLightbox?: LightboxClass
    /** The class's name in older versions of the script. */
    ConvergeLightbox?: LightboxClass
  }
}

/** Maps the provider's messages to our events. We ignore its other messages. */
const MEANING: Record<string, WindowEvent> = {
  loaded: 'loaded',
  transactionCreated: 'created',
  closeOverlay: 'closed',
  error: 'error',
}

const lightboxClass = (): LightboxClass | undefined => window.ElavonLightbox ?? window.ConvergeLightbox

let loading: Promise<void> | undefined
let shown: Lightbox | undefined
/** Reports to the payment whose window is open. */
let reportShown: ((event: WindowEvent) => void) | undefined

/** The buyer leaves the page with the window open, by Back: as if the window had been closed. */
export const leaveCardWindow = (): void => reportShown?.('closed')

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error('Lightbox SDK not loaded'))
    }
    document.head.append(script)
  })

/** Loads the provider's script once. Rejects when it cannot be loaded; the next call tries again. */
export const loadCardWindow = async (url: string): Promise<LightboxClass> => {
  if (!lightboxClass()) {
    loading ??= loadScript(url)
    await loading
  }
  const found = lightboxClass()
  if (!found) throw new Error('Lightbox SDK not loaded')
  return found
}

const removeFrames = (url: string): void => {
  shown?.destroy?.()
  shown = undefined
  reportShown = undefined
  const { origin } = new URL(url, window.location.href)
  if (origin === window.location.origin) return
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(origin)) frame.remove()
  }
}

/**
 * Opens the window for a payment and reports its events, each kind once a session. Returns a function that removes the
 * window. Rejects when the script cannot be loaded.
 */
export const showCardWindow = async (
  url: string,
  sessionId: string,
  report: (event: WindowEvent) => void,
): Promise<() => void> => {
  removeFrames(url)
  const LightboxOfProvider = await loadCardWindow(url)
  const types = LightboxOfProvider.MessageTypes ?? {}
  const handled = new Set<WindowEvent>()
  const once = (event: WindowEvent) => {
    if (handled.has(event)) return
    handled.add(event)
    report(event)
  }
  const lightbox = new LightboxOfProvider({
    sessionId,
    onReady: error => {
      if (error) return once('notReady')
      lightbox.show()
    },
    messageHandler: (message, defaultAction) => {
      const isOurs = message.sessionId === undefined || message.sessionId === sessionId
      const name = Object.keys(MEANING).find(kind => message.type === (types[kind] ?? kind))
      if (name && MEANING[name] && isOurs) once(MEANING[name])
      defaultAction?.()
    },
  })
  shown = lightbox
  reportShown = once
  return () => {
    if (shown === lightbox) removeFrames(url)
  }
}
