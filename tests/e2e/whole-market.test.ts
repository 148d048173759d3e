/** From nothing to a paid booking, through screens alone: what a shop does in an evening. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { chooseAddress, fill, nameOfTry, PASSWORD, saveSettings, submit } from './door.ts'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const WEEK = [1, 2, 3, 4, 5, 6, 7]

/** Counts what a person presses; typing and moving by keyboard are none. */
const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  let pressed = 0
  await page.exposeFunction('pressed', () => {
    pressed += 1
  })
  await page.addInitScript(() => {
    document.addEventListener(
      'pointerdown',
      () => void (window as never as { pressed(): void }).pressed(),
      true,
    )
  })
  return async () => pressed
}

/** Opens a shop by the page of its own, and enters it. */
const register = async (page: Page, market: string, visualName: string) => {
  const { title, button } = personAt(page, 'da')
  await page.goto(`${site.url()}/admin_section#/register`)
  await title('register.title')
  await fill(page, {
    visualName,
    marketId: market,
    username: 'signe',
    email: `${market}@example.com`,
    password: PASSWORD,
    again: PASSWORD,
  })
  await submit(page, 'marketId')
  await title('register.doneTitle')
  await button('identity.logIn').click()
  await title('ready.title')
}

/** Follows the checklist's link to a section, types there, saves, and goes back. */
const section = async (page: Page, path: string, typed: Record<string, string>) => {
  const { says, title } = personAt(page, 'da')
  await page.locator(`main a[href$="#/settings/${path}"]`).first().click()
  await page.locator(`[id="${Object.keys(typed)[0]}"]`).waitFor()
  await fill(page, typed)
  await saveSettings(page)
  await page.getByText(says('setup.saved')).first().waitFor()
  await page.goBack()
  await title('ready.title')
}

const HOURS = Object.fromEntries(
  WEEK.flatMap(day => [
    [`from${day}`, '00:01'],
    [`to${day}`, '23:59'],
  ]),
)

/** Address, hours, terms and card: what no template can know. */
const setUp = async (page: Page, market: string) => {
  const { says, title } = personAt(page, 'da')
  await page.locator('main a[href$="#/settings/info"]').first().click()
  await chooseAddress(page, 'Vestergade 14', '5000')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).first().waitFor()
  await page.goBack()
  await title('ready.title')
  await section(page, 'hours', HOURS)
  await page.locator('main a[href$="#/settings/terms"]').first().click()
  await page.locator('#termsText').fill('Hent dine ting til tiden.\n\n- Vi passer på dem.')
  await page.locator('#showPaymentTerms').check()
  await saveSettings(page)
  await page.getByText(says('setup.saved')).first().waitFor()
  await page.goBack()
  await title('ready.title')
  await page.locator('main a[href$="#/settings/technical"]').first().click()
  await fill(page, { elavonAlias: `demo-alias-${market}`, elavonKey: `sk_demo_${market}` })
  await saveSettings(page)
  await page.getByText(says('setup.works')).first().waitFor()
  await page.goBack()
  await title('ready.title')
  await page.getByRole('heading', { name: says('needs.bookable') }).waitFor()
}

/** A guest books a shelf of the market in another browser, and pays by card. */
const bookAsGuest = async (market: string, type: string) => {
  const page = await site.openPage('da-DK', 390)
  const guest = personAt(page, 'da')
  await guest.reserveByHand(site.url(), market, type)
  const email = `gaest-${market}@example.com`
  await guest.fillGuest({ name: 'Gitte Gæst', email, phone: '20 12 34 56' })
  await guest.payByCard()
  await guest.title('bookings.successTitle')
  await site.idle()
  expect(await visitorOf(site, market).mails(email)).not.toEqual([])
}

test('A market that begins with the template takes bookings after fewer than 40 presses, and a guest books with a paid card', async ({
  task,
}) => {
  const market = nameOfTry('skabelonen', task)
  const page = await site.openPage('da-DK', 1280)
  const clicks = await countClicks(page)
  const { says, button } = personAt(page, 'da')
  await register(page, market, 'Skabelonens Reoler')
  await button('pricelist.makeTemplate').first().click()
  await page.getByText(says('ready.progress', { done: '3', all: '12' })).waitFor()
  await setUp(page, market)
  expect(await clicks()).toBeLessThan(40)
  expect(await clicks()).toBeGreaterThan(5)
  const cabinet = (await visitorOf(site, market).types()).find(({ name }) => name === 'Glasskab')
  await bookAsGuest(market, 'Glasskab')
  await page.reload()
  await page.getByText(says('ready.allDone')).waitFor()
  await page.locator('nav a[href$="/booking"]').click()
  await page.waitForURL(/#\/booking\/calendar/)
  // A guest gets any shelf of the type, and the calendar draws the rows in sight: all six cabinets.
  await page.goto(`${site.url()}/admin_section#/booking/calendar?type=${cabinet?.id}`)
  await page.getByText('Gitte Gæst').first().waitFor()
})
