/** The tables of a tenant's own data: a title for each cell, in every language, and nothing left out. */
import { describe, expect, it } from 'vitest'
import { BOOKING_REQUEST_STATUSES } from '#shared/bookings/states.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import type { MyData } from '#shared/messages/my-data.ts'
import { statusWord } from '#shared/messages/my-data-statuses.ts'
import { myDataTables } from '#shared/messages/my-data-tables.ts'
import { PAYMENT_STATUSES } from '#shared/payments/states.ts'
import { foreignWords } from '../../read/foreign-words.ts'

const AT = '2026-11-23T22:30:00.000Z'
const DATA: MyData = {
  market: { id: 'demo', name: 'Loppehjørnet', email: 'shop@example.com' },
  madeAt: AT,
  account: {
    userNumber: '100001',
    email: 'ida@example.com',
    verified: true,
    newEmail: null,
    isActive: true,
    customerType: 'private',
    vatRateType: 1,
    country: 'dk',
    language: 'de',
    rentAmount: '250.00',
    fee: 12.5,
    createdAt: AT,
    ofTomorrow: 'x',
  },
  bookings: [
    {
      id: 'b1',
      status: 'confirmed',
      shelfType: 'Standardhylde',
      shelf: 'A1',
      firstDay: '2026-11-01',
      lastDay: '2026-11-14',
      period: '2 uger',
      price: '300.00',
      discountPercent: null,
      services: [{ name: 'Labels', quantity: 2, unitPrice: '10.00', total: '20.00' }],
      total: '320.00',
      refunded: null,
      madeAt: AT,
      paidAt: AT,
      madeByShop: false,
      note: '',
      wishToBeginAt: AT,
      endedByTenant: { at: AT, kind: 'withdrawal', amount: '320.00', receiptTo: 'ida@example.com' },
      offeredTo: { name: 'Bo', email: 'bo@example.com', note: 'Tag den', offeredAt: AT, until: AT },
      buyerName: 'Ida',
      buyerPhone: '',
      email: 'ida@example.com',
      termsVersion: 1,
      wantedMove: { firstDay: '2026-11-20', shelf: 'B2', note: 'På rejse', askedAt: AT },
      extends: null,
      handedOnAt: AT,
    },
  ],
  waitlist: [
    {
      shelfType: 'Glasskab',
      firstDay: '2026-12-01',
      lastFirstDay: '2026-12-08',
      name: 'Ida',
      email: 'ida@example.com',
      since: AT,
      heldUntil: null,
    },
  ],
  things: [
    {
      number: 'loakb100001-17',
      name: 'Lampe',
      description: 'Messing',
      price: '120.00',
      discountPercent: 10,
      sheet: 's1',
      status: 6,
      handedOutAt: null,
    },
  ],
  sales: [
    {
      soldAt: AT,
      number: 'loakb100001-17',
      name: 'Lampe',
      quantity: 1,
      paid: '108.00',
      commission: '21.60',
      share: '86.40',
    },
  ],
  settlements: [
    {
      ...{ number: 17, dateFrom: '2026-11-01', dateTo: '2026-11-15', turnover: '108.00' },
      ...{ commission: '21.60', rent: '0.00', share: '86.40', youReceive: '86.40' },
    },
  ],
  balance: [{ day: '2026-11-15', type: 2, text: '17', amount: '86.40' }],
  payments: [
    {
      id: 'p1',
      bookings: ['b1'],
      status: 'paid',
      amount: '320.00',
      currency: 'DKK',
      name: 'Ida',
      email: 'ida@example.com',
      phone: '',
      card: '1119',
      openedAt: AT,
      paidAt: AT,
      refunds: [
        {
          amount: '20.00',
          currency: 'DKK',
          reason: 'by_staff',
          status: 'refunded',
          requestedAt: AT,
          endedAt: null,
        },
      ],
    },
  ],
  documents: [
    {
      number: 7,
      kind: 'credit_note',
      payment: 'p1',
      issuedOn: '2026-11-23',
      total: '20.00',
      vat: '4.00',
      currency: 'DKK',
      file: 'bilag/7.pdf',
    },
  ],
  messages: [
    {
      sentAt: AT,
      name: 'Ida',
      email: '',
      phone: '',
      text: 'Hej',
      answers: [{ sentAt: AT, text: 'Hej Ida' }],
    },
  ],
  mails: [{ sentAt: AT, to: 'ida@example.com', subject: 'Kvittering', arrived: true }],
  terms: [{ version: 1, booking: 'b1', acceptedAt: null, file: 'terms-1.html' }],
}

