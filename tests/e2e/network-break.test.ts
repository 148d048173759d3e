/** A part of the code is gone: an open page says so, and a reload shows what came in its place. */
import { test } from 'vitest'
import { answerInstead, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('A screen whose code is not there any more says so, and a reload shows it', async () => {
  const page = await site.openPage('da-DK')
  // The browser logs the failed request, which must not fail this test.
  page.removeAllListeners('console')
  const { says, button, title } = personAt(page, 'da')
  const mend = await answerInstead(page, /choose-price/, route => route.fulfill({ status: 404 }))
  await page.goto(`${site.url()}/login/demo/booking`)
  await page.getByRole('button', { name: says('shelves.selectNamed', { name: 'Glasskab' }) }).click()
  await page.getByText(says('kit.broken')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a screen that is gone')
  mend()
  await button('kit.reload').click()
  await title('bookings.priceTitle')
})
