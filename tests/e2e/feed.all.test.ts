/** Staff connect Instagram; a visitor looks at the posts and asks about one; staff see which one it is. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { IS_LONG } from '../run/soak.ts'
import { LOCALES } from './door.ts'
import { ABROAD } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const toFeed = async (page: Page, says: ReturnType<typeof personAt>['says']) => {
  await page.goto(`${site.url()}/login/demo`)
  // Once the log-in form is there, nothing more comes that would push the footer down.
  await page.locator('#username').waitFor()
  await page.locator('footer').scrollIntoViewIfNeeded()
  const feed = page.getByRole('region', { name: says('feed.title') })
  // Where the deployment names the apps, they stand below the posts (D55).
  await feed.getByRole('link', { name: /^App Store/ }).waitFor()
}

const speedOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)

test('Staff are told of a refusal, connect the account, and see that its posts are there', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says } = personAt(page, 'da')
  await logInAsStaff(page, site.url(), { at: '/settings/feed' })
  await page.getByRole('link', { name: says('feedsetup.connect') }).click()
  await page.getByRole('link', { name: 'Deny' }).click()
  await page.getByText(says('feedsetup.deniedText')).waitFor()
  expect(page.url()).toMatch(/#\/settings\/feed$/)
  await expectNoFindingsAtBothWidths(page, 'Instagram denied')
  await page.getByRole('link', { name: says('feedsetup.connect') }).click()
  await page.getByRole('link', { name: 'Allow as @reol.demo' }).click()
  await page.getByText(/Opslagene er sidst hentet/).waitFor()
  expect(page.url()).toMatch(/#\/settings\/feed$/)
  await expectNoFindingsAtBothWidths(page, 'Instagram connected')
})

test('A visitor’s page asks nothing of the posts before they come near, and nothing of Meta ever', async () => {
  const page = await site.openPage('da-DK', 390)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => url.includes('instagram_media'))).toEqual([])
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Nyt på hylde 12/ }).click()
  await page.getByRole('dialog').getByText('#loppefund').waitFor()
  expect(asked.filter(url => !url.startsWith(site.url()))).toEqual([])
})

test('A visitor opens a video and chooses its speed, leafs through an album, and asks about it', async () => {
  const page = await site.openPage('da-DK', 390)
  const { says, button } = personAt(page, 'da')
  await toFeed(page, says)
  const tile = page.getByRole('button', { name: /^En tur langs hylderne/ })
  await tile.focus()
  await page.keyboard.press('Enter')
  await page.locator('video').waitFor()
  for (const [name, rate] of [
    ['0,7×', 0.7],
    ['1,5×', 1.5],
    ['2×', 2],
    ['1×', 1],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    expect(await speedOf(page)).toBe(rate)
    expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe('true')
  }
  await expectNoFindingsAtBothWidths(page, 'a video of the feed')
  await page.keyboard.press('Escape')
  await expect.poll(() => tile.evaluate(one => one === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: /^Ugens tre fund/ }).click()
  await page.getByRole('button', { name: says('feed.next'), exact: true }).click()
  await page.getByText('2 af 3', { exact: true }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'an album of the feed')
  await button('feed.ask').click()
  const form = page.getByRole('dialog')
  await form.getByText(says('feedback.about')).waitFor()
  await form.locator('#name').fill('Åse Album')
  await form.locator('#email').fill('aase.album@example.com')
  await form.locator('#phone').fill('20 12 34 56')
  await form.locator('#notes').fill('Er kjolen der endnu?')
  await expectNoFindingsAtBothWidths(page, 'asking about a post')
  await form.getByRole('button', { name: says('feedback.send') }).click()
  await form.getByText(says('feedback.sentTitle')).waitFor()
  await form
    .getByRole('button', { name: says('kit.close') })
    .last()
    .click()
  const album = page.getByRole('button', { name: /^Ugens tre fund/ })
  await expect.poll(() => album.evaluate(one => one === document.activeElement)).toBe(true)
})

test.each(IS_LONG ? ABROAD : [])(
  'In %s the posts, a video and the settings read well at both widths',
  async language => {
    const page = await site.openPage(LOCALES[language], 390)
    const { says, button } = personAt(page, language)
    await toFeed(page, says)
    await expectNoFindingsAtBothWidths(page, `the feed in ${language}`)
    await page.getByRole('button', { name: /^En tur langs hylderne/ }).click()
    await button('feed.ask').waitFor()
    await expectNoFindingsAtBothWidths(page, `a video in ${language}`)
    await logInAsStaff(page, site.url(), { at: '/settings/feed' })
    await page.getByRole('button', { name: says('feedsetup.disconnect') }).waitFor()
    await expectNoFindingsAtBothWidths(page, `Instagram in ${language}`)
  },
)

test('Staff see which post the visitor asks about, also when it is gone', async () => {
  await site.idle()
  const page = await site.openPage('da-DK', 1280)
  const { says } = personAt(page, 'da')
  await logInAsStaff(page, site.url(), { at: '/messages' })
  await page.getByRole('link', { name: 'Åse Album' }).first().click()
  await page.getByText(says('feed.about')).waitFor()
  await page.getByText('Ugens tre fund').waitFor()
  await expectNoFindingsAtBothWidths(page, 'a message about a post')
  const message = page.url()
  await page.goto(`${site.url()}/admin_section#/settings/feed`)
  await page.getByRole('button', { name: says('feedsetup.disconnect') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('feedsetup.disconnect') })
    .click()
  await page.getByText(says('feedsetup.disconnected')).waitFor()
  await page.getByRole('link', { name: says('feedsetup.connect') }).waitFor()
  await page.goto(message)
  await page.reload()
  await page.getByText(says('feed.gone')).waitFor()
})
