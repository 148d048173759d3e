/** People and tills who have nothing to do with each other do not wait for each other in the table. */
import { beforeAll, expect, test } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import { bookReceipt } from '#functions/sales/receipt/book.ts'
import { takeReceipt } from '#functions/tills/table/receipt.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import type { Receipt } from '#shared/tills/receipt.ts'
import { conflictsOf } from '../../cloud/conflicts.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf } from '../../people/goods.ts'
import { refundingStaff } from '../../people/refunding.ts'

const cloud = cloudForTests()
const MARKET = 'conflicts'
const money = refundingStaff(cloud, MARKET)
let anna: ReturnType<typeof goodsOf>
let bodil: ReturnType<typeof goodsOf>

beforeAll(async () => {
  ;({ anna, bodil } = await goodsMarket(cloud, MARKET, { anna: '100001', bodil: '100002' }))
  await money.logIn()
})

/** Receipts that a till has said and that nobody has booked yet. */
const said = async (...receipts: { id: string; number: string }[]): Promise<void> => {
  const market = await readMarket(MARKET)
  for (const { id, number } of receipts) {
    const line = { row: 0, number, name: 'Lampe', quantity: '1', unitPrice: 12_000, paid: 12_000 }
    const receipt: Receipt = {
      till: 'zettle',
      id,
      number: id,
      at: 1_813_000_000,
      currency: market.currencyCode,
      total: 12_000,
      refundOf: null,
      serviceCharge: 0,
      tenders: [],
      lines: [line],
    }
    // Without its event no worker books it beside us.
    await commit(takeReceipt(market, receipt).slice(0, 1))
  }
}

const bookAtOnce = (...ids: string[]) =>
  conflictsOf(() => Promise.all(ids.map(id => bookReceipt(MARKET, 'zettle', id))))

const numbers = async () => {
  const [lamp] = (await anna.completed([{ name: 'Lampe', price: '120.00' }])).products
  const [vase] = (await bodil.completed([{ name: 'Vase', price: '120.00' }])).products
  return [lamp?.number ?? '', vase?.number ?? ''] as const
}

test('Two tills that sell at the same moment do not wait for each other, and their day has both', async () => {
  const [lamp, vase] = await numbers()
  await said({ id: 'a', number: lamp }, { id: 'b', number: vase })
  expect(await bookAtOnce('a', 'b')).toEqual({ keys: [], most: 2 })
  const [day] = await readTillDays(MARKET, 31)
  expect(day).toMatchObject({ purchases: 2, total: 24_000, lines: 24_000, clearing: 0 })
})

test('Two receipts of one drawer wait for each other, and each counts once', async () => {
  const [lamp, vase] = await numbers()
  const [before] = await readTillDays(MARKET, 31)
  await said({ id: 'e', number: lamp }, { id: 'i', number: vase })
  expect((await bookAtOnce('e', 'i')).keys).toEqual([
    expect.stringMatching(/#SHOPSUMS /),
    expect.stringMatching(/#TILLDAYS /),
  ])
  const [after] = await readTillDays(MARKET, 31)
  expect((after?.purchases ?? 0) - (before?.purchases ?? 0)).toBe(2)
  expect((after?.total ?? 0) - (before?.total ?? 0)).toBe(24_000)
})

test('Guests who pay, and staff who give money back, do not wait for each other', async () => {
  const { visitor } = money
  const paidCart = async (at: number) => {
    const reserved = [await visitor.reserveOne({ from: 5 })]
    const customerEmail = `guest${at}@conflicts.example`
    const guest = { customerName: `Gæst ${at}`, customerEmail, customerPhone: '20123456' }
    const body = visitor.checkout(reserved, guest)
    const { paymentId } = (await visitor.init(body)).body
    await visitor.pay(paymentId)
    return { body, paymentId, id: reserved[0]?.id ?? '' }
  }
  const carts = [await paidCart(1), await paidCart(2)]
  const paying = await conflictsOf(() =>
    Promise.all(
      carts.map(async ({ body, paymentId }) => {
        expect((await visitor.confirm(body, paymentId)).status).toBe(200)
      }),
    ),
  )
  expect(paying.keys).toEqual([])
  expect(paying.most).toBeGreaterThan(1)
  await cloud.idle()
  const refunding = await conflictsOf(() =>
    Promise.all(
      carts.map(async ({ id }) => {
        const { version } = (await money.request(id)) as { version: number }
        expect((await money.refund(id, { version })).status).toBe(200)
      }),
    ),
  )
  expect(refunding.keys).toEqual([])
  expect(refunding.most).toBeGreaterThan(1)
  await cloud.idle()
})
