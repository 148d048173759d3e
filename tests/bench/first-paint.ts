/**
 * Measures the guest's pages on a slowed phone: the largest paint over that of a bare page with React and the same
 * picture, what shifts, and how long what is shown is too busy to answer. Each page is opened in turn with the bare one.
 */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { DEMO_MARKETS } from '#infra/local/demo/markets.ts'
import { seed } from '#infra/local/demo/seed.ts'
import { buildWeb } from '#infra/local/web.ts'
import { openBrowser } from '../e2e/browser.ts'
import { startBarePage } from './bare-page.ts'
import { type Line, type Measure, median, type Table } from './result.ts'
import { blockingMs, busyMs, type Seen, seenAt } from './slow-phone.ts'
import { wizardSteps } from './wizard-steps.ts'

const ROUNDS = Number(process.env.REOL_ROUNDS ?? 5)
const BARS = { firstPaintMs: 1500, paint: 1.3, shift: 0.02, blockingMs: 150, kb: 250 }
const MARKET = 'demo'

export const measure: Measure = async () => {
  await buildWeb()
  const cloud = await startLocalCloud()
  await seed(cloud)
  await cloud.settled()
  const bare = await startBarePage(await pictureOf(cloud.url))
  const browser = await openBrowser()
  try {
    const type = DEMO_MARKETS.find(({ marketId }) => marketId === MARKET)?.types[0]?.name ?? ''
    const pages = [
      { name: 'home', path: '/', kept: undefined },
      { name: 'landing', path: `/login/${MARKET}`, kept: undefined },
      ...(await wizardSteps(browser, cloud.url, MARKET, type)),
    ]
    const seen: { name: string; all: Seen[] }[] = pages.map(({ name }) => ({ name, all: [] }))
    const barePage: { name: string; all: Seen[] } = { name: 'the bare page', all: [] }
    for (let round = 0; round < ROUNDS; round++) {
      barePage.all.push(await seenAt(browser, `http://localhost:${bare.port}/`))
      for (const [at, { path, kept }] of pages.entries()) {
        seen[at]?.all.push(await seenAt(browser, cloud.url + path, kept))
      }
    }
    const bareMs = middle(barePage, ({ paintMs }) => paintMs)
    return { lines: seen.flatMap(page => linesOf(page, bareMs)), tables: [details(seen, barePage)] }
  } finally {
    await browser.close()
    await bare.stop()
    await cloud.stop()
  }
}

const pictureOf = async (site: string) => {
  const response = await fetch(`${site}/files/${MARKET}/picture-1.svg`)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  }
}

interface Page {
  name: string
  all: readonly Seen[]
}

const middle = ({ all }: Page, of: (seen: Seen) => number): number => median(all.map(of))

const linesOf = (page: Page, bareMs: number): Line[] => {
  const paint = middle(page, ({ paintMs }) => paintMs) / bareMs
  const shift = middle(page, seen => seen.shift)
  const blocking = middle(page, blockingMs)
  const first = middle(page, ({ firstPaintMs }) => firstPaintMs)
  const count = middle(page, ({ files }) => files.count)
  const kb = middle(page, ({ files }) => files.kb)
  const what = `A slowed phone opens ${page.name}`
  return [
    {
      what: `${what}: first paint`,
      bar: `≤ ${BARS.firstPaintMs} ms`,
      number: `${first.toFixed(0)} ms`,
      met: first <= BARS.firstPaintMs,
    },
    {
      what: `${what}: scripts and styles, compressed`,
      bar: `≤ ${BARS.kb} KB`,
      number: `${kb.toFixed(0)} KB in ${count} files`,
      met: kb <= BARS.kb,
    },
    {
      what: `${what}: largest paint over a bare React page’s`,
      bar: `≤ ${BARS.paint}×`,
      number: `${paint.toFixed(2)}×`,
      met: paint <= BARS.paint,
    },
    {
      what: `${what}: layout shift`,
      bar: `≤ ${BARS.shift}`,
      number: shift.toFixed(3),
      met: shift <= BARS.shift,
    },
    {
      what: `${what}: tasks beyond 50 ms after the first paint, in sum`,
      bar: `≤ ${BARS.blockingMs} ms`,
      number: `${blocking.toFixed(0)} ms`,
      met: blocking <= BARS.blockingMs,
    },
  ]
}

const details = (pages: readonly Page[], bare: Page): Table => ({
  title: 'Guests’ pages on a slowed phone',
  about: `Median of ${ROUNDS}, empty cache, processor slowed 4 times, 1.6 Mbit/s, 150 ms, HTTP/1.1. The bare page with React and the landing page’s picture is in the last row. The tasks before the first paint are mostly the browser’s own: it opens the page and lays out its document.`,
  head: [
    'Page',
    'Largest paint, ms',
    'Tasks beyond 50 ms, also before the first paint, ms in sum',
    'What is largest',
    'What shifts most',
  ],
  rows: [...pages, bare].map(page => [
    page.name,
    middle(page, ({ paintMs }) => paintMs).toFixed(0),
    middle(page, busyMs).toFixed(0),
    page.all[0]?.largest ?? '',
    page.all.flatMap(({ shifted }) => shifted).toSorted((one, other) => (one < other ? 1 : -1))[0] ?? '–',
  ]),
})
