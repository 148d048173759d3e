/** A tenant who is logged in extends a booking on a phone, from home to the list. */
import { expect, test } from 'vitest'
import { LOCALES } from './door.ts'
import { extensionsAt, heading } from './extending.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { enterAsTenant } from './tenant.ts'
import { CARD, personAt } from './wizard.ts'

const site = siteForTests()
const { book, tenant } = extensionsAt(site)

test('From home to the list: the choices say where the tenant moves, a reload and a refused card lose nothing', async () => {
  const booking = await book('C', -3, 3)
  await book('C', 12, 18, booking.shelf.id)
  const page = await site.openPage(LOCALES.da)
  const { says, agree, fillCard } = personAt(page, 'da')
  await enterAsTenant(page, site.url(), { username: tenant() }, '/')
  await page.getByRole('link', { name: says('rental.extendFrom') }).click()
  await heading(page, says('extend.title'))
  const choices = page.getByRole('button', { name: says('extend.choose') })
  await choices.nth(2).waitFor()
  await page.getByText(says('extend.movesLet')).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'choices of an extension')
  await choices.first().focus()
  await page.keyboard.press('Enter')
  await heading(page, says('extend.payTitleSame', { shelf: booking.shelf.name }))
  await page.getByText('m••••@extend.example').waitFor()
  await expectNoFindingsAtBothWidths(page, 'paying an extension')
  await page.reload()
  const pay = page.getByRole('button', { name: says('payments.pay') })
  await pay.click()
  await page.getByText('Sæt flueben', { exact: false }).first().waitFor()
  await agree()
  await pay.click()
  await fillCard(CARD.declined)
  await page.getByText(says('payments.failedTitle')).waitFor()
  expect(await page.locator('#termsAccepted').isChecked()).toBe(true)
  await pay.click()
  await fillCard(CARD.approved)
  await heading(page, says('extend.doneTitle', { shelf: booking.shelf.name }))
  await expectNoFindings(page, 'an extension is paid')
  await page.waitForURL(/#\/bookings\/\w+$/, { timeout: 20_000 })
  await page
    .getByRole('link', { name: says('rental.bookings') })
    .first()
    .click()
  await heading(page, says('rental.bookings'))
  await page
    .getByRole('link', { name: says('rental.extendNamed') })
    .first()
    .waitFor()
  const { name: shelf } = booking.shelf
  await page.getByText(says('rental.goesOn', { shelf })).first().waitFor()
  await page.getByText(says('rental.extendsShelf', { shelf })).first().waitFor()
  await expectNoFindings(page, 'bookings that can be extended')
})
