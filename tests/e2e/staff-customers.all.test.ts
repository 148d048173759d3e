/** Staff look after a customer in the browser: create, put right, approve, delete. */
import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test.each(LONG_WAY)(
  'In %s a new customer is typed, refused, put right, approved and deleted',
  async language => {
    const page = await site.openPage(LOCALES[language], 1280)
    await logInAsStaff(page, site.url())
    const { says, button, title } = personAt(page, language)
    await page.locator('nav a[href$="/customers"]').click()
    await page.getByRole('link', { name: says('customer.new') }).click()
    await title('customer.new')
    await page.locator('#name').fill('Kirsten Ny')
    await page.locator('#email').fill('anna@example.com')
    await page.locator('#phone').fill('12')
    await page.locator('#customerType').selectOption('business')
    await page.locator('#vatId').fill('12345678')
    await page.locator('#bankRegNumber').fill('12')
    await page.locator('#iban').fill('DK5000400440116244')
    await page.locator('#labelsToPrint').fill('2, 3')
    await page.locator('#fee').fill('120')
    await button('customer.create').click()
    for (const code of ['bank_reg_number', 'invalid_iban', 'label_ranges', 'number_range'])
      await page
        .getByText(says(`codes.${code}`))
        .first()
        .waitFor()
    await expectNoFindingsAtBothWidths(page, `a refused new customer in ${language}`)
    await page.locator('#bankRegNumber').fill('0040')
    await page.locator('#bankAccount').fill('0440 116 243')
    await page.locator('#iban').fill('DK50 0040 0440 1162 43')
    await page.locator('#labelsToPrint').fill('2,3,4-10')
    await page.locator('#fee').fill('12,5')
    await button('customer.create').click()
    for (const code of ['invalid_phone', 'invalid_vat_id'])
      await page
        .getByText(says(`codes.${code}`))
        .first()
        .waitFor()
    await page.locator('#phone').fill('20 12 34 57')
    await page.locator('#vatId').fill('13585628')
    await button('customer.create').click()
    await page.getByText(says('customer.emailTaken')).first().waitFor()
    const email = `kirsten-${language}@example.com`
    await page.locator('#email').fill(email)
    await button('customer.create').click()
    await page.getByRole('heading', { level: 1, name: 'Kirsten Ny' }).waitFor()
    expect(await page.locator('#fee').inputValue()).toBe(language === 'en' ? '12.5' : '12,5')
    await expectNoFindingsAtBothWidths(page, `a customer in ${language}`)
    await site.idle()
    expect(await visitorOf(site, 'demo').mails(email)).toHaveLength(1)

    await button('customer.verify').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('customer.verify') })
      .click()
    await page.getByText(says('customers.verified')).first().waitFor()
    await button('customer.remove').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('customer.remove') })
      .click()
    await title('customers.listTitle')
    await page.getByText(says('customer.removed')).waitFor()
    await expectNoFindingsAtBothWidths(page, `the customers in ${language}`)
  },
)

test('Whose booking runs is not deleted, and the screen says until when it runs', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: '/customers/100002' })
  const { says, button } = personAt(page, 'da')
  await button('customer.remove').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('customer.remove') })
    .click()
  await page.getByText(says('customer.cannotRemoveTitle')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a customer who cannot be deleted')
})
