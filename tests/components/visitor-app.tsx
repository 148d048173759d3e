/** A market's own pages, opened by a visitor, and the steps of a booking. */
import { page } from 'vitest/browser'
import { visitorsCalls as feedCalls } from '#shared/feeds/visitors-calls.ts'
import { deploymentCalls } from '#shared/markets/deployment-calls.ts'
import { type VisitorsMarket, visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { keepEntries } from '#web/bookings/cart/cart.ts'
import { choice } from '#web/bookings/choice/choice.ts'
import { entryOf } from '#web/bookings/reserve/reconcile.ts'
import { keepSessions } from '#web/identity/keep-sessions.ts'
import { LoginRoutes } from '#web/login/routes.tsx'
import { DEPLOYMENT, MARKET } from './demo.ts'
import { button, reload, renderRoutes, type Shown, title } from './screen.tsx'
import { CART, pricesOf, stubShop, TYPES } from './shop.ts'
import { stub } from './stub.ts'

keepSessions()

interface VisitorShown extends Shown {
  market?: Partial<VisitorsMarket>
}

/** Answers what every page of a market asks. */
export const stubMarket = (market: Partial<VisitorsMarket> = {}) => {
  stub(visitorsCalls.read, { ...MARKET, ...market })
  stub(deploymentCalls.readDeployment, DEPLOYMENT)
  stub(feedCalls.list, { username: null, results: [] })
}

/** Opens a page of the market by its address after `/login/demo`. */
export const openVisitor = async (at: string, { market = {}, ...shown }: VisitorShown = {}) => {
  stubMarket(market)
  const shop = stubShop()
  history.replaceState(null, '', `/login/demo${at}`)
  await renderRoutes(<LoginRoutes />, shown)
  return shop
}

export const chooseType = async (name: string) => {
  await title('bookings.typeTitle')
  await button('shelves.selectNamed', { name }).click()
  await title('bookings.priceTitle')
}

export const choosePrice = async (at: number) => {
  await title('bookings.priceTitle')
  await button('shelves.selectNamed').nth(at).click()
}

export const chooseServices = async (wanted: number) => {
  await title('bookings.servicesTitle')
  for (let at = 0; at < wanted; at++) await button('shelves.oneMore').nth(at).click()
  await button(wanted ? 'bookings.next' : 'bookings.skip').click()
}

export const freeDays = page.css('button[data-state="free"]:not([disabled])')

/** Chooses the first free day, or a later one. */
export const chooseDate = async (nth = 0) => {
  await title('bookings.dateTitle')
  await freeDays.nth(nth).click()
}

/**
 * Opens the checkout with a shelf of each type reserved, as the steps before leave it: what the browser stores, and the date
 * step as the page before.
 */
export const openCheckout = async (types = ['Glasskab'], { market, ...shown }: VisitorShown = {}) => {
  stubMarket(market)
  const shop = stubShop()
  for (const type of types) {
    const shelfType = TYPES.find(({ name }) => name === type)
    const [price] = pricesOf(shelfType?.id ?? '')
    if (!shelfType || !price) throw new Error(`there is no shelf type ${type}`)
    const dateStart = '2027-06-15'
    const { id } = shop.reserve({ body: { shelfPeriodPrice: price.id, dateStart }, key: null })
    choice.write({ marketId: 'demo', shelfType, price, services: [], dateStart, replaces: id })
  }
  const requests = shop.held().filter(one => one.kind === 'request')
  keepEntries(
    'demo',
    requests.map(request => entryOf(request, 'demo', CART)),
  )
  history.replaceState(null, '', '/login/demo/booking/date')
  history.pushState({ usr: { from: '/demo/booking/date' }, idx: 1 }, '', '/login/demo/booking/checkout')
  await renderRoutes(<LoginRoutes />, shown)
  await title('payments.title')
  return shop
}

/** Reserves a shelf of a type step by step, and comes to the checkout. */
export const reserveByHand = async (type: string) => {
  await chooseType(type)
  await choosePrice(0)
  if (type !== 'Glasskab') await chooseServices(0)
  await chooseDate()
  await button('bookings.proceed').click()
  await title('payments.title')
}

export const goBackToDate = async () => {
  await button('kit.back').click()
  await title('bookings.dateTitle')
}

/** Loads another page of the market anew. */
export const visit = (at: string): Promise<void> => {
  history.pushState(null, '', `/login/demo${at}`)
  return reload()
}
