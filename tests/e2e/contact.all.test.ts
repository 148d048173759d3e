/** Visitors write to the market from its page, and to the operator from the home page and every footer. */
import { expect, test } from 'vitest'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

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
