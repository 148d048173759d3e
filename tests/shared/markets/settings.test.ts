/** Each rule of a market's settings: what it accepts, and what it refuses. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { refuseIssues } from '#shared/kit/refusal.ts'
import { isListed, missingOf } from '#shared/markets/missing.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { changedSettings } from '#shared/markets/settings.ts'
import { checkSettings } from '#shared/markets/settings-rules.ts'
import { isVatRateOf, VAT_RATES } from '#shared/markets/vat-rates.ts'

const parsed = (sent: object) => changedSettings.safeParse(sent)

const codesOf = (sent: object): Record<string, unknown> => {
  const { error } = parsed(sent)
  return error ? refuseIssues(error.issues, sent).body : {}
}

const LONG = 'x'.repeat(70_000)
const open = { weekdayCode: 1, fromHour: '10:00', toHour: '17:30' }
const message = { level: 2, texts: { da: 'Vi flytter' }, from: '2026-12-01', to: '2026-12-24' }

const FIELDS: [field: string, right: unknown, wrong: unknown, code: string][] = [
  ['visualName', 'Loppehjørnet', ' ', 'required'],
  ['language', 'de', 'fr', 'invalid'],
  ['description', 'En linje\nog en til', LONG, 'too_long'],
  ['extraInfo', '', 'a\u0000b', 'invalid'],
  ['address', 'Mejlgade 48', LONG, 'too_long'],
  ['postalCode', '8000', LONG, 'too_long'],
  ['city', 'Aarhus', 'Aar\nhus', 'invalid'],
  ['addressUrl', 'https://osm.org/1', 'osm.org', 'invalid_url'],
  ['supportPhone', '86 12 34 56', LONG, 'too_long'],
  ['supportEmail', 'hej@example.com', 'hej@', 'invalid_email'],
  ['website', 'http://example.com', 'javascript:alert(1)', 'invalid_url'],
  ['facebook', 'https://fb.me/butik', 'https://example.com/butik', 'invalid_profile'],
  ['instagram', 'https://www.instagram.com/butik', 'https://www.instagram.com/', 'invalid_profile'],
  ['vatId', '12345674', LONG, 'too_long'],
  ['vatPercentUsed', '25,5', 'mange', 'not_a_number'],
  ['vatPercentNew', 25, 101, 'number_range'],
  ['noVatOnRent', true, 'ja', 'invalid'],
  ['noVatOnSales', false, 1, 'invalid'],
  ['salesAs', 'own_name', 'shop', 'invalid'],
  ['defaultFee', '12.25', '12.255', 'number_range'],
  ['iban', 'DK50 0040 0440 1162 43', LONG, 'invalid_iban'],
  ['bankRegNumber', '12 34', '12345', 'bank_reg_number'],
  ['sortCode', '20-00-00', '20', 'sort_code'],
  ['bankAccount', '0440 116243', '12a4', 'bank_account'],
  ['bic', 'DABADKKK', LONG, 'invalid_bic'],
  ['bankExportInfo', 'Loppehjørnet', LONG, 'too_long'],
  ['bankCustomerInfo', 'Salg', LONG, 'too_long'],
  ['bankFileFormat', 'iso_20022', 'excel', 'invalid'],
  ['bank', 'bec', 'sparekassen', 'invalid'],
  ['bankAgreement', '1234567890', LONG, 'too_long'],
  ['painVersion', '09', '08', 'invalid'],
  ['becDateDigits', '8', 8, 'invalid'],
  ['bankdataRecord', '6', '7', 'invalid'],
  ['openingHours', [open], [open, open], 'invalid'],
  ['openingHoursExtraInfo', 'Også 1. maj', LONG, 'too_long'],
  ['publicMessage', message, 'Hej', 'invalid'],
  ['shopBearsTillDiscount', true, null, 'invalid'],
  ['zettleIntegration', true, null, 'invalid'],
  ['campaigns', true, 'on', 'invalid'],
  ['campaignLabels', 'sign', 'none', 'invalid'],
  ['discountSigns', true, 'on', 'invalid'],
  ['phoneCountries', ['dk', 'se'], ['xx'], 'invalid'],
  ['productPrefix', 'loa', 'LOA', 'three_letters'],
  ['freeLabels', '', '-1', 'number_range'],
  ['furtherLabelPrice', '0,50', 'x', 'not_a_number'],
  ['refundProofAbove', '500', 'x', 'not_a_number'],
  ['customerAccessToProductCreation', true, 'x', 'invalid'],
  ['customerAccessToProductCompletion', true, 'x', 'invalid'],
  ['customerAccessToAccountBalance', true, 'x', 'invalid'],
  ['customerAccessToBooking', true, 'x', 'invalid'],
  ['onlineBookingPaused', true, 'x', 'invalid'],
  ['mailOnBooking', false, 'x', 'invalid'],
  ['mailOnFailedRefund', false, 'x', 'invalid'],
  ['mailOnMessage', false, 'x', 'invalid'],
  ['mostInCart', '10', 11, 'number_range'],
  ['paymentRequestDays', 3, '0', 'number_range'],
  [
    'cancellation',
    [
      { daysBefore: '14', percent: 100 },
      { daysBefore: 3, percent: '50' },
    ],
    [
      { daysBefore: 3, percent: 50 },
      { daysBefore: 3, percent: 100 },
    ],
    'tiers_descend',
  ],
  ['waitlistEnabled', true, 'x', 'invalid'],
  ['waitlistHours', 4, '49', 'number_range'],
  ['tenantMoves', 'atOnce', 'x', 'invalid'],
  ['tenantMovesDaysBefore', '2', '0', 'number_range'],
  ['setUpHours', 'Fra kl. 9', LONG, 'too_long'],
  ['emptyingHours', 'Før kl. 17', LONG, 'too_long'],
  ['showPaymentTerms', true, 'x', 'invalid'],
  ['paymentTerms', '<p>Vilkår</p>', LONG, 'too_long'],
  ['elavonAlias', 'butik-dk', LONG, 'too_long'],
  ['elavonKey', 'sk_1234567890', 'kort', 'too_short'],
  ['elavonSignerId', 'reol', LONG, 'too_long'],
  ['elavonWebhookSecret', null, 'kort', 'too_short'],
  ['wallets', ['Apple Pay'], ['MobilePay'], 'invalid'],
  ['zettleApiKey', 'eyJhbGciOi', 'x', 'too_short'],
  ['zettleClientId', '9b1c6e20-0000-4000-8000-00000000005f', '9b1c6e20', 'invalid_uuid'],
  ['flexposApiKey', '12345678', 'x', 'too_short'],
  ['flexposCompanyId', '123456', '12345', 'six_digits'],
  ['accountingAgreementToken', 'abcdefgh', 'x', 'too_short'],
]

test('The list has every field', () => {
  expect(Object.keys(changedSettings.shape).sort()).toEqual(
    [...FIELDS.map(([field]) => field), 'proof', 'version'].sort(),
  )
})

test.each(FIELDS)('%s accepts %j and refuses %j', (field, right, wrong, code) => {
  expect(codesOf({ [field]: right })).toEqual({})
  const refused = Object.entries(codesOf({ [field]: wrong }))
  expect(refused.map(([path]) => path.split('.')[0])).toEqual([field])
  expect(refused[0]?.[1]).toEqual([code])
})

describe('Opening hours', () => {
  test.each([
    ['both or none', { fromHour: '10:00', toHour: null }, 'hours_half'],
    ['the end after the beginning', { fromHour: '17:00', toHour: '10:00' }, 'hours_end_first'],
    ['hours of a clock', { fromHour: '24:00', toHour: '25:00' }, 'invalid'],
  ])('need %s', (_what, hours, code) => {
    expect(Object.values(codesOf({ openingHours: [{ weekdayCode: 3, ...hours }] }))[0]).toEqual([code])
  })

  test('A closed weekday has none', () => {
    expect(codesOf({ openingHours: [{ weekdayCode: 7, fromHour: null, toHour: null }] })).toEqual({})
  })
})

test('A message cannot end before it begins', () => {
  expect(codesOf({ publicMessage: { ...message, to: '2026-11-30' } })).toEqual({
    publicMessage: ['message_ends_first'],
  })
})

test.each([
  ['da', '  14,5 ', 14.5],
  ['en', '14.5', 14.5],
])('Numbers may be typed as in %s', (_language, typed, number) => {
  expect(parsed({ defaultFee: typed }).data).toEqual({ defaultFee: number })
})

test('Finland’s rate of 25.5 percent is there, and each country offers its own rates alone', () => {
  expect(isVatRateOf('fi', 25.5)).toBe(true)
  for (const country of COUNTRY_CODES) {
    for (const rate of VAT_RATES[country]) {
      expect(checkSettings({ vatPercentUsed: rate }, country)).toEqual({
        saved: { vatPercentUsed: rate },
        refused: {},
      })
    }
    expect(Object.keys(checkSettings({ vatPercentNew: 13.7 }, country).refused)).toEqual(['vatPercentNew'])
  }
})

test.each([
  ['dk', '13585628', 'DK13585628', 'DK13585627'],
  ['de', 'DE 111 111 125', 'DE111111125', 'DE111111124'],
  ['se', 'SE556188840401', 'SE556188840401', 'SE556188840400'],
  ['fi', '09853608', 'FI09853608', 'FI09853607'],
  ['nl', 'NL010000446B01', 'NL010000446B01', 'NL010000436B02'],
  ['gl', '12345678', '12345678', '1234567'],
  ['us', '12-3456789', '123456789', '12-345678'],
] as const)('A VAT id of %s', (country, typed, saved, wrong) => {
  expect(checkSettings({ vatId: typed }, country)).toEqual({ saved: { vatId: saved }, refused: {} })
  expect(checkSettings({ vatId: wrong }, country).refused.vatId?.[0]?.code).toBe('invalid_vat_id')
})

test('A phone number', () => {
  expect(checkSettings({ supportPhone: '86 12 34 56' }, 'dk').saved).toEqual({ supportPhone: '+4586123456' })
  expect(checkSettings({ supportPhone: '+45 86 12 34 56' }, 'dk').saved).toEqual({
    supportPhone: '+45 86 12 34 56',
  })
  expect(checkSettings({ supportPhone: '12' }, 'dk').refused.supportPhone?.[0]?.code).toBe(
    'invalid_support_phone',
  )
})

test('An IBAN and a BIC', () => {
  expect(parsed({ iban: 'dk50 0040 0440 1162 43', bic: 'dabadkkk' }).data).toEqual({
    iban: 'DK5000400440116243',
    bic: 'DABADKKK',
  })
  expect(codesOf({ iban: 'DK5000400440116244', bic: 'DABA' })).toEqual({
    iban: ['invalid_iban'],
    bic: ['invalid_bic'],
  })
})

test('What is emptied is saved empty', () => {
  expect(parsed({ iban: '', bic: '' }).data).toEqual({ iban: '', bic: '' })
  expect(checkSettings({ supportPhone: '', vatId: '' }, 'dk')).toEqual({
    saved: { supportPhone: '', vatId: '' },
    refused: {},
  })
})

const READY = {
  address: 'Mejlgade 48',
  openingHours: [{ fromHour: '10:00' }],
  hasPrices: true,
  onlineBookingFeature: true,
  onlineBookingPaused: false,
  elavonApiValid: true,
  termsVersion: 1,
  showPaymentTerms: true,
}

test('A market takes bookings exactly when nothing of booking is missing, and is listed by the rest', () => {
  expect(missingOf(READY)).toEqual([])
  const flags = fc.record({
    address: fc.constantFrom('', 'Mejlgade 48'),
    openingHours: fc.constantFrom([], [{ fromHour: null }], [{ fromHour: '10:00' }]),
    hasPrices: fc.boolean(),
    onlineBookingFeature: fc.boolean(),
    onlineBookingPaused: fc.boolean(),
    elavonApiValid: fc.boolean(),
    termsVersion: fc.nat(2),
    showPaymentTerms: fc.boolean(),
  })
  const ofList = ['address', 'opening_hours', 'prices']
  fc.assert(
    fc.property(flags, market => {
      const missing = missingOf(market)
      expect(isListed(market)).toBe(!missing.some(name => ofList.includes(name)))
      expect(takesBookings(market)).toBe(missing.every(name => ofList.includes(name)))
    }),
  )
})

test('A key that no header can carry is refused, so no service is asked with it', () => {
  for (const key of ['one-two\nthree-four', 'one-two\u0000three', 'nøgle-nøgle']) {
    expect(changedSettings.safeParse({ accountingAgreementToken: key }).success).toBe(false)
  }
})
