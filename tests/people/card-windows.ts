/** Buyers who have card windows open for their reservations, in the market of `at`. */
import { expect } from 'vitest'
import { setFault } from '../cloud/fault.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { newGuest, type Reserved, type Visitor } from './visitor.ts'

export const openWindow = async (shop: Visitor, reserved: Reserved, guest = newGuest()) => {
  const checkout = shop.checkout([reserved], guest)
  return { checkout, ...(await shop.init(checkout)).body }
}

export const payIn = async (
  shop: Visitor,
  { checkout, paymentId }: Awaited<ReturnType<typeof openWindow>>,
) => {
  await shop.pay(paymentId)
  await shop.confirm(checkout, paymentId)
}

/** Books a shelf, and opens a window for its extension, which `reservation` reserves again. */
export const openExtension = async (shop: Visitor, from: number) => {
  const guest = newGuest()
  const parent = await shop.reserveOne({ from })
  await payIn(shop, await openWindow(shop, parent))
  const reservation = await shop.extensionOf(parent)
  const late = (await shop.reserve(reservation)).body
  return { guest, parent, reservation, late, window: await openWindow(shop, late, guest) }
}

export const windowsOf = (cloud: TestCloud, at: Visitor) => {
  /** Ends the hold before the bank decides. Expects the shelf to stay taken, and to be booked after the decision. */
  const expectHeld = async (reserved: Reserved, first: { checkout: object; paymentId: string }) => {
    await setFault(cloud, 'elavon', 'pending')
    await cloud.later(901)
    expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
    const [price] = await at.prices()
    const reservation = { shelfPeriodPrice: price?.id, dateStart: reserved.dateStart }
    expect((await at.reserve(reservation)).status).toBe(409)
    await setFault(cloud, 'elavon', 'off')
    expect((await at.confirm(first.checkout, first.paymentId)).body.bookingRequests).toMatchObject([
      { status: 'paid' },
    ])
  }

  /** Opens two windows for one reservation. The buyer has corrected a name between them. */
  const twoWindows = async () => {
    const reserved = await at.reserveOne()
    const checkouts = [newGuest(), newGuest()].map(guest => at.checkout([reserved], guest))
    const [one, two] = checkouts
    if (!one || !two) throw new Error('two checkouts')
    const first = { checkout: one, ...(await at.init(one)).body }
    const second = { checkout: two, ...(await at.init(two)).body }
    return { reserved, first, second }
  }

  return { expectHeld, twoWindows }
}
