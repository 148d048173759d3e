/** The lightbox script that a shop's page loads. Sets window.ElavonLightbox, with the interface of Elavon's own. */
;(() => {
  const HOST = new URL(document.currentScript.src).origin
  const LOAD_TIMEOUT_MS = 10_000

  const MessageTypes = {
    loaded: 'loaded',
    transactionCreated: 'transactionCreated',
    hostedCardCreated: 'hostedCardCreated',
    closeOverlay: 'closeOverlay',
    error: 'error',
    methodSessionCompleted: 'methodSessionCompleted',
    sessionCompleted: 'sessionCompleted',
  }

  const style = (element, rules) => Object.assign(element.style, rules)

  const frameOf = sessionId => {
    const frame = document.createElement('iframe')
    frame.src = `${HOST}/window/?sessionId=${encodeURIComponent(sessionId)}`
    frame.title = 'Elavon test'
    style(frame, {
      width: 'min(30rem, 100vw)',
      height: 'min(46rem, 100dvh)',
      border: '0',
      borderRadius: '14px',
      background: '#fff',
    })
    return frame
  }

  /** Returns the focus to the window when it leaves at either end. */
  const focusGuard = frame => {
    const end = document.createElement('div')
    end.tabIndex = 0
    end.addEventListener('focus', () => frame.focus())
    return end
  }

  const overlayOf = frame => {
    const overlay = document.createElement('div')
    overlay.setAttribute('role', 'dialog')
    overlay.setAttribute('aria-modal', 'true')
    overlay.setAttribute('aria-label', frame.title)
    style(overlay, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      display: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      background: 'rgba(31, 42, 46, .6)',
    })
    overlay.append(focusGuard(frame), frame, focusGuard(frame))
    return overlay
  }

  class ElavonLightbox {
    static MessageTypes = MessageTypes

    #frame
    #overlay
    #options
    #focusedBefore
    #loadTimer

    constructor(options) {
      if (!options?.sessionId) throw new Error('ElavonLightbox needs a sessionId')
      this.#options = options
      this.#frame = frameOf(options.sessionId)
      this.#overlay = overlayOf(this.#frame)
      window.addEventListener('message', this.#onMessage)
      document.body.append(this.#overlay)
      this.#loadTimer = setTimeout(
        () => options.onReady?.(new Error('The card window did not load')),
        LOAD_TIMEOUT_MS,
      )
    }

    #onMessage = event => {
      if (event.origin !== HOST || event.source !== this.#frame.contentWindow) return
      const message = event.data
      if (message.type === MessageTypes.loaded) {
        clearTimeout(this.#loadTimer)
        this.#options.onReady?.()
      }
      this.#options.messageHandler?.(message, () => this.#defaultAction(message))
    }

    #defaultAction(message) {
      const isPaid = message.type === MessageTypes.transactionCreated && message.transaction?.isAuthorized
      if (isPaid || message.type === MessageTypes.closeOverlay || message.type === MessageTypes.error)
        this.hide()
    }

    show() {
      this.#focusedBefore = document.activeElement
      this.#overlay.style.display = 'flex'
      this.#frame.focus()
    }

    hide() {
      if (this.#overlay.style.display === 'none') return
      this.#overlay.style.display = 'none'
      this.#focusedBefore?.focus?.()
    }

    destroy() {
      this.hide()
      clearTimeout(this.#loadTimer)
      window.removeEventListener('message', this.#onMessage)
      this.#overlay.remove()
    }
  }

  window.ElavonLightbox = ElavonLightbox
})()
