/** A log-out leaves nothing of the customer in a browser that others use (decision 029). */
import { expect, test, vi } from 'vitest'

class Memory {
  readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, text: string) => void this.kept.set(key, text)
  removeItem = (key: string) => void this.kept.delete(key)
}
const [local, session] = [new Memory(), new Memory()]
vi.stubGlobal('localStorage', local)
vi.stubGlobal('sessionStorage', session)
vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })

const { draft } = await import('#web/bookings/extend/draft.ts')
const { extensionInfo, keepHeld } = await import('#web/bookings/extend/held.ts')
const { forgetCustomer } = await import('#web/payments/forget-customer.ts')
const { openExtension } = await import('#web/payments/open-payment.ts')

const heldAt = (marketId: string) => ({
  marketId,
  extended: `booking at ${marketId}`,
  bookingRequest: 'request',
  cartToken: 'token',
  shelfTypeName: 'Vægreol',
  shelfBefore: 'A1',
  shelfShown: 'A1',
  shelfName: 'A1',
  lastBefore: '2026-11-30',
  dateStart: '2026-12-01',
  dateEnd: '2026-12-14',
  eligibleClosingDays: [],
  bookingPeriod: { days: 0, weeks: 2, months: 0 },
  originalPrice: '450.00',
  discountedPrice: '450.00',
  bookingAddons: [],
  totalPrice: '450.00',
  email: 'a••••@example.com',
  reservedAt: 1000,
  expiresOn: 1900,
  clockAhead: 0,
})

test('An extension that was held, chosen or being paid is gone; that of another market stays', () => {
  keepHeld(heldAt('demo'))
  keepHeld(heldAt('berlin'))
  draft.write({ extended: 'booking at demo', shelfPeriodPrice: 'price', services: [] })
  openExtension.write({ bookingRequest: 'request', paymentId: 'payment', txId: 'tx' })
  forgetCustomer('demo')
  expect(extensionInfo.read().map(({ marketId }) => marketId)).toEqual(['berlin'])
  forgetCustomer('berlin')
  expect([...local.kept, ...session.kept]).toEqual([])
})
