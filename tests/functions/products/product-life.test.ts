import { expect, test } from 'vitest'
import { firstProduct } from '#functions/products/table/product.ts'
import { comeBack, make, reduce, sell, withdraw } from '#functions/products/table/product-life.ts'

test('However often its price is reduced, a product knows the line in which it was sold', () => {
  const draft = firstProduct({
    userNumber: '100001',
    running: 1,
    sheet: '',
    type: 1,
    name: 'Lampe',
    price: 100,
  })
  const line = (nth: number) => ({ ref: `zettle.a.${nth}`, day: '2027-06-15', at: nth })
  let thing = sell(make(draft, 'loakb100001-1', 1_000), line(0), { paid: 100, share: 80, fee: 20 })
  for (let nth = 1; nth <= 15; nth += 1) thing = reduce(thing, line(nth), { paid: -1, share: -1 })
  expect(thing.lines).toHaveLength(10)
  expect(thing.lines[0]).toEqual(line(0))
  expect(thing.soldFor).toEqual({ paid: 85, share: 65, fee: 20 })
})

test('When a product went on sale does not change when it comes back, or is withdrawn and made again', () => {
  const draft = firstProduct({
    userNumber: '100001',
    running: 1,
    sheet: '',
    type: 1,
    name: 'Vase',
    price: 100,
  })
  const line = { ref: 'zettle.a.0', day: '2027-06-15', at: 2_000 }
  const made = make(draft, 'loakb100001-1', 1_000)
  const back = comeBack(sell(made, line, { paid: 100, share: 80, fee: 20 }), { ...line, ref: 'zettle.b.0' })
  expect([draft, made, back].map(({ onSaleTs }) => onSaleTs)).toEqual([0, 1_000, 1_000])
  expect(make(withdraw(back), 'loakb100001-1', 3_000).onSaleTs).toBe(1_000)
})
