/** Flexpos behind the same port as Zettle, where a deployment says `flexposWrites` (D42). */
import { beforeAll, expect, test } from 'vitest'
import { readContact } from '#functions/tills/table/contact.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, logInAgain } from '../../people/goods.ts'
import { setFee } from '../../people/sales.ts'
import { connectFlexpos, tillOf } from '../../people/till.ts'

const cloud = cloudForTests()
const MARKET = 'flexpos'
const ANNA = { anna: '100001' }
const zettle = tillOf(cloud, MARKET)
const till = tillOf(cloud, MARKET, 'flexpos')
let anna: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

beforeAll(async () => {
  ;({ anna, staff } = await goodsMarket(cloud, MARKET, ANNA))
  await setFee(MARKET, '100001', 20)
  await cloud.idle()
})

const later = async (seconds: number) => {
  await cloud.later(seconds)
  await cloud.idle()
  await logInAgain(cloud, MARKET, { anna, staff }, ANNA)
}

const lines = async () => (await anna.call<{ results: object[] }>('GET', 'sale_lines/')).body.results

test('A market that changes its till finds everything for sale in the new one, and its prices follow', async () => {
  const { products } = await anna.completed([
    { name: 'Lampe', price: '120.00' },
    { name: 'Frakke', price: '249.50', type: 2, discount: 10 },
  ])
  expect(await zettle.products()).toHaveLength(2)
  await connectFlexpos(MARKET)
  await cloud.idle()
  expect(await till.products()).toMatchObject([
    { name: 'Lampe', price: '120.00', vatPercentage: '0' },
    { name: 'Frakke', price: '224.55', vatPercentage: '25' },
  ])
  const [lamp, coat] = products
  const { version } = (await staff.call<{ version: number }>('GET', `products/${lamp?.id}/`)).body
  await anna.call('PATCH', `products/${lamp?.id}/`, { price: '100.00', version })
  await staff.call('PATCH', `products/${coat?.id}/checkout/`)
  await cloud.idle()
  expect(await till.products()).toMatchObject([{ name: 'Lampe', price: '100.00' }])
})

test('While Flexpos does not answer the things of a sheet wait, and are in it once when it answers again', async () => {
  await till.fault('drop')
  const { id, products } = await anna.completed([{ name: 'Vase', price: '30.00' }])
  expect(products).toMatchObject([{ status: 4, isInTill: false }])
  await till.fault('off')
  await later(1_000)
  expect((await anna.read(id)).products).toMatchObject([{ status: 4, isInTill: true }])
  expect((await till.products()).filter(({ name }) => name === 'Vase')).toHaveLength(1)
})

test('Its sales are here within ten minutes, each once, also several of one second; a return mirrors its sale', async () => {
  const { products } = await anna.completed([
    { name: 'Kande', price: '100.00' },
    { name: 'Krus', price: '50.00' },
  ])
  const [jug, mug] = products
  const purchase = await till.sell([{ number: jug?.number, discount: { percentage: 10 } }], {
    discount: { amount: 10 },
  })
  await till.sell([{ number: mug?.number }])
  await later(700)
  expect(await lines()).toHaveLength(2)
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Kande', total: '80.00', share: '64.00' }),
      expect.objectContaining({ name: 'Krus', total: '50.00', share: '40.00' }),
    ]),
  )
  await till.sell([{ number: jug?.number, quantity: -1 }], { refundOf: purchase })
  await later(700)
  expect((await lines())[0]).toMatchObject({ name: 'Kande', quantity: -1, total: '-80.00', share: '-64.00' })
  const { till: read } = await readContact(MARKET, 'in')
  expect(read).toBe('flexpos')
  await later(700)
  expect(await lines()).toHaveLength(3)
})
