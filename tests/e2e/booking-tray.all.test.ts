/** Staff make room in their calendar: a booking waits for its shelf, or lies aside while others move. */
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { visitorOf } from '../people/visitor.ts'
import { barOf, calendarForTests, drag } from './calendar-staff.ts'
import { expectNoFindings, siteForTests } from './site.ts'

const site = siteForTests()

const { add, now, open, expectOn } = calendarForTests(site)

test('a shelf that is taken is offered for when it becomes free; the customer will hear of it', async () => {
  const one = await add('C1', 3, 5)
  await add('C2', 4, 8, { customer: '100002' })
  const { page, button, says } = await open('da')
  await barOf(page, one).waitFor()
  await drag(page, one, 'C2')
  await page.getByRole('alert').filter({ hasText: 'C2 er optaget af' }).waitFor()
  const later = page.getByRole('radio', { name: /^C2, når den bliver ledig/ })
  await later.check()
  const tell = page.getByRole('checkbox', { name: says('calendar.tellCustomer') })
  expect(await tell.isChecked()).toBe(true)
  await expectNoFindings(page, 'a shelf later')
  await button('calendar.takeLater').click()
  await expectOn(one, 'C2')
  const { dateStart, dateEnd } = await now(one)
  expect(dateStart > addDays(one.dateStart, 5)).toBe(true)
  expect(dateEnd).toBe(addDays(dateStart, 2))
  await page
    .getByText(/Kunden får en mail/)
    .first()
    .waitFor()
})

test('bookings lie aside while others move; nothing is saved until all have a place, then one call saves it', async () => {
  const one = await add('C3', 3, 9)
  const other = await add('C4', 3, 9, { customer: '100002' })
  const { page, button, says } = await open('da')
  const calls: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('shelf_bookings/move'))
      calls.push(request.url())
  })
  await barOf(page, one).click()
  await button('calendar.layAside').click()
  await page.getByText(says('calendar.nothingSaved')).waitFor()
  await barOf(page, one).waitFor({ state: 'detached' })
  await expectNoFindings(page, 'a booking lies aside')
  await drag(page, other, 'C3')
  await page
    .getByRole('row')
    .filter({ has: barOf(page, other) })
    .getByRole('rowheader', { name: 'C3' })
    .waitFor()
  await button('calendar.layBack').click()
  await page.getByText(says('calendar.howToMove')).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await barOf(page, one).waitFor()
  expect([(await now(one)).shelf.name, (await now(other)).shelf.name, calls]).toEqual(['C3', 'C4', []])
  await page.getByRole('checkbox', { name: says('calendar.tellCustomer') }).uncheck()
  await expectNoFindings(page, 'all lie again')
  await button('calendar.saveMoves_other', { count: '2' }).click()
  await expectOn(one, 'C4')
  await expectOn(other, 'C3')
  expect(calls).toHaveLength(1)
  await page.getByText(says('calendar.allLie')).waitFor({ state: 'detached' })
  // Staff have said that nobody needs a mail.
  await site.later(70)
  const mails = await visitorOf(site, 'demo').mails('anna@example.com')
  expect(mails.filter(({ text }) => /hylde er nu C[34]/.test(text))).toEqual([])
})
