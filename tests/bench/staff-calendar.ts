/**
 * Measures staff's booking calendar with 500 shelves and 5,000 bookings: how long its first picture takes, and how long
 * scripts run in a frame while it is scrolled. The browser answers the calls itself, because the plan's own query is
 * measured elsewhere.
 */
import type { CDPSession, Page } from 'playwright'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { seed } from '#infra/local/demo/seed.ts'
import { buildWeb } from '#infra/local/web.ts'
import type { PlanRowAnswer } from '#shared/bookings/staff-plan-calls.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import type { ShelfNames } from '#shared/shelves/staff-shelves-calls.ts'
import { openBrowser } from '../e2e/browser.ts'
import { logInAsStaff } from '../e2e/staff.ts'
import { type Line, type Measure, median } from './result.ts'

const TYPES = 5
const SHELVES = 500
const BOOKINGS_OF_SHELF = 10
const BARS = { pictureMs: 1500, scriptMs: 8 }
const FRAMES = 90
/** How far a frame scrolls, in pixels. */
const WAYS = { down: [0, 40], across: [60, 0], 'down and across': [60, 40] } as const

const names: ShelfNames = {
  types: Array.from({ length: TYPES }, (_, at) => ({ id: `type-${at}`, name: `Type ${at}` })),
  results: Array.from({ length: SHELVES }, (_, at) => ({
    id: `shelf-${at}`,
    name: `A${at}`,
    type: `type-${Math.floor((at * TYPES) / SHELVES)}`,
  })),
}

/** Bookings of two to five weeks one after another, from half a year ago. */
const bookings = names.results.flatMap(({ id, type }, at) => {
  let start = addDays(dayIn('UTC', Date.now()), -180)
  return Array.from({ length: BOOKINGS_OF_SHELF }, (_, nth) => {
    const dateStart = start
    const dateEnd = addDays(start, 13 + ((nth * 7 + at) % 25))
    start = addDays(dateEnd, 1 + (nth % 4))
    const row: PlanRowAnswer = {
      id: `${id}-${nth}`,
      shelf: id,
      dateStart,
      dateEnd,
      status: 1 + ((at + nth) % 6),
      requestStatus: nth % 9 ? 'confirmed' : 'paid',
      until: 0,
      customer: '100001',
      name: 'Peter Mark Sørensen',
      isBookingForMarket: false,
      hasLapsed: false,
    }
    return { type, row }
  })
})

const answerCalls = async (page: Page): Promise<void> => {
  await page.route('**/shelf_names/**', route => route.fulfill({ json: names }))
  await page.route('**/booking_plan/**', route => {
    const query = new URL(route.request().url()).searchParams
    const [first = '', last = ''] = [query.get('dateStart') ?? '', query.get('dateEnd') ?? '']
    const results = bookings
      .filter(
        ({ type, row }) => type === query.get('shelfType') && row.dateStart <= last && row.dateEnd >= first,
      )
      .map(({ row }) => row)
    return route.fulfill({ json: { results } })
  })
}

/** Milliseconds from the press of the link to the first picture with bookings. */
const firstPicture = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector('[data-bar]')) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        location.hash = '#/booking/calendar'
        look()
      }),
  )

const scriptMs = async (client: CDPSession): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Milliseconds of script in each frame of a scroll. */
const scrolled = async (page: Page, client: CDPSession, [x, y]: readonly [number, number]) => {
  const frames: number[] = []
  let before = await scriptMs(client)
  for (let at = 0; at < FRAMES; at++) {
    await page.evaluate(
      ([across, down]) =>
        new Promise<void>(resolve => {
          document.querySelector('[role="grid"]')?.scrollBy(across, down)
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
      [x, y] as const,
    )
    const after = await scriptMs(client)
    frames.push(after - before)
    before = after
  }
  return frames
}

export const measure: Measure = async () => {
  await buildWeb()
  const cloud = await startLocalCloud()
  await seed(cloud)
  await cloud.settled()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await answerCalls(page)
    await logInAsStaff(page, cloud.url)
    const pictureMs = await firstPicture(page)
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable')
    const lines: Line[] = [
      {
        what: 'Staff open the calendar with 500 shelves and 5,000 bookings: first picture',
        bar: `≤ ${BARS.pictureMs} ms`,
        number: `${Math.round(pictureMs)} ms`,
        met: pictureMs <= BARS.pictureMs,
      },
    ]
    for (const [way, pixels] of Object.entries(WAYS)) {
      const script = median(await scrolled(page, client, pixels))
      lines.push({
        what: `Staff scroll it ${way}: script in a frame, median`,
        bar: `≤ ${BARS.scriptMs} ms`,
        number: `${script.toFixed(1)} ms`,
        met: script <= BARS.scriptMs,
      })
    }
    return { lines }
  } finally {
    await browser.close()
    await cloud.stop()
  }
}
