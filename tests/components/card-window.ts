/** The card provider's window, in the place of its script: the test presses its buttons. */

interface Options {
  sessionId: string
  onReady: (error?: unknown) => void
  messageHandler: (message: { type: string; sessionId: string }) => void
}

/** Puts the window in place until the test ends. */
export const stubCardWindow = () => {
  const opened: Options[] = []
  const removed: string[] = []
  window.ElavonLightbox = class {
    private readonly options: Options
    constructor(options: Options) {
      this.options = options
      opened.push(options)
      queueMicrotask(() => options.onReady())
    }
    show() {
      const { messageHandler, sessionId } = this.options
      messageHandler({ type: 'loaded', sessionId })
    }
    destroy() {
      removed.push(this.options.sessionId)
    }
  }
  const send = (type: string) => {
    const last = opened.at(-1)
    last?.messageHandler({ type, sessionId: last.sessionId })
  }
  return {
    opened,
    /** The sessions whose window the page has removed. */
    removed,
    /** The buyer has paid, or the card was declined: the page asks for the outcome. */
    pay: () => send('transactionCreated'),
    close: () => send('closeOverlay'),
  }
}
