/** A tenant reads the history of their own product. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Listed } from '../../people/goods.ts'

const cloud = cloudForTests()
let anna: ReturnType<typeof goodsOf>
let bo: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

beforeAll(async () => {
  ;({ anna, bo, staff } = await goodsMarket(cloud, 'product-history', { anna: '100001', bo: '100002' }))
})

interface History extends Listed<{ by: string; before: object; after: object }> {
  onSale: string | null
  printed: string | null
}

test('A tenant reads what happened to a product, by whom without a name; staff’s reason is not theirs, nor is another’s product', async () => {
  const sheet = await anna.completed([{ name: 'Lampe', price: '120.00' }])
  const [lamp] = sheet.products
  await anna.call('PATCH', `products/${lamp?.id}/`, { price: '90.00' })
  await staff.call('PATCH', `products/${lamp?.id}/checkout/`, { reason: 'Anna bad om den' })
  const read = () => anna.call<History>('GET', `products/${lamp?.id}/history/`)
  const { body } = await read()
  expect(body.results.map(({ by, before, after }) => ({ by, before, after }))).toEqual([
    { by: 'shop', before: { status: 4 }, after: { status: 7 } },
    { by: 'you', before: { price: '120.00' }, after: { price: '90.00' } },
  ])
  expect(JSON.stringify(body)).not.toMatch(/Anna bad|admin/)
  expect(body.onSale).not.toBeNull()
  expect(body.printed).toBeNull()
  expect((await bo.call('GET', `products/${lamp?.id}/history/`)).status).toBe(404)
})
