/** Staff see why money could not be given back, and try again or say that they have paid it back themselves. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { setFault } from '../cloud/fault.ts'
import { staffToken } from '../people/staff.ts'
import type { Reserved } from '../people/visitor.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindings, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { comeBack, MARKET, requestsAt } from './staffs-requests.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const { buy, openRequest } = requestsAt(site)

const failed: Record<string, Reserved> = {}

/** Refunds that the provider has refused for five days, one for each language. */
beforeAll(async () => {
  for (const language of LONG_WAY) failed[language] = await buy(`Fejl ${language}`)
  failed.colleague = await buy('Fejl Kollega')
  await site.later(14 * 3_600)
  await setFault(site, 'elavon', 'poor')
  const token = await staffToken(site, MARKET)
  for (const { id } of Object.values(failed))
    await site.call(
      'POST',
      `/api/admin/booking_requests/${id}/refund/`,
      { refundAddons: true, reason: 'Kunden er syg' },
      { market: MARKET, token },
    )
  await site.idle()
  await site.later(5 * 86_400 + 3_600)
  await setFault(site, 'elavon', 'off')
})

const desk = (page: Page) => page.setViewportSize({ width: 1280, height: 844 })

test.each(LONG_WAY)('In %s a refund that failed says why and is tried again, once', async language => {
  const booking = failed[language]
  if (!booking) throw new Error('there is no booking')
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url(), { at: `/booking/requests/${booking.id}` })
  const { says, button } = personAt(page, language)
  await openRequest(page, booking, `Fejl ${language}`)
  await page.getByText('The merchant account has not enough money').first().waitFor()
  await page
    .locator('strong')
    .filter({ hasText: says('requests.didFail') })
    .waitFor()
  await page.getByText('Kunden er syg').waitFor()
  // Long words are a phone's problem: the desk is looked at once.
  if (language === 'da') await expectNoFindings(page, 'a failed refund')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFindings(page, `a failed refund in ${language}`)
  await desk(page)
  await button('requests.otherwise').click()
  await page.getByRole('dialog').getByText(says('requests.otherwiseText')).waitFor()
  if (language === 'da') await expectNoFindings(page, 'paid back otherwise')
  await page.getByRole('dialog').locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  const hasFocus = () => button('requests.otherwise').evaluate(one => one === document.activeElement)
  await expect.poll(hasFocus, { message: 'the focus is back where the dialog was opened' }).toBe(true)
  await button('requests.retry').click()
  await page.getByText(says('requests.didPayBack')).waitFor()
  await expect.poll(() => button('requests.retry').count()).toBe(0)
  await page.getByRole('button', { name: says('requests.creditNotePdf') }).waitFor()
})

test('Who says that they paid the money back after a colleague has tried again sees so, and notes nothing', async () => {
  const booking = failed.colleague
  if (!booking) throw new Error('there is no booking')
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: `/booking/requests/${booking.id}` })
  const { says, button } = personAt(page, 'da')
  await openRequest(page, booking, 'Fejl Kollega')
  await button('requests.otherwise').click()
  const dialog = page.getByRole('dialog')
  const options = { market: MARKET, token: await staffToken(site, MARKET) }
  const at = `/api/admin/booking_requests/${booking.id}/`
  const { body } = await site.call<{ version: number }>('GET', `${at}payment/`, undefined, options)
  const again = await site.call('POST', `${at}retry_refund/`, { version: body.version }, options)
  expect(again.status).toBe(200)
  await site.idle()
  await comeBack(page, async () => (await page.locator('#failed').count()) === 0)
  await dialog.locator('#description').fill('Kontant')
  const save = dialog.locator('button[type="submit"]:not([disabled])')
  await save.click()
  await dialog.getByText(says('requests.otherwiseNow')).waitFor()
  expect(await dialog.getByText(says('requests.changedText')).count()).toBe(0)
  expect(await save.count()).toBe(0)
  expect(await dialog.locator('#description').inputValue()).toBe('Kontant')
  await dialog.getByRole('button', { name: says('kit.cancel') }).click()
  await page.getByText(says('requests.didPayBack')).waitFor()
  expect(await page.getByText('Kontant').count()).toBe(0)
})
