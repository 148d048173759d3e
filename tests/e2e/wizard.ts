/** Goes through the booking wizard as a person does: by the texts on the screen, in their language. */
import type { FrameLocator, Page } from 'playwright'
import type { Language } from '#shared/kit/language.ts'
import { entriesIn } from '#web/bookings/cart/cart.ts'
import { entryOf } from '#web/bookings/reserve/reconcile.ts'
import { callsTo } from '../cloud/local-cloud.ts'
import { visitorOf } from '../people/visitor.ts'
import { TEXTS } from '../web/all-texts.ts'

export const CARD = { approved: '4546 3411 1111 1119', declined: '4000 0000 0000 0002' }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const personAt = (page: Page, language: Language) => {
  /** Matches a text on the screen. A placeholder without a value matches anything. */
  const says = (key: string, values: Record<string, string> = {}): RegExp => {
    const text = TEXTS[language][key]
    if (text === undefined) throw new Error(`there is no text ${key}`)
    const parts = text.split(/\{\{(\w+)\}\}/)
    const pattern = parts
      .map((part, at) => (at % 2 ? (values[part] ? escaped(values[part]) : '.*') : escaped(part)))
      .join('')
    return new RegExp(`^${pattern}$`)
  }
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: says(key, values) })
  /** Waits for a step. Its document shows the same heading before the scripts run, but not in `#app`. */
  const title = (key: string) =>
    page
      .locator('#app')
      .getByRole('heading', { level: 1, name: says(key) })
      .waitFor()

  const chooseType = async (name: string) => {
    await title('bookings.typeTitle')
    await button('shelves.selectNamed', { name }).click()
    await title('bookings.priceTitle')
  }

  const choosePrice = async (at: number) => {
    await title('bookings.priceTitle')
    await button('shelves.selectNamed').nth(at).click()
  }

  const chooseServices = async (wanted: number) => {
    await title('bookings.servicesTitle')
    const more = button('shelves.oneMore')
    for (let at = 0; at < wanted; at++) await more.nth(at).click()
    await button(wanted ? 'bookings.next' : 'bookings.skip').click()
  }

  /** Chooses the first free day, or a later one. */
  const chooseDate = async (nth = 0) => {
    await title('bookings.dateTitle')
    await page.locator('button[data-state="free"]:not([disabled])').nth(nth).click()
  }

  /**
   * Reserves a shelf of a type for its n-th period from the first free day on, by calls, and opens the checkout as a
   * visitor who comes back to it. For tests of what follows: it is quicker than the steps.
   */
  const reserveOne = async (site: string, market: string, type: string, price = 0) => {
    const visitor = visitorOf(
      callsTo(() => site),
      market,
    )
    const shelfType = (await visitor.types()).find(({ name }) => name === type)
    const period = (await visitor.prices(shelfType?.id))[price]
    // A page of the site without scripts: they would ask about the cart meanwhile.
    await page.goto(`${site}/local/clock/`)
    const kept = await page.evaluate(() => localStorage.getItem('bookingsInfo'))
    const others = entriesIn(JSON.parse(kept ?? '[]'))
    const { status, body } = await visitor.reserve({
      shelfPeriodPrice: period?.id,
      dateStart: await visitor.startDay(period?.id ?? ''),
      cartToken: others.find(({ marketId }) => marketId === market)?.cartToken,
    })
    if (status !== 201) throw new Error(`not reserved: ${JSON.stringify(body)}`)
    const token = body.cartToken
    const held = (await visitor.cart(token)).filter(({ status: is }) => is === 'reserved')
    const own = held.map(request => entryOf(request, market, token))
    await page.evaluate(
      ([entries, cartToken]) => {
        localStorage.setItem('bookingsInfo', entries)
        localStorage.setItem('cartToken', cartToken)
      },
      [
        JSON.stringify([...others.filter(({ marketId }) => marketId !== market), ...own]),
        JSON.stringify(token),
      ] as const,
    )
    await page.goto(`${site}/login/${market}/booking/checkout`)
    await title('payments.title')
  }

  /** The same step by step, as a new visitor does it. */
  const reserveByHand = async (site: string, market: string, type: string, nthDay = 0) => {
    await page.goto(`${site}/login/${market}/booking`)
    await chooseType(type)
    await choosePrice(0)
    await page
      .getByRole('heading', { level: 1, name: says('bookings.servicesTitle') })
      .or(page.getByRole('heading', { level: 1, name: says('bookings.dateTitle') }))
      .waitFor()
    if (await button('bookings.skip').count()) await chooseServices(0)
    await chooseDate(nthDay)
    await button('bookings.proceed').click()
    await title('payments.title')
  }

  /** Reserves a shelf, and goes back from the checkout to its date. */
  const reserveAndGoBack = async (site: string, market: string, type: string) => {
    await reserveByHand(site, market, type)
    await button('kit.back').click()
    await title('bookings.dateTitle')
  }

  /** Ticks the terms, and the wish to begin where something starts so soon that it is asked for. */
  const agree = async () => {
    await page.locator('#termsAccepted').check()
    if (await page.locator('#beginWish').count()) await page.locator('#beginWish').check()
  }

  const fillGuest = async (guest: { name: string; email: string; phone: string }) => {
    await title('payments.title')
    await page.locator('#customerName').fill(guest.name)
    await page.locator('#customerEmail').fill(guest.email)
    await page.locator('#customerPhone').fill(guest.phone)
    await agree()
  }

  const cardWindow = (): FrameLocator => page.frameLocator('iframe')

  const fillCard = async (number = CARD.approved) => {
    const card = cardWindow()
    await card.locator('#number').fill(number)
    await card.locator('#expiry').fill('12/30')
    await card.locator('#code').fill('123')
    await card.locator('#card button[type="submit"]').click()
  }

  const payByCard = async (number?: string) => {
    await button('payments.pay').click()
    await fillCard(number)
  }

  return {
    says,
    button,
    title,
    chooseType,
    choosePrice,
    chooseServices,
    chooseDate,
    reserveOne,
    reserveByHand,
    reserveAndGoBack,
    agree,
    fillGuest,
    cardWindow,
    fillCard,
    payByCard,
  }
}
