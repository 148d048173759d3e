/** Walks through the main job of a visitor: from the home page to a booked shelf. */
import { DEMO_MARKETS, type DemoMarket } from '#infra/local/demo/markets.ts'
import type { Language } from '#shared/kit/language.ts'
import { personAt } from '../wizard.ts'
import type { Walk } from './walk.ts'

/** The demo's market that writes in this language, otherwise the Danish one. */
export const marketOf = (language: Language): DemoMarket => {
  const found = DEMO_MARKETS.find(market => market.language === language) ?? DEMO_MARKETS[0]
  if (!found) throw new Error('there is no demo market')
  return found
}

export const walkVisitor = async ({ page, url, language, market, shoot }: Walk): Promise<void> => {
  const person = personAt(page, language)
  const [first = '', second = ''] = market.types.map(({ name }) => name)
  await page.goto(url)
  await shoot('home')
  await page.goto(`${url}/login/${market.marketId}`)
  await shoot('landing')
  await page.getByRole('link', { name: person.says('markets.bookNow') }).click()
  await person.title('bookings.typeTitle')
  await shoot('1-shelf-type')
  await person.chooseType(first)
  await shoot('2-period')
  await person.choosePrice(1)
  await person.title('bookings.servicesTitle')
  await person.button('shelves.oneMore').first().click()
  await shoot('3-services')
  await person.button('bookings.next').click()
  await person.chooseDate()
  await shoot('4-date')
  await person.button('bookings.addMore').click()
  await person.chooseType(second)
  await person.choosePrice(0)
  await person.chooseServices(0)
  await person.chooseDate()
  await person.button('bookings.proceed').click()
  await person.fillGuest({
    name: 'Grethe Gæst',
    email: `grethe${page.viewportSize()?.width}@example.com`,
    phone: market.country === 'de' ? '0151 23456789' : '20 12 34 56',
  })
  await shoot('5-checkout')
  await person.button('payments.pay').click()
  await person.cardWindow().locator('#number').waitFor()
  await shoot('6-card-window')
  await person.fillCard()
  await person.title('bookings.successTitle')
  await page.getByText(person.says('receipt.sending')).waitFor()
  await shoot('7-booked')
}
