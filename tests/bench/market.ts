/** Makes the market of the benchmarks: a type with 300 shelves, well booked, one with 10 and one with 36. */
import { newId } from '#functions/kit/ids.ts'
import { putCalendar } from '#functions/shelves/table/calendar.ts'
import { DEMO_MARKETS } from '#infra/local/demo/markets.ts'
import { commitAll, type DemoCatalogue, seedMarket } from '#infra/local/demo/seed-market.ts'
import { NO_SALE, type Sold } from '#shared/bookings/sale.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { addDays, type Day, weekday } from '#shared/kit/day.ts'
import { hireAdministrator } from './calls.ts'

export const MARKET = 'bench'
/** What a booking of the benchmarks costs. */
export const SOLD: Omit<Sold, 'byStaff'> = {
  type: 'new',
  dateStartCustomer: '2026-11-28',
  discountedPrice: 19_900,
  totalPrice: 24_900,
  bookingPeriod: { ...NO_SALE.period, id: newId(), days: 14 },
}

const SHELVES = [300, 10, 36]
const RANGES = 6
const EVERY_DAYS = 9

export interface BenchMarket extends DemoCatalogue {
  /** A day about three weeks from now on which a booking may start. */
  startDay: Day
  /** The id of a type's price for a week: type 0 has 300 shelves, 1 has 10, 2 has 36. */
  weekPrice: (type: number) => string
}

export const makeMarket = async (): Promise<BenchMarket> => {
  const [demo] = DEMO_MARKETS
  if (!demo) throw new Error('There is no demo market')
  const types = demo.types.map((type, at) => ({ ...type, shelves: SHELVES[at] ?? type.shelves }))
  const catalogue = await seedMarket({ ...demo, marketId: MARKET, types })
  await hireAdministrator(MARKET)
  const { shelves, today, closingDays } = catalogue
  await commitAll(
    shelves
      .filter(({ type }) => type.id === catalogue.types[0]?.id)
      .map(({ id, name, type }, at) =>
        putCalendar({
          market: MARKET,
          shelfType: type.id,
          shelf: { id, name },
          version: 0,
          taken: Array.from({ length: RANGES }, (_, nth) => ({
            first: addDays(today, (at % EVERY_DAYS) + nth * EVERY_DAYS),
            last: addDays(today, (at % EVERY_DAYS) + nth * EVERY_DAYS + 1),
            by: newId(),
            status: SHELF_BOOKING.bookedAndPaidOnline,
            until: 0,
          })),
        }),
      ),
  )
  const startDay = [20, 21, 22]
    .map(ahead => addDays(today, ahead))
    .find(day => weekday(day) !== 7 && !closingDays.includes(day))
  return {
    ...catalogue,
    startDay: startDay ?? today,
    weekPrice: type =>
      catalogue.prices.find(
        price =>
          price.shelfType === catalogue.types[type]?.id && price.bookingPeriod === catalogue.periods[0]?.id,
      )?.id ?? '',
  }
}
