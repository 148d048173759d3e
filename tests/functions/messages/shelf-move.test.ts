/** A tenant whose extension is on another shelf reads from which to which they move, and when. */
import { beforeAll, expect, test, vi } from 'vitest'
import type { BookingRequest } from '#functions/bookings/table/request.ts'
import type { Market } from '#functions/markets/table/market.ts'
import { SHELF_MOVE_TEXTS } from '#functions/messages/booking-facts/shelf-move-texts.ts'
import { alone } from '#functions/messages/booking-facts/turns.ts'
import { laidOut } from '#functions/messages/letter/letter.ts'
import { bookedLetter } from '#functions/messages/payments/booked-letter.ts'
import { reminderLetter } from '#functions/messages/reminders/reminder-letter.ts'
import { ALONE } from '#shared/bookings/shelf-hours.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { foreignWords } from '../../read/foreign-words.ts'

const SHOP = {
  marketId: 'moves',
  visualName: 'Loftet',
  language: 'da',
  currencyCode: 'DKK',
  vatPercent: 25,
  address: '',
  timeZone: 'Europe/Copenhagen',
  supportPhone: '1',
  supportEmail: 'a@example.com',
  openingHours: [1, 2, 3, 4, 5, 6].map(weekdayCode => ({ weekdayCode, fromHour: '11:00', toHour: '18:00' })),
  closingDays: [],
  bookingOpeningDays: [],
} as unknown as Market

const stay = (name: string, dateStartCustomer: string, dateEndCustomer: string) =>
  ({
    shelf: { id: name, name },
    shelfType: { id: '1', name: 'Reol' },
    cartToken: 'f00',
    bookingPeriod: { id: '1', name: '', days: 0, weeks: 1, months: 0 },
    dateStartCustomer,
    dateEndCustomer,
    eligibleClosingDays: [],
    discountedPrice: 100,
    totalPrice: 100,
    bookingAddons: [],
    parentBookingRequest: 'parent',
  }) as unknown as BookingRequest

/** Until a Wednesday on A15, from the Thursday on A3. */
const MOVE = { from: stay('A15', '2026-11-26', '2026-12-02'), to: stay('A3', '2026-12-03', '2026-12-09') }
const PAYMENT = { txId: '01KAPAYMENT', paidTs: null, buyer: { name: 'Bo' } }

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://example.com')
})

const confirmation = (language: Language, today = '2026-12-01', moves = [MOVE]) =>
  laidOut(
    SHOP,
    bookedLetter(SHOP, [MOVE.to], PAYMENT, language, { hasReceipt: true, moves, turnsOf: alone, today }),
  ).text

const lastDay = (language: Language, move = MOVE) =>
  reminderLetter(SHOP, language, {
    reminder: 'end_today',
    on: '2026-12-02',
    name: 'Bo',
    shelf: 'A15',
    shelfType: 'Reol',
    dateStart: '2026-11-26',
    dateEnd: '2026-12-02',
    turns: ALONE,
    owed: 0,
    words: '',
    move,
  }).lead.join('\n')

test('The confirmation says from which shelf to which, by when the one is empty and from when the other is theirs', () => {
  const text = confirmation('da')
  expect(text).toContain('Du flytter fra hylde A15 til hylde A3')
  expect(text).toContain('Tøm hylde A15 senest: onsdag 2. december 2026 kl. 18:00')
  expect(text).toContain('Hylde A3 er din fra: torsdag 3. december 2026 kl. 11:00')
  expect(text).toContain('Aftal med butikken, hvor dine ting kan stå indtil da.')
  expect(confirmation('en', '2026-12-01', [])).not.toContain('You move')
})

test('Who extends after the last day has emptied the old shelf, and has the new one', () => {
  const text = confirmation('en', '2026-12-04')
  expect(text).toContain('You move from shelf A15 to shelf A3')
  expect(text).not.toContain('Empty shelf A15')
  expect(text).not.toContain('Ask the shop')
})

test('On the last day the mail names when the new shelf begins, and sends the tenant there only when it is theirs', () => {
  expect(lastDay('da')).toContain(
    'Du fortsætter på hylde A3. Den er din fra torsdag 3. december kl. 11:00. Aftal med butikken, hvor dine ting kan stå indtil da.',
  )
  expect(lastDay('da')).not.toContain('Tag dine ting med derhen')
  const overlapping = { ...MOVE, to: stay('A3', '2026-12-02', '2026-12-08') }
  expect(lastDay('da', overlapping)).toContain('Du fortsætter på hylde A3. Tag dine ting med derhen.')
  expect(lastDay('da', overlapping)).not.toContain('Aftal med butikken')
})

test.each(LANGUAGES)('Nothing of it in %s is in another language', language => {
  for (const text of [
    lastDay(language),
    confirmation(language).replaceAll('Loftet', '').replaceAll('Reol', ''),
  ])
    expect(foreignWords(text, language), text).toEqual([])
  expect(lastDay(language)).toContain(SHELF_MOVE_TEXTS[language].between)
})
