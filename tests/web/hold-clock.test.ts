/** The countdown follows the server's clock at the moment of its answer, also when that is the first answer again. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { DraftBooking } from '#web/bookings/choice/draft-booking.ts'

vi.stubGlobal('location', new URL('https://reol.example/login/demo/booking/checkout'))
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)

const { reserve } = await import('#web/bookings/reserve/reserve.ts')
const { secondsLeft } = await import('#web/bookings/cart/cart.ts')

// Set these after the import: with them Amplify would behave as in a browser.
vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('window', { location })

const NOW = Date.parse('2026-12-01T10:00:00Z')
const MINUTE = 60

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

/** What the countdown shows for a shelf that was reserved some seconds before the answer came. `ahead`: of the server. */
const countdown = async (age: number, ahead = 0): Promise<number | undefined> => {
  const answered = NOW / 1000 + ahead
  const reservedTs = answered - age
  const hold = { id: 'request', cartToken: 'token', reservedTs, expiresOn: reservedTs + 15 * MINUTE }
  const bought = { shelf: { name: 'A1' }, dateStart: '2026-12-02', dateEnd: '2026-12-08' }
  fetched.mockImplementation(
    async () =>
      new Response(JSON.stringify({ ...hold, ...bought }), {
        headers: { date: new Date(answered * 1000).toUTCString() },
      }),
  )
  const draft = { type: 'new', bookingAddons: [] } as unknown as DraftBooking
  return secondsLeft([await reserve({ audience: 'anonymous', marketId: 'demo' }, draft, 'key')], NOW)
}

test.each([0, -3 * 60 * MINUTE, 40 * MINUTE])('with a server whose clock is %i s ahead', async ahead => {
  expect(await countdown(0, ahead)).toBe(15 * MINUTE)
  expect(await countdown(4 * MINUTE, ahead)).toBe(11 * MINUTE)
  expect(await countdown(20 * MINUTE, ahead)).toBe(0)
})
