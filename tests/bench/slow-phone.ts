/** Opens pages as a cheap phone does on a slow network, and measures what its owner waits for. */
import type { Browser, BrowserContext } from 'playwright'

const SLOWER = 4
const NETWORK = {
  offline: false,
  /** Milliseconds. */
  latency: 150,
  /** Bytes a second: 1.6 and 0.75 Mbit/s. */
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

/** Waits this long after the last request for late paints. */
const QUIET_MS = 1_000

export interface Seen {
  /** Milliseconds until the largest part was shown. */
  paintMs: number
  largest: string
  /** Cumulative layout shift. */
  shift: number
  /** What shifted, for finding the cause. */
  shifted: string[]
  /** When something was shown first, in milliseconds. */
  firstPaintMs: number
  /** The scripts and styles that the page asked for by itself, with those of its screen; not what it has fetched ahead. */
  files: { count: number; kb: number }
  tasks: { startMs: number; lengthMs: number }[]
}

/** Milliseconds of tasks beyond the first 50 of each. */
export const busyMs = ({ tasks }: Seen): number =>
  tasks.reduce((ms, { lengthMs }) => ms + Math.max(0, lengthMs - 50), 0)

/** Total blocking time, as Lighthouse has it, but a task that crosses the first paint counts whole. */
export const blockingMs = (seen: Seen): number =>
  busyMs({
    ...seen,
    tasks: seen.tasks.filter(({ startMs, lengthMs }) => startMs + lengthMs > seen.firstPaintMs),
  })

/** What a tab of the booking wizard keeps. */
export interface Kept {
  local: Record<string, string>
  session: Record<string, string>
}

/** Watches a page from its first moment. Runs in the browser. */
const watch = () => {
  const seen: Seen = {
    paintMs: 0,
    largest: '',
    shift: 0,
    shifted: [],
    firstPaintMs: 0,
    files: { count: 0, kb: 0 },
    tasks: [],
  }
  Object.assign(globalThis, { seen })
  const nameOf = (node: Element | null | undefined) =>
    node ? `${node.nodeName.toLowerCase()} ${node.textContent?.slice(0, 30) ?? ''}` : 'a part that is gone'
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('largest-contentful-paint', entry => {
    const { startTime, element } = entry as PerformanceEntry & { element?: Element }
    Object.assign(seen, { paintMs: startTime, largest: nameOf(element) })
  })
  observe('layout-shift', entry => {
    const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] }
    seen.shift += value
    seen.shifted.push(...sources.map(({ node }) => `${value.toFixed(3)} ${nameOf(node)}`))
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ startMs: startTime, lengthMs: duration })
  })
}

/** Counts what stands in the page's head. Runs in the browser. */
const countFiles = () => {
  const { seen } = globalThis as unknown as { seen: Seen }
  const named = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'),
  ].map(({ href }) => href)
  const scripts = [...document.scripts].flatMap(({ src }) => src || [])
  const files = [...new Set([...named, ...scripts])]
  const bytes = files
    .flatMap(name => performance.getEntriesByName(name) as PerformanceResourceTiming[])
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { ...seen, files: { count: files.length, kb: bytes / 1024 } }
}

const fill = ({ local, session }: Kept) => {
  for (const [name, text] of Object.entries(local)) localStorage.setItem(name, text)
  for (const [name, text] of Object.entries(session)) sessionStorage.setItem(name, text)
}

const open = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'da-DK',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })

/** Opens an address with an empty cache. `kept`: what earlier steps have left in the tab. */
export const seenAt = async (browser: Browser, address: string, kept?: Kept): Promise<Seen> => {
  const context = await open(browser)
  try {
    const page = await context.newPage()
    if (kept) await page.addInitScript(fill, kept)
    await page.addInitScript(watch)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(QUIET_MS)
    return await page.evaluate(countFiles)
  } finally {
    await context.close()
  }
}
