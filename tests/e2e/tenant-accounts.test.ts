/** A visitor becomes a tenant on a phone. */
import { expect, test } from 'vitest'
import { TENANT_PASSWORD, tenantsOf } from '../people/tenant.ts'
import { atRest } from './browser.ts'
import { fill, nameOfTry } from './door.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { linkTo, typeLogIn } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('A visitor registers on a phone, chooses a password by the mail, and stands on the first screen', async ({
  task,
}) => {
  const email = `${nameOfTry('nina', task)}@tenant-accounts.example`
  const page = await site.openPage('da-DK')
  const { title, button, says } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  const newHere = page.getByRole('link', { name: says('identity.newHere') })
  // Posts that come near load, and move what is below them.
  await newHere.scrollIntoViewIfNeeded()
  await atRest(page)
  await newHere.click()
  await title('signup.title')
  expect(await page.locator('#country').inputValue()).toBe('dk')
  await expectNoFindingsAtBothWidths(page, 'sign up')

  await fill(page, { name: 'Nina Nygaard', email: 'nina@tenant-accounts', phone: '12' })
  await button('signup.create').click()
  await page.locator('#email[aria-invalid="true"]').waitFor()
  await fill(page, { email })
  await button('signup.create').click()
  await page.locator('#phone[aria-invalid="true"]').waitFor()
  expect(await page.locator('#name').inputValue()).toBe('Nina Nygaard')
  await expectNoFindingsAtBothWidths(page, 'sign up with errors')
  await fill(page, { phone: '20 12 34 56', city: 'Aarhus' })
  await button('signup.create').click()

  await title('signup.sentTitle')
  await page.getByText(says('signup.sent', { email })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'sign up sent')
  await button('signup.other').click()
  expect(await page.locator('#phone').inputValue()).toBe('20 12 34 56')
  await button('signup.create').click()
  await title('signup.sentTitle')
  await button('signup.again').click()
  await page.getByText(says('signup.againDone', { email })).waitFor()
  expect(await tenantsOf(site, 'demo').mails(email)).toHaveLength(3)
  await page.reload()
  await title('signup.title')
  expect(await page.locator('#email').inputValue()).toBe('')

  await page.goto(await linkTo(site, email))
  await title('password.confirmTitle')
  await fill(page, { newPassword1: TENANT_PASSWORD, newPassword2: TENANT_PASSWORD })
  await button('password.verify').click()
  await title('password.confirmedTitle')
  await page.getByRole('link', { name: says('identity.toLogIn') }).click()
  await typeLogIn(page, email)
  await page.getByRole('heading', { name: says('customers.hello', { name: 'Nina' }) }).waitFor()
})
