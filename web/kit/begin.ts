/**
 * Begins a page that shows something before its scripts (the first view of web/login/index.html). The page keeps its styles,
 * scripts and fonts in a template, where no browser fetches them. They come once the first view and its picture are painted:
 * on a slow line nothing takes the line from what is seen, and on a slow phone no script stands before the first paint.
 */
const LATEST_MS = 1_000

/** A slow phone takes 4 to 15 ms to ask for a file. More of them in one task would hold up a finger. */
const FILES_AT_ONCE = 3

const loaded = (element: HTMLElement | HTMLImageElement | null): Promise<unknown> =>
  !element || ('complete' in element && element.complete)
    ? Promise.resolve()
    : new Promise((done, fail) => {
        element.addEventListener('load', done)
        element.addEventListener('error', fail)
      })

const painted = (): Promise<unknown> => new Promise(done => requestAnimationFrame(() => setTimeout(done)))

const later = (ms: number): Promise<unknown> => new Promise(done => setTimeout(done, ms))

/** Asks for files, some in each task. */
const ask = async (files: readonly Element[]): Promise<void> => {
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    document.head.append(...files.slice(at, at + FILES_AT_ONCE))
    await later(0)
  }
}

/** Runs scripts one after another, each in a task of its own: one task for all of them would hold up a finger. */
const run = async (scripts: readonly HTMLScriptElement[]): Promise<void> => {
  for (const script of scripts) {
    document.head.append(script)
    await loaded(script)
    await later(0)
  }
}

/**
 * Throws when a script does not come, or a style, unless `isLast`: who blocks a style for good gets the app without.
 */
const begin = async (isLast: boolean): Promise<void> => {
  const template = document.querySelector<HTMLTemplateElement>('#app-files')
  if (!template) return
  const first = document.getElementById('first')
  // A tab in the background paints nothing.
  if (first && !document.hidden)
    await Promise.race([
      loaded(first.querySelector<HTMLImageElement>('.picture')).then(painted, painted),
      later(LATEST_MS),
    ])
  const files = document.importNode(template.content, true)
  const scripts = [...files.querySelectorAll('script')]
  const styles = [...files.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')]
  for (const script of scripts) script.remove()
  const coming = Promise.all([...styles.map(loaded), ask([...files.children])])
  await (isLast ? coming.catch(() => undefined) : coming)
  await run(scripts)
}

const TRIES = 'tries-to-begin'
const MOST_TRIES = 3
const AGAIN_MS = 2_000

/** A browser that keeps nothing would load the page for ever, so it gets the last try at once. */
const triesBefore = (): number => {
  try {
    return Number(sessionStorage.getItem(TRIES))
  } catch {
    return MOST_TRIES
  }
}

const tries = triesBefore()

/**
 * Loads the page again when the network is back, or after some seconds: a browser keeps a module that it could not load
 * as failed until then. What the page shows meanwhile can be read, and its links work.
 */
const beginAgain = async (): Promise<void> => {
  if (tries >= MOST_TRIES) return
  sessionStorage.setItem(TRIES, String(tries + 1))
  if (navigator.onLine) await later(AGAIN_MS * (tries + 1))
  else await new Promise(done => addEventListener('online', done, { once: true }))
  location.reload()
}

begin(tries >= MOST_TRIES).then(() => tries && sessionStorage.removeItem(TRIES), beginAgain)
