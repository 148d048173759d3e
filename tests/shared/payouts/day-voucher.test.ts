/** The voucher of a day: cases T5 and T6, what was set aside, and what holds for every day. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#shared/kit/money.ts'
import { dayVoucher, type OnlineDay, type TillFigures } from '#shared/payouts/day-voucher.ts'
import type { VoucherAccount } from '#shared/payouts/voucher.ts'
import { amountsOf } from './voucher-amounts.ts'

const till = (over: Partial<TillFigures>): TillFigures => ({
  ...{
    till: 'zettle',
    total: 0,
    lines: 0,
    clearing: 0,
    aside: 0,
    asides: {},
    beside: 0,
    tips: 0,
    rounding: 0,
  },
  ...{ tenders: {}, currencies: {} },
  ...over,
})
const TENDERS = {
  IZETTLE_CASH: 'tender:IZETTLE_CASH',
  MOBILEPAY: 'tender:MOBILEPAY',
  GIFTCARD: 'giftcards',
} as const
const day = '2027-04-05'
const onDay = (now: TillFigures, sent?: TillFigures, tenders: Record<string, VoucherAccount> = TENDERS) =>
  dayVoucher({ day, tills: [{ now, ...(sent && { sent }) }], tenders, vatPercent: 25 }, 'da')

test('T5: each tender apart, and a gift card lowers the debt', () => {
  const tenders = { IZETTLE_CASH: 5200, MOBILEPAY: 6000, GIFTCARD: 4000 }
  const { voucher } = onDay(till({ total: 15_200, lines: 15_200, tenders }))
  expect(voucher?.lines).toMatchObject([
    { account: 'till', amount: -15_200 },
    { account: 'giftcards', amount: 4000 },
    {
      account: 'tender:IZETTLE_CASH',
      amount: 5200,
      text: 'Betalt: IZETTLE_CASH. Dagens betalinger 05-04-2027',
    },
    { account: 'tender:MOBILEPAY', amount: 6000 },
  ])
})

test('T6: what was rounded is the shop’s own, beside the goods', () => {
  const now = till({
    total: 15_250,
    lines: 15_225,
    beside: 25,
    rounding: 25,
    tenders: { IZETTLE_CASH: 15_250 },
  })
  expect(amountsOf(onDay(now).voucher?.lines ?? [])).toEqual({
    ...{ till: -15_225, rounding: -25, 'tender:IZETTLE_CASH': 15_250 },
  })
})

test('D88: each kind that was set aside has an account; own goods have VAT, a test is no turnover', () => {
  const asides = { gift_card: 10_000, own_goods: 5000, cafe: 2500, bag: 500, test: 100, other: 300 }
  const now = till({
    total: 18_900,
    aside: 18_400,
    asides,
    beside: 500,
    tips: 500,
    tenders: { MOBILEPAY: 18_900 },
  })
  const { voucher } = onDay(now)
  expect(amountsOf(voucher?.lines ?? [])).toEqual({
    ...{ giftcards: -10_000, own_goods: -4000, cafe: -2000, bags: -400, other: -300, tips: -500 },
    ...{ till_difference: -100, vat: -1600, 'tender:MOBILEPAY': 18_900 },
  })
})

test('A tender that no account was chosen for stops the voucher, with its word', () => {
  const tenders = { IZETTLE_CASH: 100, SWISH: 200 }
  expect(onDay(till({ total: 350, lines: 350, tenders }))).toEqual({
    voucher: null,
    problems: [
      { code: 'unknown_tender', till: 'zettle', tender: 'SWISH', amount: 200 },
      { code: 'unknown_tender', till: 'zettle', tender: '', amount: 50 },
    ],
    notes: [],
  })
  expect(onDay(till({ total: 350, lines: 350 }), undefined, { '': 'other' }).voucher).not.toBeNull()
})

test('A line that is answered later moves from where it waited, and nothing else is posted again', () => {
  const sent = till({ total: 10_000, lines: 6000, clearing: 4000, tenders: { MOBILEPAY: 10_000 } })
  const now = { ...sent, lines: 7500, clearing: 0, aside: 2500, asides: { own_goods: 2500 } }
  expect(amountsOf(onDay(now, sent).voucher?.lines ?? [])).toEqual({
    ...{ till: -1500, clearing: 4000, own_goods: -2000, vat: -500 },
  })
  expect(onDay(now, now)).toEqual({ voucher: null, problems: [], notes: [] })
})

test('Receipts in another currency are named, and in no voucher', () => {
  const now = till({ total: 100, lines: 100, tenders: { MOBILEPAY: 100 }, currencies: { EUR: 2 } })
  expect(onDay(now)).toMatchObject({ notes: [{ till: 'zettle', currency: 'EUR', receipts: 2 }] })
})

const ONLINE: OnlineDay = {
  ...{ card: -50_000, refunds: 10_000, counter: -5000, bookings: 45_000 },
  ...{ bookingsReverse: 5000, bookingsVat: 8000 },
}
test('Online payments, refunds that are owed, and bookings paid in the shop', () => {
  const { voucher } = dayVoucher({ day, online: ONLINE, tenders: {}, vatPercent: 25 }, 'en')
  expect(amountsOf(voucher?.lines ?? [])).toEqual({
    ...{
      card: 50_000,
      refunds: -10_000,
      counter: 5000,
      bookings: -32_000,
      bookings_reverse: -5000,
      vat: -8000,
    },
  })
})

test('Accounts of the ledger that do not add up stop the voucher', () => {
  const online = { ...ONLINE, card: -50_001 }
  expect(dayVoucher({ day, online, tenders: {}, vatPercent: 25 }, 'en')).toMatchObject({
    voucher: null,
    problems: [{ code: 'online_differs', amount: -1 }],
  })
})

const money = fc.integer({ min: -100_000, max: 100_000 })
const figures = fc
  .record({
    total: money,
    lines: money,
    clearing: money,
    aside: money,
    beside: money,
    tips: money,
    rounding: money,
    asides: fc.dictionary(fc.constantFrom('gift_card', 'own_goods', 'cafe', 'bag', 'test', 'other'), money),
    tenders: fc.dictionary(fc.constantFrom('IZETTLE_CASH', 'MOBILEPAY', 'GIFTCARD', ''), money),
  })
  .map(till)

test('Whatever a till says, the voucher balances; that of two parts of a day is that of the day', () => {
  const tenders = { ...TENDERS, '': 'other' as const }
  fc.assert(
    fc.property(figures, figures, (sent, now) => {
      const vouchers = [onDay(sent, undefined, tenders), onDay(now, sent, tenders)].flatMap(
        ({ voucher }) => voucher ?? [],
      )
      for (const voucher of vouchers) expect(sum(voucher.lines.map(({ amount }) => amount))).toBe(0)
      const inOne = onDay(now, undefined, tenders).voucher
      expect(amountsOf(vouchers.flatMap(({ lines }) => lines))).toEqual(amountsOf(inOne?.lines ?? []))
    }),
  )
})
