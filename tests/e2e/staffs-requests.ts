/** For tests of what staff do on the page of a booking: guests who have bought one, and the page. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Reserved, visitorOf } from '../people/visitor.ts'
import type { Site } from './site.ts'

export const MARKET = 'demo'

/** Staff come back from another window until the page has read again. It does not in the five seconds after it opens. */
export const comeBack = async (page: Page, hasRead: () => Promise<boolean>): Promise<void> => {
  const back = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return hasRead()
  }
  await expect.poll(back, { interval: 500 }).toBe(true)
}

export const requestsAt = (site: Site) => {
  let buyers = 0

  const buy = async (name: string): Promise<Reserved> => {
    buyers += 1
    const customerEmail = `koeber${buyers}@booking-requests.example`
    const visitor = visitorOf(site, MARKET)
    const [type] = await visitor.types()
    const [price] = await visitor.prices(type?.id)
    const [service] = await visitor.services(type?.id ?? '')
    const { body: reserved } = await visitor.reserve({
      shelfPeriodPrice: price?.id,
      dateStart: await visitor.startDay(price?.id ?? '', 9),
      bookingAddons: [{ service: service?.id, quantity: 1 }],
    })
    const guest = { customerName: name, customerEmail, customerPhone: '20 12 34 56' }
    const checkout = visitor.checkout([reserved], guest)
    const { paymentId } = (await visitor.init(checkout)).body
    await visitor.pay(paymentId)
    expect((await visitor.confirm(checkout, paymentId)).status).toBe(200)
    return reserved
  }

  const openRequest = async (page: Page, { id, shelf }: Reserved, name: string) => {
    await page.goto(`${site.url()}/admin_section#/booking/requests/${id}`)
    await page.getByRole('heading', { level: 1, name: `${shelf.name}, ${name}` }).waitFor()
  }

  return { buy, openRequest }
}
