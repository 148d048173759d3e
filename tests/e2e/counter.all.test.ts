/** Staff book for the customer who stands at the till: under a minute, by keyboard alone. */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { visitorOf } from '../people/visitor.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { addressOf, tillOf, todayInShop } from './till.ts'

const site = siteForTests()

const NAMES = { da: 'Tove Tillborg', de: 'Uwe Umland', en: 'Vera Vance' }
const till = tillOf(site)
const { openForm } = till
let numbers: Record<string, string> = {}

beforeAll(async () => {
  numbers = await till.customers(Object.values(NAMES))
})

test.each(LONG_WAY)(
  'In %s a walk-in is booked by keyboard alone: some letters, Enter, a period, Enter',
  async language => {
    const { page, says, booked, keys, submit } = await openForm(language)
    await page.locator('#customer:focus').waitFor()
    await keys.type(NAMES[language].slice(0, 5))
    await page.getByRole('option', { name: NAMES[language] }).waitFor()
    if (language === 'da') await expectNoFindingsAtBothWidths(page, 'a customer is found')
    await keys.press('Enter')
    await page.locator('input[name="bookingPeriod"]:checked:focus').waitFor()
    await keys.press('ArrowRight')
    await page.getByText(addressOf(NAMES[language])).first().waitFor()
    const amount = { da: '279,20 kr.', de: '279,20 DKK', en: 'DKK 279.20' }[language]
    await expect.poll(async () => (await submit.innerText()).replaceAll('\u00a0', ' ')).toContain(amount)
    await expectNoFindingsAtBothWidths(page, `a walk-in in ${language}`)
    await page.setViewportSize({ width: 1280, height: 844 })
    // One press too many books once.
    await keys.press('Enter')
    await keys.press('Enter')
    const booking = await booked()
    expect(booking).toMatchObject({
      customerName: NAMES[language],
      status: 2,
      price: '279.20',
      listPrice: '349.00',
    })
    await page
      .getByRole('heading', { name: says('counter.bookedTitle', { shelf: booking.shelf.name }) })
      .waitFor()
    await page.getByText(says('counter.sentTo', { email: booking.customerEmail ?? '' })).waitFor()
    await expectNoFindingsAtBothWidths(page, `booked in ${language}`)
    expect(await till.bookingsOf(numbers[NAMES[language]])).toHaveLength(1)
    await site.idle()
    const mails = await visitorOf(site, 'demo').mails(booking.customerEmail ?? '')
    expect(mails.filter(({ subject }) => subject.startsWith('Bekræftelse'))).toHaveLength(1)
    // The next customer waits.
    await keys.press('Enter')
    await page.locator('#customer:focus').waitFor()
  },
)

test('Who books before the screen knows the customer’s address still sends the mail; the confirmation prints on one page, without the frame, and says that it is no receipt', async () => {
  const { page, says, submit, booked } = await openForm('da')
  await page.route(/\/customers\/\d+\/$/, () => undefined)
  await page.locator('#customer').fill(NAMES.da.slice(0, 5))
  await page.getByRole('option', { name: NAMES.da }).click()
  await submit.click()
  await page.getByText(says('counter.sentTo', { email: addressOf(NAMES.da) })).waitFor()

  const { shelf } = await booked()
  await page.getByRole('heading', { name: says('counter.bookedTitle', { shelf: shelf.name }) }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByText(says('counter.noReceipt')).waitFor()
  await page.getByText('Mejlgade 48').first().waitFor()
  expect(await page.locator('nav:visible, main + footer:visible, button:visible').count()).toBe(0)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(1000)
})

test('The shop books for itself, with a last day of its own; a shelf is held for nobody until a moment', async () => {
  const { page, says, booked, submit, button, choose } = await openForm('da')
  await choose('who', 'market')
  await submit.click()
  await page.getByText(says('counter.saysWhat')).first().waitFor()
  await page.locator('#description').fill('Juleudstilling')
  await choose('bookingPeriod', '')
  await expectNoFindingsAtBothWidths(page, 'the shop itself')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.locator('#dateEnd').fill('01-01-2020')
  await submit.click()
  await page.getByText(says('counter.endsBefore')).first().waitFor()
  const end = addDays(todayInShop(), 19)
  await page.locator('#dateEnd').fill(end.split('-').reverse().join('-'))
  await submit.click()
  expect(await booked()).toMatchObject({
    isBookingForMarket: true,
    customer: null,
    totalPrice: '0.00',
    dateEnd: end,
    description: 'Juleudstilling',
  })
  expect(await button('counter.send').count()).toBe(0)

  await button('counter.print').waitFor()
  await page
    .getByRole('link', { name: says('counter.title') })
    .last()
    .click()
  await page.locator('#customer:focus').waitFor()
  await choose('who', 'nobody')
  await page.locator('#validTime').fill('25')
  await submit.click()
  await page.getByText(says('counter.noTime')).first().waitFor()
  await page.locator('#validTime').fill('17.30')
  await expectNoFindingsAtBothWidths(page, 'a hold')
  await page.setViewportSize({ width: 1280, height: 844 })
  await submit.click()
  const hold = await booked()
  expect(hold).toMatchObject({ status: 3, customer: null })
  expect(hold.validUntil).toMatch(/T(15|16):30:00/)
  await page.getByText(says('counter.heldUntil', { time: '17:30' })).waitFor()
})

test('Without a shelf type there is nothing to book, and the way to make one', async () => {
  const page = await site.openPage('da-DK', 1280)
  await page.route('**/admin/shelf_types/', route =>
    route.fulfill({ json: { results: [], page: 1, pagesCount: 1 } }),
  )
  const { says } = await till.logIn(page, 'da')
  await page.getByText(says('counter.noTypes')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'nothing to book')
})
