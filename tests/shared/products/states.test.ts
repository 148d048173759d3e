/** A product and its sheet go only where their machines lead, whatever a till, staff and tenants do in whichever order. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { next } from '#shared/kit/machine.ts'
import {
  isInShop,
  type OwnStatus,
  PRODUCT,
  type ProductEvent,
  productMachine,
  SHEET,
  type SheetEvent,
  sheetMachine,
  shownStatus,
} from '#shared/products/states.ts'
import { outcomeOf } from '#shared/sales/book.ts'

const REF = 'zettle.first.0'
const line = (quantity: string) => ({
  row: 0,
  number: 'loakb100001-1',
  name: 'Lampe',
  quantity,
  unitPrice: 100,
  paid: 100 * Number(quantity),
})

/** What a till says of a product becomes an event of the machine, or a line of the clearing list. */
const eventOf = (status: OwnStatus, quantity: string): ProductEvent | undefined => {
  const isSold = status === PRODUCT.sold
  const { booked } = outcomeOf({
    line: line(quantity),
    ref: 'zettle.second.0',
    number: 'ours',
    known: { status, soldIn: isSold ? REF : '', sellPrice: 100 },
    receiptReason: undefined,
    soldBefore: isSold ? REF : undefined,
  })
  return booked && (booked.kind === 'sale' ? 'sell' : 'comeBack')
}

test('A till never asks for a step that the machine of products lacks', () => {
  const acts = fc.array(fc.constantFrom('1', '-1', '2', 'print', 'handOut', 'takeBack'), { maxLength: 30 })
  fc.assert(
    fc.property(acts, all => {
      let status: OwnStatus = PRODUCT.active
      for (const act of all) {
        const event: ProductEvent | undefined = Number(act) ? eventOf(status, act) : (act as ProductEvent)
        const after: OwnStatus | undefined = event && next(productMachine, status, event)
        if (Number(act) && event) expect(after, `${event} of ${status}`).toBeDefined()
        status = after ?? status
      }
    }),
  )
})

test('What leaves the shop comes back into it, and only what is in it leaves', () => {
  for (const status of [PRODUCT.active, PRODUCT.printed])
    for (const event of ['sell', 'handOut', 'withdraw'] as const) {
      const out = next(productMachine, status, event)
      expect(out && isInShop(out), event).toBe(false)
    }
  for (const [status, event] of [
    [PRODUCT.sold, 'comeBack'],
    [PRODUCT.handedOut, 'takeBack'],
    [PRODUCT.draft, 'make'],
  ] as const)
    expect(next(productMachine, status, event)).toBe(PRODUCT.active)
  for (const event of ['sell', 'handOut', 'print', 'withdraw'] as const)
    for (const status of [PRODUCT.draft, PRODUCT.sold, PRODUCT.handedOut])
      expect(next(productMachine, status, event)).toBeUndefined()
})

test.each<[SheetEvent[], number | undefined]>([
  [['complete', 'made', 'print', 'print'], SHEET.printed],
  [['submit', 'complete', 'complete', 'made'], SHEET.active],
  [['complete', 'made', 'withdraw', 'complete', 'made'], SHEET.active],
  [['made'], undefined],
  [['complete', 'print'], undefined],
  [['submit', 'submit'], undefined],
])('A sheet goes by %j to %s', (events, end) => {
  const status = events.reduce<number | undefined>(
    (now, event) => (now === undefined ? now : next(sheetMachine, now as 1, event)),
    SHEET.draft,
  )
  expect(status).toBe(end)
})

test('A product is shown as its sheet until it is made', () => {
  expect(shownStatus(PRODUCT.draft, SHEET.ready)).toBe(SHEET.ready)
  expect(shownStatus(PRODUCT.sold, SHEET.printed)).toBe(PRODUCT.sold)
})
