/** Staff drag bookings in their calendar, take a move back, and swap two. */
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { barOf, calendarForTests, drag } from './calendar-staff.ts'
import { expectNoFindings, siteForTests } from './site.ts'

const site = siteForTests()

const { add, now, expectOn, open } = calendarForTests(site)

test('a booking is dragged to another shelf and back by Undo; a drag that cannot land offers a swap', async () => {
  const one = await add('C1', 3, 9)
  const other = await add('C2', 5, 11, { customer: '100002', status: 2 })
  const { page, button } = await open('da')
  await barOf(page, one).waitFor()
  await drag(page, one, 'C4')
  await page
    .getByText(/er flyttet til C4/)
    .first()
    .waitFor()
  await expectOn(one, 'C4')
  await button('calendar.undo').click()
  await expectOn(one, 'C1')
  await page
    .getByRole('row')
    .filter({ has: barOf(page, one) })
    .getByRole('rowheader', { name: 'C1' })
    .waitFor()

  await barOf(page, one).click()
  const grip = await barOf(page, one).locator('[data-edge="end"]').boundingBox()
  await page.mouse.move((grip?.x ?? 0) + 4, (grip?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((grip?.x ?? 0) + 30, (grip?.y ?? 0) + 8)
  await page.locator('[data-origin]').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.mouse.move((grip?.x ?? 0) + 4, (grip?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((grip?.x ?? 0) + 4 + 44, (grip?.y ?? 0) + 8, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await now(one)).dateEnd).toBe(addDays(one.dateEnd, 2))
  await button('calendar.undo').click()
  await expect.poll(async () => (await now(one)).dateEnd).toBe(one.dateEnd)
  await page.getByText('Det er fortrudt').first().waitFor()

  await drag(page, one, 'C2')
  await page.getByRole('alert').filter({ hasText: 'C2 er optaget af' }).waitFor()
  await expectNoFindings(page, 'calendar in the way')
  await button('calendar.takeShelf').waitFor({ state: 'hidden' })
  await page.getByRole('radio').first().check()
  await button('calendar.swapTwo').click()
  await page
    .getByText(/har byttet hylde/)
    .first()
    .waitFor()
  await expectOn(one, 'C2')
  await expectOn(other, 'C1')

  await drag(page, one, 'C1')
  const offered = page.getByRole('radio', { name: /^Tag C\d i stedet/ })
  await offered.check()
  const nearest = /C\d/.exec((await page.locator('label').filter({ has: offered }).textContent()) ?? '')?.[0]
  await button('calendar.takeShelf').click()
  await expectOn(one, nearest ?? '')
})
