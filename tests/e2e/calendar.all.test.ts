/** The start calendar: a grid of weeks that can be used by hand, by keyboard and by ear. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { everyDay, openMarket } from '../cloud/local-cloud.ts'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** The shortest of the demo's periods. */
const WEEK = 0

beforeAll(async () => {
  await openMarket('grid', 2, everyDay())
})

const openCalendar = async (page: Page, market: string, period: number) => {
  const person = personAt(page, 'da')
  await page.goto(`${site.url()}/login/${market}/booking`)
  await person.chooseType('Glasskab')
  await person.choosePrice(period)
  return person
}

test('A page that moves under a still mouse looks at no day', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title } = await openCalendar(page, 'grid', WEEK)
  await title('bookings.dateTitle')
  const grid = page.getByRole('grid')
  const box = await page.locator('button[data-state="free"]').nth(9).boundingBox()
  if (!box) throw new Error('the day is not in sight')
  await grid.evaluate(all => Object.assign(all.style, { translate: '0 200vh' }))
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  /** Moves the page under the mouse. The browser notices it some time later, on a busy machine not at all. */
  const isNoticed = () =>
    grid.evaluate(
      all =>
        new Promise<boolean>(resolve => {
          const back = setTimeout(() => {
            all.style.translate = '0 200vh'
            resolve(false)
          }, 2_000)
          const noticed = () => {
            clearTimeout(back)
            resolve(true)
          }
          all.addEventListener('pointerover', noticed, { once: true })
          all.style.translate = ''
        }),
    )
  await expect.poll(isNoticed, { timeout: 30_000 }).toBe(true)
  expect(await page.locator('[data-preview]').count()).toBe(0)
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2)
  await page.locator('button[data-preview="start"]').waitFor()
})
