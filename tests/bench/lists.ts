/** Measures the read units of a page of 10,000 customers and of 50,000 booking requests: any page, searched or not. */
import { type BookingRequest, listRequests, newRequest } from '#functions/bookings/table/request.ts'
import { listCustomers, newCustomer } from '#functions/customers/table/customer.ts'
import { newId } from '#functions/kit/ids.ts'
import type { Item } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudWithoutKeeper, itemOf, lineOf, writeListed } from './long-lists.ts'
import { startRecording } from './recorder.ts'
import type { Measure } from './result.ts'

const MARKET = 'bench'
const CUSTOMERS = 10_000
const REQUESTS = 50_000
/** The numbers of people who share a common and a rare name. */
const MANY = 1_500
const FEW = 12
/** Only the words that the searches use are written; the others would not be read. */
const SEARCHED = /^(sorensen|vibeke)#/

/** One in a hundred people has each first name. */
const firstName = (at: number): string =>
  `${'BDFGHJKLMN'[at % 10]}${'aeiou'[Math.floor(at / 10) % 5]}${'nr'[Math.floor(at / 50) % 2]}na`

const LAST_NAMES = ['Jensen', 'Nielsen', 'Holm', 'Lund', 'Bak', 'Dahl', 'Friis', 'Krogh']

const nameOf = (at: number, of: number): string => {
  const every = Math.floor(of / MANY)
  if (at % every === 0) return `${firstName(at)} Sørensen`
  if (at % Math.floor(of / FEW) === 1) return 'Vibeke Ravn'
  return `${firstName(at)} ${LAST_NAMES[at % LAST_NAMES.length]}`
}

/** How many people are called Vibeke. */
const fewOf = (of: number): number =>
  Array.from({ length: of }, (_, at) => nameOf(at, of)).filter(name => name.startsWith('Vibeke')).length

const customers = (): Item[] =>
  Array.from({ length: CUSTOMERS }, (_, at) =>
    itemOf(
      newCustomer(MARKET, {
        userNumber: String(100_001 + at),
        name: nameOf(at, CUSTOMERS),
        email: `person${at}@example.com`,
        phone: `+4520${100_000 + at}`,
        language: 'da',
        verified: at % 2 === 0,
        createdTs: 1_700_000_000 + at,
      })[0],
    ),
  )

const requests = (): Item[] =>
  Array.from({ length: REQUESTS }, (_, at) => {
    const paidTs = 1_700_000_000 + at * 1_800
    const dateStart = addDays('2024-01-01', Math.floor(at / 50))
    const request: BookingRequest = {
      id: newId(paidTs * 1000),
      version: 0,
      kind: 'booking',
      type: 'new',
      status: at % 20 === 0 ? 'refunded' : 'confirmed',
      cartToken: '0'.repeat(32),
      shelfType: { id: newId(), name: 'Stor reol' },
      shelf: { id: newId(), name: `A${at % 300}` },
      shelfPeriodPrice: newId(),
      bookingPeriod: { id: newId(), name: '1 uge', days: 0, weeks: 1, months: 0 },
      dateStartCustomer: dateStart,
      dateEndCustomer: addDays(dateStart, 6),
      dateStart,
      dateEnd: addDays(dateStart, 6),
      eligibleClosingDays: [],
      bookingAddons: [],
      price: 20_000,
      discountPercent: null,
      discountedPrice: 20_000,
      totalPrice: 20_000,
      addonsRefunded: false,
      customer: String(100_001 + (at % CUSTOMERS)),
      customerEmail: `person${at % CUSTOMERS}@example.com`,
      parentBookingRequest: null,
      children: {},
      createdTs: paidTs - 60,
      statusTs: paidTs,
      buyer: { name: nameOf(at, REQUESTS), phone: `+4520${100_000 + (at % CUSTOMERS)}` },
      expiresOn: paidTs + 840,
      paidTs,
      txId: null,
      payments: [],
      isRemoved: false,
    }
    return itemOf(newRequest(MARKET, request)[0])
  })

export const measure: Measure = async () => {
  const cloud = await cloudWithoutKeeper()
  await writeListed(customers(), SEARCHED)
  await writeListed(requests(), SEARCHED)
  startRecording({ units: true })
  const people = (more: object) => () => listCustomers(MARKET, { page: 1, sort: 'name', ...more })
  const bookings = (more: object) => () => listRequests(MARKET, { page: 1, ...more })
  const lines = [
    await lineOf('10,000 customers by name: page 1', 25, people({})),
    await lineOf('10,000 customers by name: page 400', 25, people({ page: 400 })),
    await lineOf('10,000 customers, newest first: page 400', 25, people({ sort: 'number', page: 400 })),
    await lineOf(`10,000 customers, a search with few hits`, fewOf(CUSTOMERS), people({ search: 'vibeke' })),
    await lineOf(
      `10,000 customers, a search with over 1,000 hits: page 40`,
      25,
      people({ search: 'sørensen', page: 40 }),
    ),
    await lineOf('50,000 booking requests: page 1', 25, bookings({})),
    await lineOf('50,000 booking requests: page 400', 25, bookings({ page: 400 })),
    await lineOf('50,000 booking requests, confirmed: page 1', 25, bookings({ status: 'confirmed' })),
    await lineOf(
      '50,000 booking requests, confirmed: page 400',
      25,
      bookings({ status: 'confirmed', page: 400 }),
    ),
    await lineOf(
      `50,000 booking requests, a search with few hits`,
      fewOf(REQUESTS),
      bookings({ search: 'vibeke' }),
    ),
    await lineOf(
      '50,000 booking requests, a search with over 1,000 hits: page 40',
      25,
      bookings({ search: 'sørensen', page: 40 }),
    ),
  ]
  await cloud.stop()
  return { lines }
}
