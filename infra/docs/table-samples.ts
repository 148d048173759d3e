/**
 * What to call each function of a `table.ts` with, so that the keys it uses can be read off. A text in braces stands
 * in the page as it is; the rest is only there because the function looks at it. `TOUCHES_NOTHING` marks those that
 * turn values into values.
 */
import { addDays } from '#shared/kit/day.ts'

export const TOUCHES_NOTHING = 'touches nothing'

export type Samples = Record<string, Record<string, readonly unknown[] | typeof TOUCHES_NOTHING>>

const MARKET = '{market}'
const NOW = 1_800_000_000
const HOLDER = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const shelf = { id: '{shelf}', name: 'A1' }
const shelfType = { id: '{type}', name: 'Shelf' }
const period = { id: '{period}', name: 'Week', days: 0, weeks: 1, months: 0 }

const request = {
  id: '{request}',
  version: 1,
  kind: 'request',
  status: 'reserved',
  cartToken: '{token}',
  shelfType,
  shelf,
  bookingPeriod: period,
  dateStart: '{dateStart}',
  dateEnd: '{dateEnd}',
  totalPrice: 100,
  expiresOn: NOW,
  customer: null,
  parentBookingRequest: '{parent}',
  children: {},
}

const calendar = {
  market: MARKET,
  shelfType: shelfType.id,
  shelf,
  version: 1,
  taken: [{ first: '2030-01-01', last: addDays('2030-01-01', 6), by: HOLDER, status: 4, until: 0 }],
}

const market = {
  marketId: MARKET,
  visualName: '{name}',
  logo: null,
  city: '',
  country: 'dk',
  description: '',
}

const payment = { txId: '{payment}', version: 1 }
const lost = new Error('lost')

export const SAMPLES: Samples = {
  bookings: {
    readRequest: [MARKET, '{request}'],
    readRequests: [MARKET, ['{request}']],
    newRequest: [MARKET, request],
    putRequest: [MARKET, request],
    childBecame: [MARKET, '{parent}', '{request}', 'paid'],
    moveRequest: [MARKET, request, 'expire'],
    readCart: [MARKET, '{token}'],
    addToCart: [
      MARKET,
      '{token}',
      '{request}',
      { most: 10, now: NOW, customer: null, onConditionFailed: lost },
    ],
    endInCart: [MARKET, '{token}', ['{request}'], NOW],
    removeFromCart: [MARKET, '{token}', '{request}'],
    giveCart: [MARKET, '{token}', '{userNumber}'],
    putShelfBooking: [MARKET, request],
    countPending: [MARKET, 1],
    readPending: [MARKET],
  },
  customers: {
    readCustomer: [MARKET, '{userNumber}'],
    newCustomer: [MARKET, { userNumber: '{userNumber}', email: '{email}', language: 'da' }],
    verifyCustomer: [MARKET, '{userNumber}', '{email}'],
    nextUserNumber: [MARKET],
    giveUserNumber: [MARKET, '100001'],
  },
  identity: {
    readLogin: [MARKET, '{email}'],
    claimLogin: [MARKET, '{email}', '{username}', 'da'],
    confirmLogin: [MARKET, '{email}'],
    readAttempts: [MARKET, '{what}', '{who}'],
    putAttempts: [MARKET, '{what}', '{who}', { version: 1, at: [NOW] }, NOW],
    forgetAttempts: [MARKET, '{what}', '{who}'],
    readPasswordLock: [{ market: MARKET, username: '{username}' }],
    putPasswordLock: [
      { market: MARKET, username: '{username}' },
      { chosen: 1, until: 0 },
      { chosen: 1, until: NOW },
    ],
  },
  markets: {
    marketPartition: TOUCHES_NOTHING,
    marketFrom: TOUCHES_NOTHING,
    readMarket: [MARKET],
    readMarketWithTerms: [MARKET],
    newMarket: [market, ''],
    listMarkets: [1],
    openingDaysOf: TOUCHES_NOTHING,
  },
  messages: {
    newMessage: [MARKET, { id: '{message}', seen: false }],
    wasSent: [MARKET, '{event}'],
    putSending: [MARKET, '{event}', NOW, lost],
    putSent: [MARKET, '{event}', { to: '', subject: '' }, NOW],
  },
  payments: {
    readPayment: [MARKET, '{payment}'],
    newPayment: [MARKET, payment],
    putPayment: [MARKET, payment],
    putSession: [MARKET, '{session}', '{payment}'],
    txOfSession: [MARKET, '{session}'],
  },
  shelves: {
    readCatalogue: [MARKET],
    putShelfType: [MARKET, shelfType],
    putBookingPeriod: [MARKET, period],
    putService: [MARKET, { id: '{service}' }],
    putPrice: [MARKET, { id: '{price}' }],
    putTypeService: [MARKET, { id: '{typeService}' }],
    readCalendars: [MARKET, '{type}', { surely: false }],
    readCalendarsOf: [MARKET, [{ shelfType, shelf }]],
    putCalendar: [calendar],
    free: [[calendar], HOLDER],
    newShelf: [MARKET, '{type}', shelf],
  },
}