const WORDS = {
  da: [',', ['Danmark', 'Tysk', 'Brugte varer']],
  de: [',', ['Dänemark', 'Deutsch', 'Gebrauchte Waren']],
  en: ['.', ['Denmark', 'German', 'Used goods']],
} as const

describe.each(LANGUAGES)('in %s', language => {
  const tables = myDataTables(DATA, { language, timeZone: 'Europe/Copenhagen' })
  const rowsOf = (at: number) => tables[at]?.rows ?? []

  it('has files of different names, and in each a title for every cell', () => {
    expect(new Set(tables.map(({ name }) => name)).size).toBe(13)
    for (const { name, columns, rows } of tables) {
      expect(name).toMatch(/^[a-z-]+$/)
      for (const row of rows) expect(row, name).toHaveLength(columns.length)
      expect(
        columns.every(({ title }) => title),
        name,
      ).toBe(true)
    }
  })

  it('names the fields of the account, and one without a name as in the JSON', () => {
    const names = rowsOf(0).map(([field]) => field)
    for (const field of ['userNumber', 'isActive']) expect(names).not.toContain(field)
    expect(names).toContain('ofTomorrow')
  })

  it('says what the account has in words, and since when in the time of the shop', () => {
    const values = rowsOf(0).map(([, value]) => value)
    expect(values).not.toContain('private')
    expect(values).toContain('23-11-2026 23:30')
  })

  it('has no code where the reader has a word, and its own decimal sign', () => {
    const [comma, words] = WORDS[language]
    const values = rowsOf(0).map(([, value]) => value)
    expect(values).toEqual(expect.arrayContaining([...words, `250${comma}00`, `12${comma}5`]))
    expect(rowsOf(0).find(([, value]) => /\bk[bn]\b/.test(String(value)))).toBeUndefined()
    for (const status of BOOKING_REQUEST_STATUSES)
      expect(statusWord('booking', status, language)).not.toBe(status)
    for (const status of PAYMENT_STATUSES) expect(statusWord('payment', status, language)).not.toBe(status)
    const statuses = [rowsOf(1)[0]?.[1], ...rowsOf(4).map(row => row[5])]
    for (const code of ['confirmed', 'paid', 'refunded']) expect(statuses).not.toContain(code)
    for (const word of statuses) expect(foreignWords(String(word), language)).toEqual([])
  })

  it('has a wish to move at the end of its booking', () => {
    expect(rowsOf(1)[0]?.slice(-4)).toEqual(['2026-11-20', 'B2', 'På rejse', '23-11-2026 23:30'])
  })

  it('has what the tenant stated of a booking, and where they wait', () => {
    const stated = [
      '23-11-2026 23:30',
      '23-11-2026 23:30',
      'Bo <bo@example.com>',
      'Tag den',
      '23-11-2026 23:30',
      '23-11-2026 23:30',
    ]
    expect(rowsOf(1)[0]?.slice(-10, -4)).toEqual(stated)
    expect(rowsOf(2)[0]?.slice(0, 3)).toEqual(['Glasskab', '2026-12-01', '2026-12-08'])
  })

  it('has rent and services as lines, and a refund as money that goes back', () => {
    expect(rowsOf(3).map(row => row.at(-1))).toEqual([30_000, 2_000])
    expect(rowsOf(4).map(row => row[3])).toEqual([32_000, -2_000])
  })

  it('says moments in the time of the shop', () => {
    expect(rowsOf(7)[0]?.[0]).toBe('23-11-2026 23:30')
  })
})
