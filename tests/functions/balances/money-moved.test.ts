/** No way of paying, and none of giving back, goes past the books. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const SOURCES = globSync('functions/*/**/*.ts', { cwd: ROOT })
  .filter(file => !/^functions.(kit|balances)/.test(file))
  .sort()
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Each file that says that money moves, and how often it does. */
const CALLERS = {
  // What was paid in the shop: added, extended, settled, another price, taken back, deleted.
  'functions/bookings/plan/rebook.ts': 1,
  // By card, online or by a link, also for nothing; and what goes back at once because its shelf is gone.
  'functions/payments/book.ts': 2,
  // Ended by staff or by its buyer, where nothing was paid.
  'functions/payments/end-booking.ts': 1,
  // Paid back in another way: what was paid in the shop, and what the card provider did not return.
  'functions/payments/failed-refunds.ts': 2,
  // Staff decide about a refund.
  'functions/payments/refund-by-staff.ts': 1,
  // The card provider has returned the money.
  'functions/payments/refund.ts': 1,
  // Its buyer withdraws or cancels.
  'functions/payments/withdraw.ts': 1,
}

test('Each way in which money moves says so, and no other does', () => {
  const callers = SOURCES.flatMap(file => {
    const calls = read(file).match(/\bmoneyMoved\(/g)?.length ?? 0
    return calls ? [[file, calls]] : []
  })
  expect(Object.fromEntries(callers)).toEqual(CALLERS)
})

/** Reads or writes that something was paid, or that a refund was asked for or made. */
const MOVES_MONEY =
  /, 'pay'\)|'pay', |'returned'\)|: 'returned'|status: '(?:requested|refunded)'|paidTs: (?!null|z\.|seconds|payment\.paidTs,? }|request\.)/

/** What they decide, a file writes by `rebook`. */
const BY_REBOOK: Record<string, string> = {
  'functions/bookings/extend/extend-by-staff.ts': 'functions/bookings/extend/extend-by-staff.ts',
  'functions/bookings/payment-request/payment-request.ts':
    'functions/bookings/payment-request/payment-request.ts',
  'functions/bookings/plan/add-shelf-booking.ts': 'functions/bookings/plan/add-shelf-booking.ts',
  'functions/bookings/plan/changed-booking.ts': 'functions/bookings/plan/change-shelf-booking.ts',
}

/** A settlement posts what it withholds, with all else that it takes. */
const BY_SETTLEMENTS = ['functions/bookings/table/withheld.ts']

test('What writes that something was paid or given back says that money moves', () => {
  const silent = SOURCES.filter(file => /^functions.(bookings|payments)/.test(file)).filter(file => {
    const source = read(file)
    if (!MOVES_MONEY.test(source) || file in CALLERS || BY_SETTLEMENTS.includes(file)) return false
    const writer = BY_REBOOK[file]
    return !(writer && read(writer).includes('await rebook('))
  })
  expect(silent).toEqual([])
})
