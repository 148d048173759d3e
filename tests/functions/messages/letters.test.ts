/** Each mail is in one language, and says so of what is in another. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { BookingRequest } from '#functions/bookings/table/request.ts'
import type { Market } from '#functions/markets/table/market.ts'
import { CODE_TEXTS } from '#functions/messages/accounts/log-in-code-texts.ts'
import { PASSWORD_CHANGED_TEXTS } from '#functions/messages/accounts/password-changed-texts.ts'
import { BOOKING_TEXTS } from '#functions/messages/booking-facts/booking-texts.ts'
import { alone } from '#functions/messages/booking-facts/turns.ts'
import { greeting } from '#functions/messages/letter/greeting.ts'
import { laidOut } from '#functions/messages/letter/letter.ts'
import { bookedLetter } from '#functions/messages/payments/booked-letter.ts'
import { BOOKED_TEXTS } from '#functions/messages/payments/booked-texts.ts'
import { REFUND_TEXTS } from '#functions/messages/payments/refund-texts.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { foreignWords } from '../../read/foreign-words.ts'

const market = (language: Language) =>
  ({
    marketId: 'lang',
    visualName: 'Ørnens Loft',
    language,
    currencyCode: 'DKK',
    vatPercent: 25,
    address: 'Åvej 1',
    timeZone: 'Europe/Copenhagen',
    supportPhone: '1',
    supportEmail: 'a@example.com',
    openingHours: [],
    closingDays: [],
    bookingOpeningDays: [],
  }) as unknown as Market

const request = (period: { days: number; weeks: number; months: number }) =>
  ({
    shelfType: { id: '1', name: 'Standardhylde' },
    shelf: { id: '1', name: 'A1' },
    cartToken: 'f00',
    bookingPeriod: { id: '1', name: 'En lang uge', ...period },
    dateStartCustomer: '2026-12-01',
    dateEndCustomer: '2026-12-29',
    eligibleClosingDays: ['2026-12-24'],
    discountedPrice: 10_000,
    totalPrice: 12_000,
    bookingAddons: [{ serviceName: 'Nedpakning', quantity: 2, totalPrice: 2_000 }],
  }) as unknown as BookingRequest

const PAYMENT = { txId: '01KAPAYMENT', paidTs: 1_764_543_600, buyer: { name: 'Bo' } }

const PLAIN = { hasReceipt: true, moves: [], turnsOf: alone, today: '2026-11-28' }

const mail = (language: Language, period = { days: 0, weeks: 4, months: 0 }, shops: Language = 'da') =>
  laidOut(market(shops), bookedLetter(market(shops), [request(period)], PAYMENT, language, PLAIN))

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://example.com')
})

test('A period is named in the language of the mail, whatever staff called it', () => {
  expect(mail('da').text).toContain('Periode: 4 uger')
  expect(mail('de').text).toContain('Zeitraum: 4 Wochen')
  expect(mail('en').text).toContain('Period: 4 weeks')
  expect(mail('en', { months: 1, weeks: 2, days: 1 }).text).toContain('1 month, 2 weeks, and 1 day')
})

test('A name that carries a link is left out of the greeting: a stranger may have typed it', () => {
  for (const name of ['Vind 500 kr på https://evil.example', 'www.evil.example', 'evil.example/win now'])
    expect(LANGUAGES.map(language => greeting(name, language))).toEqual(['Hej', 'Hallo', 'Hello'])
  for (const name of ['Bo', 'J. P. Hansen', 'Anna/Bo', 'O’Neil', 'Dr. med. Åse Ø.'])
    expect(greeting(name, 'en')).toBe(`Hello ${name}`)
})

test('The names that a shop gave in its language carry that language; the rest does not', () => {
  const { html } = mail('en')
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<span lang="da">Standardhylde</span>, shelf A1')
  expect(html).toContain('2 × <span lang="da">Nedpakning</span>')
  expect(mail('da').html).not.toContain('<span lang')
})

test('The confirmation says when and by whom it was paid, and the number by which the shop finds the payment', () => {
  const { text } = mail('da')
  expect(text).toContain('Betalt den: mandag 1. december 2025')
  expect(text).toContain('Køber: Bo')
  expect(text).toContain('Betalingsnummer: 01KAPAYMENT')
})

test('The days that are added for closing days are counted', () => {
  expect(mail('da').text).toContain('Ekstra dage: 1 dag, fordi vi holder lukket torsdag 24. december')
  expect(mail('de').text).toContain('1 Tag, weil wir geschlossen haben: Donnerstag, 24. Dezember')
  expect(mail('en').text).toContain('1 day, because we are closed on')
})

test('The link to the receipt has its token in the fragment, which no server logs', () => {
  expect(mail('da').text).toContain('https://example.com/login/lang/booking/success#f00')
})

const spoken = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('1', 'X'))]
  return value && typeof value === 'object' ? Object.values(value).flatMap(spoken) : []
}

describe.each(LANGUAGES)('no text of a mail in %s is in another language:', language => {
  test.each(
    Object.entries({
      booking: BOOKING_TEXTS[language],
      booked: BOOKED_TEXTS[language],
      code: CODE_TEXTS[language],
      ...REFUND_TEXTS[language],
      passwordChanged: PASSWORD_CHANGED_TEXTS[language],
    }),
  )('%s', (_, texts) => {
    for (const text of spoken(texts)) expect(foreignWords(text, language), text).toEqual([])
  })

  test('the confirmation', () => {
    const shopsOwn = /Standardhylde|Nedpakning|Ørnens Loft|Åvej/g
    const text = mail(language, { months: 2, weeks: 1, days: 3 }).text.replace(shopsOwn, '')
    expect(foreignWords(text, language)).toEqual([])
  })
})
