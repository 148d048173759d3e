/**
 * Every `import()` of the built pages comes here first (web/build/fetched-code.ts). Browsers keep a module that could
 * not be loaded as failed until the page is reloaded, and so do they with each module that it imports. A failed fetch
 * they forget. So all the files are fetched, and only then imported, out of the browser's cache.
 */
import { CallFailure } from '../failure.ts'
import { whenIdle } from '../use-idle.ts'

let isAhead = false

/**
 * Lets the browser fetch the files of an `import()` when it has nothing else to do, without running them: a slow phone
 * does not notice. Not for readers who save data, nor on a slow line.
 */
export const fetchAhead = (load: () => Promise<unknown>): void => {
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType !== '4g') return
  isAhead = true
  load().catch(() => undefined)
  isAhead = false
}

/** What some browsers know of the line. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The files that the browser has not been told to fetch yet. */
const ahead: string[] = []

/** One file at a time: telling a browser of a hundred keeps a slow phone busy for half a second. */
const prefetchNext = (): void => {
  const href = ahead.shift()
  if (!href) return
  if (!known.has(href) && !document.querySelector(`[href="${href}"]`)) {
    const link = document.createElement('link')
    const as = href.endsWith('.css') ? 'style' : 'script'
    document.head.append(Object.assign(link, { rel: 'prefetch', as, crossOrigin: '', href }))
  }
  whenIdle(prefetchNext)
}

/** What has come or is coming. */
const known = new Map<string, Promise<unknown>>()

const once = (key: string, bring: () => Promise<unknown>): Promise<unknown> => {
  const coming = known.get(key) ?? bring()
  known.set(key, coming)
  coming.catch(() => known.delete(key))
  return coming
}

const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(path)
  await answer.arrayBuffer()
  return answer.status
}

const fetchFile = async (path: string): Promise<void> => {
  // The page itself has asked for it.
  if (document.querySelector(`[href="${path}"]:not([rel=prefetch]),[src="${path}"]`)) return
  const status = await statusOf(path).catch(() => 0)
  if (status !== 200) throw new CallFailure(status, undefined)
}

const showStyle = async (href: string): Promise<void> => {
  if (document.querySelector(`[rel=stylesheet][href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href })
  document.head.append(link)
  await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject })).catch(
    () => {
      link.remove()
      throw new CallFailure(0, undefined)
    },
  )
}

/** Vite names no files when a module needs no other. Its own is named where it is imported: "import(`./file.js`)". */
const OWN_FILE = /import\(.\.\/(.+?\.js)/

/** Rejects with a `CallFailure` when a file does not come. The next try is then a new one. */
export const fetchCode = async <Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> => {
  const own = OWN_FILE.exec(String(load))?.[1]
  const paths = [...files, ...(own ? [`assets/${own}`] : [])].map(file => `/${file}`)
  if (isAhead) {
    if (ahead.push(...paths) === paths.length) whenIdle(prefetchNext)
    return new Promise(() => undefined)
  }
  await Promise.all(paths.map(path => once(path, () => fetchFile(path))))
  const styles = paths.filter(path => path.endsWith('.css'))
  await Promise.all(styles.map(path => once(`style ${path}`, () => showStyle(path))))
  return load()
}
