/** Several shelves of one buyer stand side by side where that costs nobody a gap, on the web and at the till. */
import { expect, test } from 'vitest'
import type { ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, everyDay, openMarket } from '../../cloud/local-cloud.ts'
import { refundingStaff } from '../../people/refunding.ts'

const cloud = cloudForTests()
const MARKET = 'side-by-side'
const { visitor, call, logIn, buy, request } = refundingStaff(cloud, MARKET)

test('A second shelf of a cart, and one more for a customer at the till, stand beside the first', async () => {
  await openMarket(MARKET, 8, everyDay('09:00', '19:00'))
  await logIn()
  const today = await visitor.today()
  const [type] = await visitor.types()
  const [price] = await visitor.prices(type?.id)
  const shelfPeriodPrice = price?.id ?? ''
  const dateStart = addDays(today, 3)
  const first = (await visitor.reserve({ shelfPeriodPrice, dateStart })).body
  const second = (await visitor.reserve({ shelfPeriodPrice, dateStart, cartToken: first.cartToken })).body
  const placeOf = ({ shelf }: { shelf: { name: string } }) => Number(shelf.name.slice(1))
  expect(Math.abs(placeOf(first) - placeOf(second))).toBe(1)

  const bought = await buy({ from: 30 })
  const { customer } = await request(bought.id)
  const { body: booking } = await call<ShelfBooking>('GET', `shelf_bookings/${bought.id}/`)
  const asked = `shelfType=${type?.id}&dateStart=${booking.dateStart}&dateEnd=${booking.dateEnd}`
  const { body: free } = await call<Answer<typeof shelfBookingsCalls.listShelfBookings>>(
    'GET',
    `shelf_bookings/?${asked}&beside=${customer}`,
  )
  const [best] = free.availableShelves
  expect(best && Math.abs(placeOf({ shelf: best }) - placeOf(booking))).toBe(1)
}, 60_000)
