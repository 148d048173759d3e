/** The door of the staff: a shop is opened by keyboard. */
import { test } from 'vitest'
import { nameOfTry, PASSWORD } from './door.ts'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('The keyboard alone opens a shop, and a double press opens one', async ({ task }) => {
  const market = nameOfTry('door-keys', task)
  const page = await site.openPage('en-GB', 1280)
  const { title } = personAt(page, 'en')
  await page.goto(`${site.url()}/admin_section#/register`)
  await title('register.title')
  await page.locator('#app h1:focus').waitFor()
  await page.locator('#visualName').focus()
  await page.keyboard.type('Keys')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(market)
  for (const _ of ['country', 'language', 'username']) await page.keyboard.press('Tab')
  await page.keyboard.type('chef')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`chef@${market}.example.com`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await title('register.doneTitle')
})
