/** A browser fills in what it knows of a visitor, and every part of a screen has a name for who does not see it. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const ANNA = 'anna@example.com'

/** The fields of a screen: type, what a browser fills in, and the keyboard of a phone if it is not that of the type. */
const fieldsOf = (page: Page): Promise<string[]> =>
  page.locator('main :is(input, select):not([type="checkbox"])').evaluateAll(fields =>
    fields.map(field => {
      const { type = '', autocomplete, inputMode } = field as HTMLInputElement
      return [type, autocomplete, inputMode].filter(Boolean).join(' ')
    }),
  )

const NEW_PASSWORD = ['text username', 'password new-password', 'password new-password']

test('A password manager learns whose new password it is, by a link and when logged in', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, says } = personAt(page, 'da')
  const account = page.locator('input[name="username"]')
  await page.goto(`${site.url()}/login/demo/reset-password`)
  await page.locator('#email').fill(ANNA)
  await button('identity.sendLink').click()
  await page.getByText(says('identity.linkSent', { email: ANNA })).waitFor()
  await site.idle()
  const links = (await visitorOf(site, 'demo').mails(ANNA)).flatMap(mail => mail.links)
  const { pathname, search } = new URL(links.find(link => link.includes('token=')) ?? '')
  await page.goto(site.url() + pathname + search)
  await page.locator('#newPassword1').waitFor()
  expect(await fieldsOf(page)).toEqual(NEW_PASSWORD)
  expect(await account.inputValue()).toBe(ANNA)
  expect(await account.isVisible()).toBe(false)

  await page.goto(`${site.url()}/login/demo`)
  await page.locator('#username').fill(ANNA)
  await page.locator('#password').fill('Kunde-demo-1')
  await button('identity.logIn').click()
  await page.waitForURL(/\/user#/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${site.url()}/user#/password`)
  await title('password.newPasswordTitle')
  expect(await fieldsOf(page)).toEqual(NEW_PASSWORD.toSpliced(1, 0, 'password current-password'))
  expect(await account.inputValue()).toBe('100001')
})
