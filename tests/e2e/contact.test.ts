/** A visitor writes to the market from its page, and staff have the message. */
import { expect, test, vi } from 'vitest'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 120_000 })

test.each([
  ['da', 'da-DK'],
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)('In %s a visitor is told what is wrong, puts it right, and is told that it was sent', async (language, locale) => {
  const page = await site.openPage(locale, 390)
  const { says, button } = personAt(page, language)
  await page.goto(`${site.url()}/login/demo`)
  await button('markets.write').click()
  const form = page.getByRole('dialog')
  await form.locator('#name').fill('R2-D2')
  await form.locator('#email').fill(`r2-${language}@example.com`)
  await form.locator('#phone').fill('12')
  await form.getByRole('button', { name: says('feedback.send') }).click()
  for (const code of ['no_letters', 'invalid_phone'])
    await form
      .getByText(says(`codes.${code}`))
      .first()
      .waitFor()
  await expectNoFindingsAtBothWidths(page, `a refused message in ${language}`)
  await form.locator('#name').fill('Åse Møller')
  await form.locator('#phone').fill('20 12 34 56')
  await form.locator('#notes').fill('Har I plads til en cykel?')
  await form.getByRole('button', { name: says('feedback.send') }).click()
  await form.getByText(says('feedback.sentTitle')).waitFor()
  await form
    .getByRole('button', { name: says('kit.close') })
    .last()
    .click()
  await expect.poll(() => form.count()).toBe(0)
})
