/** The money of receipts and credit notes: all of it is there, and VAT adds up. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum, vatWithin } from '#shared/kit/money.ts'
import { type Bought, creditMoney, receiptMoney, split, vatModeOf } from '#shared/payments/document.ts'

const amount = fc.integer({ min: 0, max: 500_000 })

const bought: fc.Arbitrary<Bought> = fc
  .record({ id: fc.uuid(), rent: amount, services: fc.array(amount, { maxLength: 4 }) })
  .map(({ id, rent, services }) => ({
    id,
    shelfType: { name: 'Standardhylde' },
    shelf: { name: 'A1' },
    bookingPeriod: { days: 0, weeks: 1, months: 0 },
    dateStartCustomer: '2026-11-24',
    dateEndCustomer: '2026-11-30',
    discountedPrice: rent,
    bookingAddons: services.map((totalPrice, at) => ({
      lineItem: String(at),
      service: 'service',
      serviceName: 'Rengøring',
      unitPrice: totalPrice,
      quantity: 1,
      totalPrice,
    })),
  }))

const cart = fc.array(bought, { minLength: 1, maxLength: 5 })
const percent = fc.constantFrom(0, 7, 19, 22, 25, 25.5)
const priceOf = ({ discountedPrice, bookingAddons }: Bought) =>
  discountedPrice + sum(bookingAddons.map(({ totalPrice }) => totalPrice))

test('The parts of a split add up, and none is larger than its weight', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const whole = Math.floor(sum(weights) * share)
        const parts = split(whole, weights)
        expect(sum(parts)).toBe(whole)
        for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[at] ?? 0)
      },
    ),
  )
})

test('The lines of a receipt are what was paid, and its VAT is rounded once', () => {
  fc.assert(
    fc.property(cart, percent, fc.integer({ min: -1_000, max: 1_000 }), (requests, vatPercent, more) => {
      const paid = Math.max(1, sum(requests.map(priceOf)) + more)
      const { lines, total, vat } = receiptMoney(requests, paid, vatPercent)
      expect(total).toBe(paid)
      expect(sum(lines.map(line => line.amount))).toBe(paid)
      expect(vat).toBe(vatWithin(paid, vatPercent))
      expect(sum(lines.map(line => line.vat))).toBe(vat)
      for (const line of lines) expect(line.amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('Credit notes never undo more than the receipt, in any line, and all together undo all its VAT', () => {
  const refund = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), request: fc.nat(4) })
  fc.assert(
    fc.property(cart, percent, fc.array(refund, { maxLength: 5 }), (requests, vatPercent, refunds) => {
      const receipt = receiptMoney(requests, Math.max(1, sum(requests.map(priceOf))), vatPercent)
      const notes: ReturnType<typeof creditMoney>[] = []
      const left = () => receipt.total - sum(notes.map(({ total }) => total))
      const giveBack = (back: number, request: number) => {
        const note = creditMoney(receipt, notes, {
          amount: back,
          bookingRequests: [requests[request]?.id ?? 'deleted'],
        })
        expect(note.total).toBe(back)
        expect(sum(note.lines.map(line => line.amount))).toBe(back)
        expect(sum(note.lines.map(line => line.vat))).toBe(note.vat)
        expect(note.vat).toBeGreaterThanOrEqual(0)
        notes.push(note)
      }
      for (const { share, request } of refunds) giveBack(Math.floor(left() * share), request)
      giveBack(left(), 0)
      expect(sum(notes.map(({ vat }) => vat))).toBe(receipt.vat)
      for (const { id, amount: most } of receipt.lines) {
        const given = notes.flatMap(({ lines }) => lines).filter(line => line.id === id)
        expect(sum(given.map(line => line.amount))).toBe(most)
      }
      expect(() => creditMoney(receipt, notes, { amount: 1, bookingRequests: [] })).toThrow(RangeError)
    }),
  )
})

const REQUEST: Bought = {
  id: 'one',
  shelfType: { name: 'Standardhylde' },
  shelf: { name: 'A1' },
  bookingPeriod: { days: 0, weeks: 1, months: 0 },
  dateStartCustomer: '2026-11-24',
  dateEndCustomer: '2026-11-30',
  discountedPrice: 19_900,
  bookingAddons: [
    {
      lineItem: 'line',
      service: 'service',
      serviceName: 'Rengøring',
      unitPrice: 5_000,
      quantity: 2,
      totalPrice: 10_000,
    },
  ],
}

test('A receipt names the days that were bought, also where staff take the shelf for longer', () => {
  const wide = Object.assign({ ...REQUEST }, { dateStart: '2026-11-20', dateEnd: '2026-12-05' })
  expect(receiptMoney([wide], 29_900, 25).lines[0]?.rented).toMatchObject({
    first: '2026-11-24',
    last: '2026-11-30',
  })
})

test('A refund of the rent leaves the services, and a whole one takes them back too', () => {
  const receipt = receiptMoney([REQUEST, { ...REQUEST, id: 'two' }], 59_800, 25)
  const rent = creditMoney(receipt, [], { amount: 19_900, bookingRequests: ['two'] })
  expect(rent.lines.map(({ id, amount, vat }) => [id, amount, vat])).toEqual([['two', 19_900, 3_980]])
  const whole = creditMoney(receipt, [rent], { amount: 29_900, bookingRequests: ['one'] })
  expect(whole.lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['one', 19_900],
    ['one/line', 10_000],
  ])
})

test('A request that is deleted already, and another amount than was asked for, are one line of their own', () => {
  expect(receiptMoney([REQUEST], 49_900, 25).lines.at(-1)).toMatchObject({ kind: 'rest', amount: 20_000 })
  expect(receiptMoney([REQUEST], 100, 25).lines).toMatchObject([{ kind: 'rest', amount: 100, vat: 20 }])
})

test.each([
  ['a shop that charges none', 0, 'business', 'de', 'DE129273398', 'none'],
  ['a private buyer', 25, 'private', 'de', 'DE129273398', 'charged'],
  ['a business of the same country', 25, 'business', 'dk', 'DK13585628', 'charged'],
  ['a business of another EU country', 25, 'business', 'de', 'DE129273398', 'reverse'],
  ['a business whose VAT id is not valid', 25, 'business', 'de', 'DE000000000', 'charged'],
  ['a business outside the EU', 25, 'business', 'no', 'NO974760673MVA', 'charged'],
  ['a guest, whom nobody asked', 25, 'business', null, '', 'charged'],
] as const)('VAT for %s', (_, vatPercent, customerType, country, vatId, mode) => {
  expect(vatModeOf({ country: 'dk', vatPercent }, { customerType, country, vatId })).toBe(mode)
})

test('A refund by staff says what of it is for services: the lines of its credit note do too', () => {
  fc.assert(
    fc.property(cart, percent, fc.double({ min: 0, max: 1, noNaN: true }), (requests, vatPercent, share) => {
      const [one] = requests
      if (!one) return
      const receipt = receiptMoney(requests, sum(requests.map(priceOf)), vatPercent)
      const services = sum(one.bookingAddons.map(({ totalPrice }) => totalPrice))
      const addons = Math.floor(services * share)
      const rent = Math.floor(one.discountedPrice * share)
      const note = creditMoney(receipt, [], { amount: rent + addons, addons, bookingRequests: [one.id] })
      const of = (kind: string) => sum(note.lines.filter(line => line.kind === kind).map(line => line.amount))
      expect([note.total, of('rent'), of('service')]).toEqual([rent + addons, rent, addons])
      expect(note.lines.every(({ request }) => request === one.id)).toBe(true)
    }),
  )
})
