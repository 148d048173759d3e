import { useNavigate } from 'react-router-dom'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { call } from '../../kit/call.ts'
import { tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import { choice } from '../choice/choice.ts'

/**
 * Begins a new booking like an old one: type, period and services are chosen at today's prices, and the wizard opens at
 * the date. What the market no longer offers is left out, and the wizard begins at the first step that misses something.
 */
export const useAgain = () => {
  const { marketId } = useThisMarket()
  const navigate = useNavigate()
  const as = { audience: 'customer', market: marketId } as const
  return async ({ shelfType, shelfPeriodPrice, bookingAddons }: OwnBooking): Promise<void> => {
    const query = { shelfType: shelfType.id }
    try {
      const types = await call(visitorsCalls.listTypes, as)
      const type = types.results.find(({ id }) => id === shelfType.id)
      const [prices, offers] = type
        ? await Promise.all([
            call(visitorsCalls.listPrices, { ...as, query }),
            call(visitorsCalls.listServices, { ...as, query }),
          ])
        : [[], []]
      const price = prices.find(({ bookingPeriod }) => bookingPeriod.id === shelfPeriodPrice.bookingPeriod.id)
      const services = bookingAddons.flatMap(({ service, quantity }) => {
        const offer = offers.find(one => one.service.id === service)
        return offer ? [{ offer, quantity }] : []
      })
      choice.write({ marketId, shelfType: type, price, services: price ? services : [] })
      await navigate(type ? '/create_booking/date' : '/create_booking')
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
}
