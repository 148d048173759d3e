/**
 * What goes wrong in the staff's browsers: input that is left unsaved, code that fails to load, a link without a
 * session.
 */
import { expect, test } from 'vitest'
import { expectNoFindings, siteForTests } from './site.ts'
import { DEMO_STAFF, logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('Back after a typed address and log-out ask before what was typed is lost', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { button, title } = personAt(page, 'da')
  await page.getByRole('link', { name: 'Kunder' }).click()
  await title('customers.listTitle')
  const address = '/customers/100005'
  await page.evaluate(hash => {
    window.location.hash = hash
  }, address)
  await page.locator('#name').fill('Typed Name')
  const stays = async () => {
    await button('form.stay').click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toContain(address)
    expect(await page.locator('#name').inputValue()).toBe('Typed Name')
  }
  for (const leave of [
    () => page.goBack(),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Log ud' }).click(),
  ]) {
    await leave()
    await stays()
  }
  await page.goBack()
  await button('form.leave').click()
  await title('customers.listTitle')
  await page.goForward()
  await page.locator('#name').fill('Typed Name')
  await page.getByRole('button', { name: 'Log ud' }).click()
  await button('form.leave').click()
  await title('identity.adminTitle')
})

test('Back while the question is open asks no second time, and the question goes with the page that is left', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { button, title, says } = personAt(page, 'da')
  const question = page.getByRole('dialog')
  const change = async () => {
    await page.locator('#phone').fill('+4520202020')
    await page.locator('nav a[href$="/booking"]').click()
    await question.getByText(says('form.leaveText')).waitFor()
  }
  /** Presses Back, and waits until the guard has returned to the page. */
  const goBackAndReturn = () =>
    page.evaluate(
      () =>
        new Promise<void>(resolve => {
          let moves = 2
          window.addEventListener('popstate', () => --moves || resolve())
          history.back()
        }),
    )
  const leaves = async () => {
    expect(page.url()).toContain('/customers/1')
    await button('form.leave').click()
    await title('customers.listTitle')
    await question.waitFor({ state: 'detached' })
  }
  await page.goto(`${site.url()}/admin_section#/customers`)
  await page.getByRole('link', { name: 'Anna Jensen' }).first().click()
  await change()
  await goBackAndReturn()
  await leaves()

  await page.getByRole('link', { name: 'Anna Jensen' }).first().click()
  await page.locator('#phone').fill('+4520202020')
  await goBackAndReturn()
  await question.waitFor()
  await goBackAndReturn()
  await leaves()
  await page.locator('nav a[href$="/booking"]').click()
  await title('calendar.title')
  expect(await question.count()).toBe(0)
})

test('Wrong staff log-in blames shop, name and password alike, and a name in capitals is the same name', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, button } = personAt(page, 'da')
  await page.goto(`${site.url()}/admin_section`)
  const fields = ['market_id', 'username', 'password'].map(id => page.locator(`#${id}`))
  const typed = ['loppe', 'Admin', DEMO_STAFF.password]
  for (const [at, field] of fields.entries()) await field.fill(typed[at] ?? '')
  await page.locator('form button[type="submit"]').click()
  await button('staff.wrongLogIn').waitFor()
  for (const field of fields) expect(await field.getAttribute('aria-invalid')).toBe('true')
  await expectNoFindings(page, 'staff log-in with the wrong shop')
  await fields[0]?.fill('demo')
  expect(await page.getByText(says('staff.wrongLogIn')).count()).toBe(0)
  await page.locator('form button[type="submit"]').click()
  await page.locator('nav a[href$="/customers"]').waitFor()
})

test('Without the code of notices and dialogs, staff are still told and asked', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { says, button } = personAt(page, 'da')
  // The browser logs the failed request, which must not fail this test.
  page.removeAllListeners('console')
  await page.route(/\/(messages|dialogs)-[^/]*\.js/, route => route.abort())
  await page.goto(`${site.url()}/admin_section#/customers/100006`)
  await page.reload()
  await page.locator('#name').fill('Told Name')
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.message().split('\n')[0] ?? '')
    void dialog.dismiss()
  })
  await page.getByRole('main').getByRole('link', { name: 'Kunder' }).click()
  await expect.poll(() => asked).toEqual([expect.stringMatching(says('form.leaveTitle'))])
  expect(await page.locator('#name').inputValue()).toBe('Told Name')
  await button('customers.save').click()
  await page.getByRole('alert').getByText(says('customers.saved')).waitFor()
  await expectNoFindings(page, 'a notice without its code')
})

test('A link that staff open while logged out leads there after log-in; after log-out, the start page comes first', async () => {
  const page = await site.openPage('da-DK', 1280)
  const address = '/admin_section#/customers/100001'
  const logInHere = async () => {
    await page.locator('#market_id').fill(DEMO_STAFF.market)
    await page.locator('#username').fill(DEMO_STAFF.username)
    await page.locator('#password').fill(DEMO_STAFF.password)
    await page.locator('form button[type="submit"]').click()
  }
  await page.goto(site.url() + address)
  await logInHere()
  await page.getByRole('heading', { level: 1, name: /^Anna/ }).waitFor()
  expect(page.url()).toContain(address)
  await page.getByRole('button', { name: 'Log ud' }).click()
  await logInHere()
  await expect.poll(() => new URL(page.url()).hash).toBe('#/')
})

test('What was typed outlives a reload and the end of the session, and goes when it is discarded or saved', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { says, button, title } = personAt(page, 'da')
  // The browser logs the refused calls, which must not fail this test.
  page.removeAllListeners('console')
  page.on('dialog', dialog => void dialog.accept())
  const name = page.locator('#name')
  await page.goto(`${site.url()}/admin_section#/customers/100007`)
  const was = await name.inputValue()
  await name.fill('Kept Name')
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  expect(await name.inputValue()).toBe('Kept Name')
  await expectNoFindings(page, 'a form with what was typed before')

  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('adminSession') ?? '{}')
    const ended = { ...session, accessToken: 'ended', refreshToken: 'ended' }
    localStorage.setItem('adminSession', JSON.stringify(ended))
  })
  await button('customers.save').click()
  await title('identity.adminTitle')
  await page.locator('#username').fill(DEMO_STAFF.username)
  await page.locator('#password').fill(DEMO_STAFF.password)
  await page.locator('form button[type="submit"]').click()
  await page.getByText(says('form.keptTitle')).waitFor()
  expect(await name.inputValue()).toBe('Kept Name')

  await button('form.discard').click()
  expect(await name.inputValue()).toBe(was)
  await name.fill('Saved Name')
  await button('customers.save').click()
  await page.getByText(says('customers.saved')).waitFor()
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Saved Name')
  expect(await page.getByText(says('form.keptTitle')).count()).toBe(0)
})
