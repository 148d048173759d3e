/** Goes through the booking once, and remembers at each step what the tab has kept, to open the step anew. */
import type { Browser, Page } from 'playwright'
import { personAt } from '../e2e/wizard.ts'
import type { Kept } from './slow-phone.ts'

export interface Step {
  name: string
  path: string
  kept: Kept
}

const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))

/** `market` has Danish texts, and its first type has services. */
export const wizardSteps = async (
  browser: Browser,
  site: string,
  market: string,
  type: string,
): Promise<Step[]> => {
  const context = await browser.newContext({ locale: 'da-DK', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const person = personAt(page, 'da')
  const base = `/login/${market}/booking`
  const steps: Step[] = []
  const remember = async (name: string, path: string) =>
    steps.push({ name, path: base + path, kept: await keptIn(page) })
  await page.goto(site + base)
  await person.title('bookings.typeTitle')
  await remember('type', '')
  await person.chooseType(type)
  await remember('price', '/price')
  await person.choosePrice(0)
  await person.title('bookings.servicesTitle')
  await remember('services', '/services')
  await person.chooseServices(0)
  await person.title('bookings.dateTitle')
  await remember('date', '/date')
  await person.chooseDate()
  await person.button('bookings.proceed').click()
  await person.title('payments.title')
  await remember('checkout', '/checkout')
  await context.close()
  return steps
}
