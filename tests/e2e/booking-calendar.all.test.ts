/** Staff see who has which shelf: of all types, on a phone, and after a break of the network. */
import { expect, test } from 'vitest'
import { barOf, calendarForTests } from './calendar-staff.ts'
import { LONG_WAY } from './languages.ts'
import { answerInstead, expectNoFindings, siteForTests } from './site.ts'

const site = siteForTests()

const { add, open, cabinets } = calendarForTests(site)

test('all shelves stand by type with what is free, in the order that people sort by; a group closes', async () => {
  const { page, title } = await open('da', '')
  await title('calendar.title')
  await page.locator('[data-bar]').first().waitFor()
  const names = await page.getByRole('rowheader').allTextContents()
  expect(names.slice(0, 4)).toEqual(['Standardhylde', 'A1', 'A2', 'A3'])
  await expectNoFindings(page, 'calendar')
  const grid = page.getByRole('grid')
  const all = Number(await grid.getAttribute('aria-rowcount'))
  await page.getByRole('button', { name: 'Hylder: Standardhylde' }).click()
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBe(all - 36)
  await page.getByLabel('Gå til dato eller hylde').fill('C7')
  await page.keyboard.press('Enter')
  await page.locator('[aria-label^="C7, "][data-cursor]').waitFor()
  await page.getByLabel('Gå til dato eller hylde').fill('24-12-2027')
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'fredag 24. december' }).waitFor()
})

test.each(LONG_WAY)('on a phone in %s a day is a list, and a tap opens the booking', async language => {
  await add('C1', -2, 0)
  await add('C2', 0, 6, { customer: '100002' })
  const { page, says } = await open(language, `?type=${cabinets()}`, 390)
  const part = (key: string) => page.getByRole('region', { name: new RegExp(says(key).source.slice(1, -1)) })
  await part('calendar.starts').getByText('C2').waitFor()
  await part('calendar.ends').getByText('C1').waitFor()
  await part('calendar.freeShelves').getByText('C8').waitFor()
  await expectNoFindings(page, `calendar phone ${language}`)
  await part('calendar.starts').getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: says('calendar.swapWith') }).waitFor()
  await expectNoFindings(page, `calendar phone sheet ${language}`)
})

test('a calendar that is open all day goes on by itself when the network comes back; so do the numbers of the menu', async () => {
  const { page } = await open('da')
  await page.getByRole('grid').waitFor()
  await page.clock.install()
  await page.reload()
  await page.getByRole('grid').waitFor()
  const isCut = /booking_plan|badges/
  let asked = 0
  const mend = await answerInstead(page, isCut, route => {
    asked += 1
    return route.abort()
  })
  const pass = async (minutes: number) => {
    for (let at = 0; at < minutes * 2; at++) {
      const before = asked
      await page.clock.fastForward(31_000)
      await expect
        .poll(() => asked, { timeout: 2_000 })
        .toBeGreaterThan(before)
        .catch(() => undefined)
    }
  }
  await pass(4)
  mend()
  let answered = 0
  page.on('response', response => {
    if (response.url().includes('badges')) answered += 1
  })
  const booking = await add('C3', 3, 9)
  // A step of the clock also ends the calls that are under way, so each gets a second.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(31_000)
        return (await barOf(page, booking).count()) === 1 && answered > 0
      },
      { interval: 1_000, timeout: 20_000 },
    )
    .toBe(true)
})
