/** Staff book for the customer who stands at the till: under a minute, by keyboard alone. */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { visitorOf } from '../people/visitor.ts'
import { calendarForTests } from './calendar-staff.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { addressOf, tillOf, todayInShop } from './till.ts'

const site = siteForTests()

const NAMES = { da: 'Tove Tillborg', de: 'Uwe Umland', en: 'Vera Vance' }
const till = tillOf(site)
const calendar = calendarForTests(site)
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

test('A shelf that is taken says by whom, and offers the nearest free one or a later day', async () => {
  const { shelf, dateStart, dateEnd } = await calendar.add('C1', 3, 9, { customer: numbers[NAMES.da] })
  const { page, says, booked, button, submit } = await openForm(
    'da',
    `?shelf=${shelf.id}&from=${dateStart}&to=${dateEnd}&customer=${numbers[NAMES.de]}`,
  )
  await page.getByText(says('counter.takenTitle', { name: shelf.name })).waitFor()
  await page.getByText(says('counter.takenBy', { who: NAMES.da })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a taken shelf')
  await page.setViewportSize({ width: 1280, height: 844 })
  // Sent all the same, it is refused at its field.
  await submit.click()
  await page.locator('#shelf[aria-invalid]').waitFor()
  await button('counter.useShelf').click()
  await page.getByText(says('counter.takenTitle')).waitFor({ state: 'detached' })
  const other = await page.locator('#shelf option:checked').innerText()
  expect(other).toMatch(/^C[2-8]/)
  await page.goto(
    `${site.url()}/admin_section#/booking/new?shelf=${shelf.id}&from=${dateStart}&customer=${numbers[NAMES.en]}`,
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('form.leave') })
    .click()
  await button('counter.startLater', { name: shelf.name }).click()
  await page.getByText(says('counter.takenTitle')).waitFor({ state: 'detached' })
  await submit.click()
  const later = await booked()
  expect(later.shelf.id).toBe(shelf.id)
  expect(later.dateStart > dateEnd).toBe(true)
})

test('What is typed outlives a reload: another price, a service, a last day; then the price list’s price again', async () => {
  const { page, says, booked, button, submit, choose } = await openForm('da')
  page.on('dialog', dialog => void dialog.accept())
  await page.locator('#customer').fill('Uwe')
  await page.getByRole('option', { name: NAMES.de }).click()
  await page.locator('#price').fill('ti')
  await submit.click()
  await page.getByText(says('counter.noAmount')).first().waitFor()
  await page.locator('#price').fill('150,50')
  await button('shelves.oneMore').first().click()
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  await page.getByText(NAMES.de).waitFor()
  expect(await page.locator('#price').inputValue()).toBe('150,50')
  await expect.poll(() => submit.innerText()).toContain('270,50')
  await button('counter.useListPrice').click()
  expect(await page.locator('#price').inputValue()).toBe('199,00')
  await page.locator('#price').fill('150,50')
  await choose('pay', 'withhold')
  await submit.click()
  expect(await booked()).toMatchObject({
    status: 1,
    withholdFromSales: true,
    listPrice: '199.00',
    price: '150.50',
    totalPrice: '270.50',
    bookingAddons: [{ quantity: 1 }],
  })
  await page.goto(`${site.url()}/admin_section#/customers/${numbers[NAMES.de]}`)
  await page.getByText(says('customer.isWithheld')).waitFor()
  await page.getByText('booket af jer').first().waitFor()
  await page.getByRole('link', { name: says('customer.newBooking') }).click()
  await page.getByText(NAMES.de).waitFor()
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
