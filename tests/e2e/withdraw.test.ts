/** A buyer ends a booking on a phone without a login, from the footer of the market to the money back. */
import { expect, test } from 'vitest'
import { LOCALES } from './door.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { withdrawalsAt } from './withdrawing.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const { visitor, buy, statusOf } = withdrawalsAt(site)

test('From the footer without a login: what does not fit is said and kept, then quote, confirm, and the money is back', async () => {
  const guest = await buy('Vera Holt', 4)
  const page = await site.openPage(LOCALES.da)
  const { says, button } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: says('markets.withdraw') })
    .click()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.title') }).waitFor()
  await button('withdrawal.next').click()
  await page.locator('#reference[aria-invalid="true"]').waitFor()
  await page.locator('#name').fill('Vera Anden')
  await page.locator('#reference').fill(guest.txId)
  await page.locator('#email').fill(guest.email)
  await button('withdrawal.next').click()
  await page.getByText(says('withdrawal.noMatchTitle')).waitFor()
  expect(await page.locator('#name').inputValue()).toBe('Vera Anden')
  await expectNoFindingsAtBothWidths(page, 'a withdrawal that fits no booking')
  await button('withdrawal.write').click()
  const notes = page.locator('#notes')
  await notes.waitFor()
  expect(await notes.inputValue()).toContain(guest.txId)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('kit.close') })
    .click()
  await notes.waitFor({ state: 'detached' })
  await page.locator('#name').fill('vera holt')
  await button('withdrawal.next').click()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.youGet') }).waitFor()
  await page.getByText(says('withdrawal.wishBefore')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the quote of a withdrawal')
  await button('withdrawal.next').click()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.confirmTitle') }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the confirmation of a withdrawal')
  // The browser's Back goes through the steps, and what was typed is there.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.youGet') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.title') }).waitFor()
  expect(await page.locator('#name').inputValue()).toBe('vera holt')
  await button('withdrawal.next').click()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.youGet') }).waitFor()
  await button('withdrawal.next').click()
  await button('withdrawal.confirm').click()
  await page.getByRole('heading', { level: 1, name: says('withdrawal.doneTitle') }).waitFor()
  await page.getByText(/Vi modtog din besked .+ kl\. \d\d:\d\d\./).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a withdrawal that was made')
  await site.idle()
  expect(await statusOf(guest.bookings[0]?.id ?? '')).toBe('refunded')
  expect((await visitor.mails(guest.email))[0]?.subject).toMatch(/^Pengene er sendt retur|^Du har fortrudt/)
})
