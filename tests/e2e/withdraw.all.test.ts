/** A buyer ends a booking on a phone: by the link in the mail after the start, and as a tenant before it. */
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import { tenantsOf } from '../people/tenant.ts'
import { LOCALES } from './door.ts'
import { ABROAD } from './languages.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { enterAsTenant } from './tenant.ts'
import { type Bought, withdrawalsAt } from './withdrawing.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const { visitor, buy, statusOf } = withdrawalsAt(site)

const bookedMail = async (email: string) =>
  (await visitor.mails(email)).find(({ attachments }) => attachments.some(({ name }) => name === 'demo.ics'))

const linkOf = async ({ email }: Bought) =>
  (await bookedMail(email))?.links.find(link => link.includes('/withdraw#')) ?? ''

let begun: Bought
let tenant: Bought

beforeAll(async () => {
  begun = await buy('Bo Lykke', 1, 2)
  // A closing day of the demo lies within it.
  tenant = await buy('Tine Bak', 10)
})

test.each(ABROAD)(
  'By the link in the mail after the start, in %s: one of two shelves, used days are paid',
  async (language: Language) => {
    const link = await linkOf(begun)
    if (language === 'de') await site.later(2 * 86_400)
    const page = await site.openPage(LOCALES[language])
    const { says, button } = personAt(page, language)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: says('withdrawal.which') }).waitFor()
    const booking = begun.bookings[language === 'de' ? 0 : 1]
    const shelf = booking?.shelf.name ?? ''
    await page.getByRole('button', { name: shelf }).click()
    await page.getByRole('heading', { level: 1, name: says('withdrawal.youGet') }).waitFor()
    await page.getByText(says('withdrawal.becauseWish')).waitFor()
    await expectNoFindings(page, `the quote of a withdrawal in ${language}`)
    await button('withdrawal.next').click()
    await page.getByRole('heading', { level: 1, name: says('withdrawal.confirmTitle') }).waitFor()
    await expectNoFindings(page, `the confirmation of a withdrawal in ${language}`)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: says('withdrawal.youGet') }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: says('withdrawal.which') }).waitFor()
    await page.getByRole('button', { name: shelf }).click()
    await button('withdrawal.next').click()
    await button('withdrawal.confirm').click()
    await page.getByRole('heading', { level: 1, name: says('withdrawal.doneTitle') }).waitFor()
    expect(await statusOf(booking?.id ?? '')).toMatch(/^refund(ed|_initiated)$/)
    // The link of another booking in the same tab is about that one; then the first says which of its shelves is done.
    await page.goto(await linkOf(tenant))
    await page.getByRole('heading', { level: 1, name: says('withdrawal.youGet') }).waitFor()
    await page.goto(link)
    await page.getByText(says('withdrawal.done')).waitFor()
  },
)

test('Staff see in the calendar that the booking has ended, and from when its shelf is free', async () => {
  const page = await site.openPage(LOCALES.da, 1280)
  const { says, button } = personAt(page, 'da')
  await logInAsStaff(page, site.url(), { at: `/booking/calendar?booking=${begun.bookings[0]?.id}` })
  await page.getByText(says('calendar.endedEarly')).waitFor()
  await page.getByText(says('calendar.ended')).first().waitFor()
  await page.getByRole('link', { name: says('calendar.openBooking') }).waitFor()
  expect(await button('calendar.changeDates').count()).toBe(0)
  await expectNoFindings(page, 'a booking that ended early in the calendar')
})

test('A tenant withdraws before the start from the page of the booking, which then says that the money is on its way', async () => {
  const mail = (await visitor.mails(tenant.email)).find(({ subject }) =>
    subject.startsWith('Vælg din adgangskode'),
  )
  const token = mail?.links[0]?.split('token=')[1] ?? ''
  await tenantsOf(site, 'demo').choose(token)
  const page = await site.openPage(LOCALES.da)
  const { says, button } = personAt(page, 'da')
  const [booking] = tenant.bookings
  await enterAsTenant(page, site.url(), { username: tenant.email }, `/bookings/${booking?.id}`)
  // The day that the closing day adds belongs to these days, not to what an extension would cost.
  const extra = await page.getByText(says('rental.extraDays_one')).boundingBox()
  const extend = await page.getByRole('link', { name: says('rental.extendFrom') }).boundingBox()
  expect(extra?.y).toBeLessThan(extend?.y ?? 0)
  await page.getByRole('link', { name: /^Fortryd aftalen Senest/ }).click()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.youGet') }).waitFor()
  await page.getByText(says('withdrawal.freeNow', { shelf: booking?.shelf.name ?? '' })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the quote of a tenant’s withdrawal')
  await button('withdrawal.next').click()
  await button('withdrawal.confirm').click()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.doneTitle') }).waitFor()
  await page.getByRole('link', { name: says('withdrawal.toBookings') }).click()
  await page.goto(`${site.url()}/user#/bookings/${booking?.id}`)
  await page.getByText(says('rental.withdrawDone')).waitFor()
  const amountOf = (line: 'total' | 'backToYou') =>
    page
      .getByText(says(`rental.${line}`), { exact: true })
      .locator('xpath=../dd')
      .textContent()
  expect(await amountOf('backToYou')).toBe(await amountOf('total'))
  await expectNoFindings(page, 'a booking that was withdrawn')
})
