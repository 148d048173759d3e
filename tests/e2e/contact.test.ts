/** Visitors write to the market from its page, and to the operator from the home page and every footer. */
import { expect, test } from 'vitest'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test.each(
  LONG_WAY,
)('In %s a visitor is told what is wrong, puts it right, and is told that it was sent', async language => {
  const page = await site.openPage(LOCALES[language], 390)
  const { says, button } = personAt(page, language)
  await page.goto(`${site.url()}/login/demo`)
  await button('markets.write').first().click()
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

interface Mail {
  text: string
}

const PHONES = { da: '20 12 34 56', de: '030 123456', en: '+44 20 7946 0958' }

const operatorsMails = async () => {
  await site.idle()
  return (await site.call<Mail[]>('GET', '/local/mail/?to=operator%40reol.localhost')).body
}

test.each(LONG_WAY)('In %s somebody asks the operator from the home page', async language => {
  const phone = PHONES[language]
  const page = await site.openPage(LOCALES[language], 1280)
  const { says, button } = personAt(page, language)
  await page.goto(`${site.url()}/`)
  await button('home.writeUs').first().click()
  const form = page.getByRole('dialog')
  await form.locator('#name').fill('Jørn Æbelø')
  await form.locator('#email').fill(`joern-${language}@example.com`)
  await form.locator('#phone').fill(phone)
  await form.locator('#notes').fill(`Vores butik vil gerne prøve (${language})`)
  await expectNoFindingsAtBothWidths(page, `a question to the operator in ${language}`)
  await form.getByRole('button', { name: says('feedback.send') }).click()
  await form.getByText(says('feedback.sentTitle')).waitFor()
  expect((await operatorsMails()).some(({ text }) => text.includes(`prøve (${language})`))).toBe(true)
})

test('A number of another country is right once its country is chosen', async () => {
  const page = await site.openPage('da-DK', 390)
  const { says, button } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  // The footer's.
  await button('markets.write').last().click()
  const form = page.getByRole('dialog')
  await form.locator('#name').fill('Anna Berg')
  await form.locator('#email').fill('anna.berg@example.com')
  await form.locator('#phone').fill('030 123456')
  await form.locator('#notes').fill('Guten Tag')
  await form.getByRole('button', { name: says('feedback.send') }).click()
  await form.getByText(says('codes.invalid_phone')).first().waitFor()
  await form.locator('#country').selectOption('de')
  await form.getByRole('button', { name: says('feedback.send') }).click()
  await form.getByText(says('feedback.sentTitle')).waitFor()
})

test('Help and the apps are linked beside the log-in', async () => {
  const page = await site.openPage('da-DK', 1280)
  await page.goto(`${site.url()}/login/demo`)
  expect(await page.getByRole('link', { name: /^Hjælp/ }).getAttribute('href')).toMatch(/^https:/)
  expect(await page.getByRole('link', { name: /^Google Play/ }).getAttribute('href')).toContain(
    'play.google.com',
  )
})
